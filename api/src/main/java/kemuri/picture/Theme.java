package kemuri.picture;

/** The colours of a picture. */
public enum Theme {
  /** Dark ink on light paper. */
  LIGHT,
  /** Light ink on dark paper. */
  DARK,
  /** What the reader's system prefers; light where that cannot be told, as in a PNG. */
  AUTO
}
