package kemuri.compose;

import java.util.Optional;

/** What becomes of a candidate. */
sealed interface Judgement {
  /** The problem, if it is one. */
  Optional<Specimen> problem();

  /** It is a problem. */
  record Accepted(Specimen specimen) implements Judgement {
    @Override
    public Optional<Specimen> problem() {
      return Optional.of(specimen);
    }
  }

  /** It is none. */
  record Refused(Refusal reason) implements Judgement {
    @Override
    public Optional<Specimen> problem() {
      return Optional.empty();
    }
  }
}
