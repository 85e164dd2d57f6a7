package kemuri.board;

/** The two players of a diagram, as SFEN names them: Black (先手) and White (後手). */
public enum Color {
  /** 先手, upper-case letters in SFEN; its pieces move towards rank 一. */
  BLACK(0),
  /** 後手, lower-case letters in SFEN; its pieces move towards rank 九. */
  WHITE(1);

  private final int owner;

  Color(int owner) {
    this.owner = owner;
  }

  /** The owner bit of this player's pieces in a {@link Diagram}. */
  public int owner() {
    return owner;
  }

  /** The other player. */
  public Color opponent() {
    return this == BLACK ? WHITE : BLACK;
  }
}
