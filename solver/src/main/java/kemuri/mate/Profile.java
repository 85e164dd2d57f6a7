package kemuri.mate;

import kemuri.board.PieceType;

/** Whose habits decide how bad a finding is. */
public enum Profile {
  /** Every move of the solution has to be the only one (完全限定). */
  STRICT,
  /** The habit of the problem magazines. */
  STANDARD,
  /** Easy-going, as puzzle sites are. */
  LENIENT;

  /**
   * How bad a finding of a kind is, apart from what the circumstances change.
   *
   * @param kind the kind
   * @param plies the length of the main line
   * @param dropped the kind of piece whose drop the finding is about, or {@link PieceType#NONE}
   * @param mirrored whether the move is the mirror image of the solution's in a symmetric position
   */
  public Severity severity(FindingKind kind, int plies, int dropped, boolean mirrored) {
    return switch (kind) {
      case NO_MATE, LEFTOVER, SHORTER_MATE -> Severity.FATAL;
      case COOK -> this == LENIENT && mirrored ? Severity.INFO : Severity.FATAL;
      case LONGER_VARIATION -> of(Severity.FATAL, Severity.FATAL, Severity.FLAW);
      case EQUAL_VARIATION, DETOUR_MERGE, MOVE_ORDER, MOVE_DISTANCE ->
          of(Severity.FLAW, Severity.FLAW, Severity.INFO);
      case EQUAL_VARIATION_COOK -> of(Severity.FATAL, Severity.FLAW, Severity.INFO);
      case OTHER_VARIATION -> Severity.INFO;
      case DETOUR_RETURN, UNNEEDED_PIECE -> of(Severity.FLAW, Severity.INFO, Severity.INFO);
      case PROMOTION_CHOICE -> of(Severity.FLAW, Severity.MINOR, Severity.INFO);
      case DROP_DISTANCE -> of(Severity.FLAW, distance(dropped), Severity.INFO);
      case FINAL_MOVE ->
          plies == 1
              ? of(Severity.FLAW, Severity.FATAL, Severity.FATAL)
              : of(Severity.FLAW, Severity.TOLERATED, Severity.TOLERATED);
    };
  }

  private Severity of(Severity strict, Severity standard, Severity lenient) {
    return switch (this) {
      case STRICT -> strict;
      case STANDARD -> standard;
      case LENIENT -> lenient;
    };
  }

  private static Severity distance(int dropped) {
    boolean slider =
        dropped == PieceType.LANCE || dropped == PieceType.BISHOP || dropped == PieceType.ROOK;
    return slider ? Severity.MINOR : Severity.FLAW;
  }
}
