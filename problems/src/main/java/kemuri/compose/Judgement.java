package kemuri.compose;

/** What becomes of a candidate. */
sealed interface Judgement {
  /** It is a problem. */
  record Accepted(Specimen specimen) implements Judgement {}

  /** It is none. */
  record Refused(Refusal reason) implements Judgement {}
}
