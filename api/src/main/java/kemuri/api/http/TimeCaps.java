package kemuri.api.http;

import jakarta.inject.Singleton;
import java.time.Duration;
import kemuri.api.job.JobConfiguration;
import kemuri.api.request.TimeCap;
import kemuri.api.search.SearchConfiguration;

/** The greatest time limits of requests. */
@Singleton
final class TimeCaps {
  private final Duration synchronous;
  private final Duration job;

  TimeCaps(SearchConfiguration searches, JobConfiguration jobs) {
    synchronous = searches.maximumTime();
    job = jobs.maximumTime();
  }

  /** Of requests that cannot be jobs. */
  TimeCap plain() {
    return new TimeCap(synchronous, "above the synchronous maximum " + synchronous);
  }

  /** Of requests that could have been jobs. */
  TimeCap synchronous() {
    return new TimeCap(
        synchronous,
        plain().above() + "; send \"Prefer: respond-async\" for a job of up to " + job);
  }

  /** Of jobs. */
  TimeCap job() {
    return new TimeCap(job, "above the maximum " + job + " of a job");
  }
}
