package kemuri.api.http;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import kemuri.api.dto.JsonLine;
import kemuri.api.dto.WireName;
import kemuri.api.job.Job;
import kemuri.api.job.JobState;
import kemuri.mate.SoundnessListener.Progress;

/** Writes a job as JSON. */
final class JobJson {
  private JobJson() {}

  /** The job as it is now. */
  static String toText(Job job) {
    Job.Status status = job.status();
    return JsonLine.textOf(
        json -> {
          json.writeStartObject();
          json.writeStringField("id", job.id());
          json.writeStringField("kind", job.kind());
          json.writeStringField("state", WireName.of(status.state()));
          writeTime("createdAt", Optional.of(status.created()), json);
          writeTime("startedAt", status.started(), json);
          writeTime("finishedAt", status.finished(), json);
          json.writeFieldName("progress");
          json.writeRawValue(status.progress());
          if (job.kind().equals(GenerateController.KIND)) {
            json.writeArrayFieldStart("problems");
            for (String problem : job.problems()) {
              json.writeRawValue(problem);
            }
            json.writeEndArray();
          }
          if (status.outcome().isPresent()) {
            json.writeFieldName(status.state() == JobState.DONE ? "result" : "error");
            json.writeRawValue(status.outcome().get());
          }
          json.writeEndObject();
        });
  }

  /** How far a search has come. */
  static String toText(Progress progress) {
    return JsonLine.textOf(json -> write(progress, json));
  }

  private static void write(Progress progress, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("nodes", progress.nodes());
    json.writeNumberField("milliseconds", progress.milliseconds());
    json.writeNumberField("plies", progress.plies());
    if (progress.alternatives() > 0) {
      json.writeNumberField("decided", progress.decided());
      json.writeNumberField("alternatives", progress.alternatives());
    }
    json.writeEndObject();
  }

  private static void writeTime(String name, Optional<Instant> time, JsonGenerator json)
      throws IOException {
    json.writeStringField(
        name, time.map(at -> at.truncatedTo(ChronoUnit.MILLIS).toString()).orElse(null));
  }
}
