package kemuri.api.job;

import io.micronaut.context.annotation.ConfigurationProperties;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/**
 * How many jobs there may be, and for how long; {@code application.yml} holds the defaults.
 *
 * @param unfinished jobs that wait or run at a time
 * @param events events kept of each job, the last ones
 * @param keptMebibytes about how much memory finished jobs may take; the oldest go first
 * @param keptFor how long a finished job is kept
 * @param maximumTime the greatest time limit of a job
 */
@ConfigurationProperties("kemuri.jobs")
public record JobConfiguration(
    @Min(1) int unfinished,
    @Min(1) int events,
    @Min(1) int keptMebibytes,
    Duration keptFor,
    Duration maximumTime) {}
