package kemuri.compose;

import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Color;
import kemuri.board.Hand;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Reach;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;

/** Places a king and a few pieces around it at random. */
final class RandomPlacement implements DiagramSource {
  /** How often each kind is drawn for the attacker's side of the board. */
  private static final int[] ATTACKER = {0, 2, 1, 3, 5, 5, 3, 3, 0, 3, 1, 1, 1, 0, 3, 4};

  /** How often each kind is drawn for the defender. */
  private static final int[] DEFENDER = {0, 6, 3, 3, 3, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0};

  /** How often each kind is drawn for the attacker's hand. */
  private static final int[] HAND = {0, 3, 2, 3, 4, 5, 2, 3};

  private final Material material;

  /** Places any pieces. */
  RandomPlacement() {
    this(Material.ANY);
  }

  /** Places what is allowed. */
  RandomPlacement(Material material) {
    this.material = material;
  }

  /**
   * What may be placed.
   *
   * @param kinds raw kinds, as bits
   * @param attackers how many pieces the attacker has on the board at most
   * @param defenders whether the defender has any
   * @param king where the king stands, {@link Square#NONE} for anywhere
   */
  record Material(int kinds, int attackers, boolean defenders, int king) {
    /** On the board at most. */
    static final int MOST_ATTACKERS = 4;

    /** All there is. */
    static final Material ANY = new Material(-1, MOST_ATTACKERS, true, Square.NONE);
  }

  @Override
  public Optional<Position> next(SplittableRandom random) {
    Position position = Position.empty();
    int anywhere = Square.of(random.nextInt(5), rank(random));
    int king = material.king == Square.NONE ? anywhere : material.king;
    position.place(king, Piece.of(Side.DEFENDER, PieceType.KING));
    int attackers = 1 + random.nextInt(material.attackers);
    int defenders = material.defenders ? random.nextInt(4) : 0;
    int held = random.nextInt(attackers > 2 ? 3 : 4);
    for (int i = 0; i < attackers; i++) {
      put(position, near(king, random), Side.ATTACKER, draw(ATTACKER, material.kinds, random));
    }
    for (int i = 0; i < defenders; i++) {
      put(position, near(king, random), Side.DEFENDER, draw(DEFENDER, material.kinds, random));
    }
    for (int i = 0; i < held; i++) {
      int type = draw(HAND, material.kinds, random);
      if (Hand.has(position.hand(Side.DEFENDER), type)) {
        position.takeAgain(type, true);
      }
    }
    return Attacks.inCheck(position, Side.DEFENDER) ? Optional.empty() : Optional.of(position);
  }

  private static int rank(SplittableRandom random) {
    int draw = random.nextInt(100);
    return draw < 40 ? 0 : draw < 65 ? 1 : draw < 82 ? 2 : 3 + random.nextInt(4);
  }

  /** A square near the king, {@link Square#NONE} if it is none of the board. */
  static int near(int king, SplittableRandom random) {
    int reach = random.nextInt(100) < 70 ? 2 : 4;
    int file = Square.file(king) + random.nextInt(2 * reach + 1) - reach;
    int rank = Square.rank(king) + random.nextInt(2 * reach + 1) - reach;
    boolean onBoard = 0 <= file && file < 9 && 0 <= rank && rank < 9;
    return onBoard ? Square.of(file, rank) : Square.NONE;
  }

  /** Puts a piece on the board if it may stand there and the box has one. */
  static boolean put(Position position, int square, int side, int type) {
    if (square == Square.NONE
        || position.pieceAt(square) != Piece.EMPTY
        || !Hand.has(position.hand(Side.DEFENDER), PieceType.demote(type))
        || Reach.isDead(side == Side.ATTACKER ? Color.BLACK : Color.WHITE, type, square)
        || (type == PieceType.PAWN && position.hasPawnOn(side, Square.file(square)))) {
      return false;
    }
    position.place(square, Piece.of(side, type));
    return true;
  }

  /** Draws a kind by weight among the raw kinds that are allowed, as bits. */
  static int draw(int[] weights, int kinds, SplittableRandom random) {
    int total = 0;
    for (int type = 0; type < weights.length; type++) {
      total += weight(weights, kinds, type);
    }
    int rest = random.nextInt(total);
    int type = 0;
    while (rest >= weight(weights, kinds, type)) {
      rest -= weight(weights, kinds, type++);
    }
    return type;
  }

  private static int weight(int[] weights, int kinds, int type) {
    return ((kinds >>> PieceType.demote(type)) & 1) == 0 ? 0 : weights[type];
  }
}
