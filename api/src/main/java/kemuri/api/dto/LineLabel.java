package kemuri.api.dto;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Which line of a batch an answer belongs to.
 *
 * @param line its number in the request, counted from 1
 * @param id what the line calls itself, as JSON: a string or an integer; null if it has no name
 */
public record LineLabel(long line, @Nullable String id) {
  /** Writes the fields that tell it. */
  public void write(JsonGenerator json) throws IOException {
    json.writeNumberField("line", line);
    if (id != null) {
      json.writeFieldName("id");
      json.writeRawValue(id);
    }
  }
}
