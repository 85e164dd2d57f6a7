package kemuri.mate;

/** What can be wrong with a problem, or worth knowing (the faults of the soundness check). */
public enum FindingKind {
  /** There is no forced mate. */
  NO_MATE("no-mate", "不詰"),
  /** Best play leaves the attacker pieces in hand. */
  LEFTOVER("leftover", "駒余り"),
  /** Another check mates without coming back to the solution. */
  COOK("cook", "余詰"),
  /** There is a mate shorter than the author's. */
  SHORTER_MATE("shorter-mate", "早詰"),
  /** A defence lasts two plies longer only to leave the attacker pieces in hand. */
  LONGER_VARIATION("longer-variation", "変長"),
  /** Another defence is just as good. */
  EQUAL_VARIATION("equal-variation", "変同"),
  /** A cook in a variation as good as the solution. */
  EQUAL_VARIATION_COOK("equal-variation-cook", "変同余詰"),
  /** After a worse defence a slower mate looks like a solution. */
  OTHER_VARIATION("other-variation", "変別"),
  /** Another check mates only by returning to an earlier position of the solution. */
  DETOUR_RETURN("detour-return", "迂回（復帰）"),
  /** Another check mates only by joining the solution later on, and takes longer. */
  DETOUR_MERGE("detour-merge", "迂回（合流）"),
  /** Another check joins the solution and takes no longer. */
  MOVE_ORDER("move-order", "手順前後"),
  /** Promotion and the plain move both do. */
  PROMOTION_CHOICE("promotion-choice", "成不成非限定"),
  /** A drop from another distance on the same line does too. */
  DROP_DISTANCE("drop-distance", "打点非限定"),
  /** A slide to another distance on the same line does too. */
  MOVE_DISTANCE("move-distance", "着手非限定"),
  /** Another check mates at the last move. */
  FINAL_MOVE("final-move", "最終手余詰"),
  /** A piece without which the problem is the same. */
  UNNEEDED_PIECE("unneeded-piece", "不要駒");

  private final String code;
  private final String japanese;

  FindingKind(String code, String japanese) {
    this.code = code;
    this.japanese = japanese;
  }

  /** The name on the wire: {@code cook}. */
  public String code() {
    return code;
  }

  /** The Japanese name: {@code 余詰}. */
  public String japanese() {
    return japanese;
  }
}
