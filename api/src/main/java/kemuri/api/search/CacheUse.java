package kemuri.api.search;

/** Where an answer came from. */
public enum CacheUse {
  /** An earlier search. */
  HIT,
  /** A search of its own. */
  MISS,
  /** Another caller's search in flight. */
  SHARED
}
