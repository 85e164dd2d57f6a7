package kemuri.movegen;

/** The generators under test, used for one position after the other as a search does. */
record Generators(CheckGenerator checks, EvasionGenerator evasions, MateInOne mates) {
  Generators() {
    this(new CheckGenerator(), new EvasionGenerator(), new MateInOne());
  }
}
