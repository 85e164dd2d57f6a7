package kemuri.api.search;

import io.micronaut.context.annotation.ConfigurationProperties;
import jakarta.validation.constraints.Min;

/**
 * How problems are composed; {@code application.yml} holds the defaults.
 *
 * @param workers threads that compose
 * @param tableMebibytes size of each worker's table
 * @param unfinished composing jobs that wait or run at a time
 * @param maximumCount problems that a job may ask for
 */
@ConfigurationProperties("kemuri.compose")
public record ComposeConfiguration(
    @Min(1) int workers,
    @Min(1) int tableMebibytes,
    @Min(1) int unfinished,
    @Min(1) int maximumCount) {}
