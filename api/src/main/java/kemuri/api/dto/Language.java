package kemuri.api.dto;

/** The language of a report for people. */
public enum Language {
  /** English. */
  EN,
  /** Japanese. */
  JA;

  /** One of two wordings of the same. */
  public String of(String english, String japanese) {
    return this == EN ? english : japanese;
  }
}
