package kemuri.api.http;

import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Produces;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a controller whose answers are an {@link AnswerBody}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Produces({
  MediaType.APPLICATION_JSON,
  "application/x-kif",
  "application/x-ki2",
  "application/x-csa",
  "application/x-jkf+json",
  "application/x-sfen",
  "application/x-bod"
})
@interface ProducesRecords {}
