package kemuri.cli;

/** The language of a report for people. */
enum Language {
  /** English. */
  EN,
  /** Japanese. */
  JA;

  /** One of two wordings of the same. */
  String of(String english, String japanese) {
    return this == EN ? english : japanese;
  }
}
