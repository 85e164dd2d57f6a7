package kemuri.api.http;

import java.util.function.Consumer;
import kemuri.api.error.ApiException;
import kemuri.api.request.TimeCap;

/** Reads and checks requests of one sort; each throws an {@link ApiException} if it is wrong. */
interface Inquiries {
  /** A request that is the position alone. */
  Inquiry<?> text(String position, TimeCap timeCap);

  /** A request in JSON. */
  Inquiry<?> json(byte[] body, TimeCap timeCap);

  /**
   * A line of a batch in JSON.
   *
   * @param id is told what the line calls itself, as JSON, even if what follows it is wrong
   */
  Inquiry<?> line(String json, Consumer<String> id, TimeCap timeCap);

  /** A request whose body has a type. */
  default Inquiry<?> body(byte[] body, ContentType type, TimeCap timeCap) {
    return type.isText() ? text(type.decode(body).stripTrailing(), timeCap) : json(body, timeCap);
  }
}
