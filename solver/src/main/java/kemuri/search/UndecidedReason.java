package kemuri.search;

/** Why a search gave up. */
public enum UndecidedReason {
  /** The time limit. */
  TIME,
  /** The node limit. */
  NODES,
  /** The table, or the depth of the search's stack, was exhausted. */
  MEMORY,
  /** Somebody asked it to stop. */
  CANCELLED
}
