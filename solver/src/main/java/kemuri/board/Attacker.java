package kemuri.board;

/** Who is to give mate. */
public enum Attacker {
  /**
   * The side to move; but if only one king is on the board, the side without it (RULES: "who
   * attacks").
   */
  AUTO,
  /** Black (先手) attacks. */
  BLACK,
  /** White (後手) attacks. */
  WHITE;

  /** The attacking player on this diagram. */
  public Color resolve(Diagram diagram) {
    if (this == BLACK) {
      return Color.BLACK;
    }
    if (this == WHITE) {
      return Color.WHITE;
    }
    boolean blackKing = diagram.count(Color.BLACK, PieceType.KING) > 0;
    boolean whiteKing = diagram.count(Color.WHITE, PieceType.KING) > 0;
    if (blackKing != whiteKing) {
      return blackKing ? Color.WHITE : Color.BLACK;
    }
    return diagram.sideToMove();
  }
}
