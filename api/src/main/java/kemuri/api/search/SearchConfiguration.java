package kemuri.api.search;

import io.micronaut.context.annotation.ConfigurationProperties;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/**
 * How searches are run; {@code application.yml} holds the defaults.
 *
 * @param threads searches at a time, zero for one a processor
 * @param batchThreads how many of these at most search for batches and jobs, zero for all but one
 * @param queue searches that may wait for a thread
 * @param queueWait how long a search may wait for a thread
 * @param tableMebibytes size of all searches' tables together
 * @param cacheMebibytes size of each of the two result caches, of mates and of checks
 * @param maximumTime the greatest time limit of a synchronous request
 */
@ConfigurationProperties("kemuri.search")
public record SearchConfiguration(
    @Min(0) int threads,
    @Min(0) int batchThreads,
    @Min(1) int queue,
    Duration queueWait,
    @Min(1) int tableMebibytes,
    @Min(1) int cacheMebibytes,
    Duration maximumTime) {
  private static final int MEBIBYTE = 1 << 20;

  /** The number of threads, the processors counted if the configuration says zero. */
  int effectiveThreads() {
    return threads > 0 ? threads : Runtime.getRuntime().availableProcessors();
  }

  /** The number of threads for batches: at least one, and one less than all if it says zero. */
  int effectiveBatchThreads() {
    int all = effectiveThreads();
    return batchThreads > 0 ? Math.min(batchThreads, all) : Math.max(1, all - 1);
  }

  /** The size of one search's table: its share, of no more than half of the heap in all. */
  int tableMebibytesEach() {
    return Math.max(1, (int) Math.min(tableMebibytes, heapShare()) / effectiveThreads());
  }

  /** Whether the heap is too small for the tables that were asked for. */
  boolean isTableClamped() {
    return heapShare() < tableMebibytes;
  }

  private static long heapShare() {
    return Runtime.getRuntime().maxMemory() / MEBIBYTE / 2;
  }
}
