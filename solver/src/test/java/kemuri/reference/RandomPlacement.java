package kemuri.reference;

import java.util.Arrays;
import java.util.SplittableRandom;
import kemuri.board.PieceType;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * Valid positions built by placing pieces at random, rich in what is rare in play: pins, double and
 * discovered checks, drop mates, far ranks, kings face to face, the attacker in check.
 */
public final class RandomPlacement {
  private static final int[] SET = {0, 18, 4, 4, 4, 4, 2, 2};

  private final SplittableRandom random;
  private final byte[] board = new byte[Square.COUNT];
  private final byte[] hands = new byte[16];
  private final int[] box = new int[8];

  /** A source of positions that depends on nothing but {@code random}. */
  public RandomPlacement(SplittableRandom random) {
    this.random = random;
  }

  /** A position in which the side that is not to move is not in check. */
  public NaiveShogi next() {
    while (true) {
      clear();
      boolean twoKings = chance(55);
      placeKings(twoKings);
      for (int lines = random.nextInt(3); lines > 0; lines--) {
        placeLine(randomKing());
      }
      boolean crowded = chance(20);
      if (crowded) {
        crowd();
      }
      int pieces = chance(85) ? 2 + random.nextInt(13) : 15 + random.nextInt(24);
      scatter(pieces, 15 + random.nextInt(75), chance(20));
      dealHands(crowded);
      int mover = chance(60) ? Side.ATTACKER : Side.DEFENDER;
      NaiveShogi drawn = snapshot(mover);
      NaiveShogi shogi = twoKings && chance(35) ? drawn.turned() : drawn;
      boolean wantsCheck = shogi.mover() == Side.DEFENDER ? chance(75) : chance(20);
      if (!shogi.inCheck(1 - shogi.mover()) && (!wantsCheck || shogi.inCheck(shogi.mover()))) {
        return chance(25) ? RandomGame.walk(shogi, 1 + random.nextInt(3), random) : shogi;
      }
    }
  }

  /**
   * A small position for exhaustive solving: a hemmed-in king, few pieces, small hands; now and
   * then with two kings, the attacker in check or the defender to move.
   */
  public NaiveShogi nextSmall() {
    while (true) {
      clear();
      placeKings(chance(30));
      if (chance(75)) {
        crowd();
      }
      int attackers = 1 + random.nextInt(5);
      for (int i = 0; i < attackers; i++) {
        int reach = chance(60) ? 2 : 4;
        int square = near(snapshot(Side.ATTACKER).kingOf(Side.DEFENDER), reach);
        if (square >= 0) {
          put(square, drawSmallKind(), Side.ATTACKER, 25);
        }
      }
      scatter(random.nextInt(3), 20, chance(30));
      deal(Side.ATTACKER, random.nextInt(5));
      deal(Side.DEFENDER, chance(60) ? 0 : random.nextInt(3));
      int mover = chance(88) ? Side.ATTACKER : Side.DEFENDER;
      NaiveShogi shogi = snapshot(mover);
      if (shogi.inCheck(1 - mover)) {
        continue;
      }
      boolean trivial =
          mover == Side.ATTACKER
              && (shogi.legalChecks().length == 0 || PlainMinimax.matesWithin(shogi, 1));
      if (!trivial || chance(12)) {
        return shogi;
      }
    }
  }

  /**
   * A still smaller position with the attacker to move: a king hemmed in by its own pieces, often a
   * slider aimed at it, and a defender with something to interpose.
   */
  NaiveShogi nextTsume() {
    while (true) {
      clear();
      placeKings(chance(10));
      crowd();
      int king = snapshot(Side.ATTACKER).kingOf(Side.DEFENDER);
      for (int lines = random.nextInt(3); lines > 0; lines--) {
        placeLine(king);
      }
      for (int attackers = 1 + random.nextInt(3); attackers > 0; attackers--) {
        int square = near(king, 3);
        if (square >= 0) {
          put(square, drawSmallKind(), Side.ATTACKER, 30);
        }
      }
      deal(Side.ATTACKER, random.nextInt(3));
      deal(Side.DEFENDER, random.nextInt(3));
      if (box[PieceType.LANCE] > 0 && chance(40)) {
        hands[PieceType.LANCE]++;
        box[PieceType.LANCE]--;
      }
      NaiveShogi shogi = snapshot(Side.ATTACKER);
      if (!shogi.inCheck(Side.DEFENDER) && shogi.legalChecks().length > 0) {
        return shogi;
      }
    }
  }

  /** Seldom a rook or a bishop: their many checks make graphs too large. */
  private int drawSmallKind() {
    int kind = 1 + random.nextInt(5);
    return box[kind] == 0 || chance(35) ? drawKind(false) : kind;
  }

  /** The same position with one thing changed: a piece moved, removed or added, or a hand. */
  NaiveShogi mutate(NaiveShogi origin) {
    while (true) {
      load(origin);
      int square = pieceOtherThanKing(origin);
      switch (random.nextInt(6)) {
        case 0 -> lift(square);
        case 1, 2 -> {
          int piece = board[square];
          lift(square);
          int to = chance(70) ? near(square, 1) : near(origin.kingOf(Side.DEFENDER), 3);
          int kind = NaiveShogi.unpromoted(Math.abs(piece));
          if (to >= 0 && piece != 0) {
            put(to, kind, piece > 0 ? Side.ATTACKER : Side.DEFENDER, chance(20) ? 50 : 0);
          }
        }
        case 3 -> {
          int to = near(origin.kingOf(Side.DEFENDER), 3);
          if (to >= 0) {
            put(to, drawSmallKind(), random.nextInt(2), 20);
          }
        }
        case 4 -> deal(chance(70) ? Side.ATTACKER : Side.DEFENDER, 1);
        default -> {
          int held = random.nextInt(16);
          if (hands[held] > 0) {
            hands[held]--;
          }
        }
      }
      NaiveShogi mutant = snapshot(origin.mover());
      if (!mutant.equals(origin) && !mutant.inCheck(1 - mutant.mover())) {
        return mutant;
      }
    }
  }

  /**
   * The position with the defender's king a step back and one piece more for the attacker, of those
   * that the defender holds if there are any: often the piece can be sacrificed where the king was.
   */
  NaiveShogi extend(NaiveShogi origin) {
    for (int attempt = 0; attempt < 20; attempt++) {
      load(origin);
      int king = origin.kingOf(Side.DEFENDER);
      int back = near(king, 1);
      int kind = heldKind();
      if (back < 0 || board[back] != 0 || kind == 0) {
        continue;
      }
      board[king] = 0;
      board[back] = -PieceType.KING;
      hands[kind]++;
      NaiveShogi extended = snapshot(Side.ATTACKER);
      if (!extended.inCheck(Side.DEFENDER)) {
        return extended;
      }
    }
    return mutate(origin);
  }

  /** Takes a piece out of the defender's hand, or out of the box if that is empty. */
  private int heldKind() {
    for (int attempt = 0; attempt < 8; attempt++) {
      int kind = 1 + random.nextInt(7);
      if (hands[8 + kind] > 0) {
        hands[8 + kind]--;
        return kind;
      }
    }
    int kind = drawSmallKind();
    box[kind] -= kind == 0 ? 0 : 1;
    return kind;
  }

  private void load(NaiveShogi origin) {
    clear();
    for (int square = 0; square < Square.COUNT; square++) {
      board[square] = (byte) origin.pieceAt(square);
      int kind = Math.abs(board[square]);
      if (kind != 0 && kind != PieceType.KING) {
        box[NaiveShogi.unpromoted(kind)]--;
      }
    }
    for (int kind = PieceType.PAWN; kind <= PieceType.ROOK; kind++) {
      for (int side = 0; side < 2; side++) {
        hands[8 * side + kind] = (byte) origin.inHand(side, kind);
        box[kind] -= hands[8 * side + kind];
      }
    }
  }

  /** A square with a piece on it, or an arbitrary empty one if there are kings alone. */
  private int pieceOtherThanKing(NaiveShogi origin) {
    int square = random.nextInt(Square.COUNT);
    for (int i = 0; i < Square.COUNT; i++) {
      int kind = Math.abs(origin.pieceAt(square));
      if (kind != 0 && kind != PieceType.KING) {
        return square;
      }
      square = (square + 1) % Square.COUNT;
    }
    return origin.pieceAt(square) == 0 ? square : (square + 1) % Square.COUNT;
  }

  private void lift(int square) {
    int kind = Math.abs(board[square]);
    if (kind != 0) {
      box[NaiveShogi.unpromoted(kind)]++;
      board[square] = 0;
    }
  }

  private void deal(int side, int count) {
    for (int i = 0; i < count; i++) {
      int kind = drawSmallKind();
      if (kind != 0) {
        hands[8 * side + kind]++;
        box[kind]--;
      }
    }
  }

  private void clear() {
    Arrays.fill(board, (byte) 0);
    Arrays.fill(hands, (byte) 0);
    System.arraycopy(SET, 0, box, 0, SET.length);
  }

  private NaiveShogi snapshot(int mover) {
    return new NaiveShogi(board.clone(), hands.clone(), mover);
  }

  private void placeKings(boolean both) {
    int defender =
        switch (random.nextInt(4)) {
          case 0 -> 9 * edge() + edge();
          case 1 -> 9 * random.nextInt(9) + edge();
          case 2 -> 9 * edge() + random.nextInt(9);
          default -> random.nextInt(Square.COUNT);
        };
    board[defender] = -PieceType.KING;
    while (both) {
      int attacker = chance(50) ? near(defender, 3) : random.nextInt(Square.COUNT);
      if (attacker >= 0 && board[attacker] == 0) {
        board[attacker] = PieceType.KING;
        return;
      }
    }
  }

  private int edge() {
    return chance(80) ? 0 : 8;
  }

  private void scatter(int pieces, int attackerShare, boolean slidersFirst) {
    int promotedShare = random.nextInt(70);
    for (int i = 0; i < pieces; i++) {
      int kind = drawKind(slidersFirst && i < 8);
      int side = chance(attackerShare) ? Side.ATTACKER : Side.DEFENDER;
      int square = drawSquare();
      if (square >= 0) {
        put(square, kind, side, promotedShare);
      }
    }
  }

  /** A slider aimed at a king with one piece between them: a pin, or a check to discover. */
  private void placeLine(int king) {
    int fileStep = random.nextInt(3) - 1;
    int rankStep = random.nextInt(3) - 1;
    int distance = 2 + random.nextInt(5);
    int slider = offset(king, fileStep * distance, rankStep * distance);
    int between = 1 + random.nextInt(distance - 1);
    int screen = offset(king, fileStep * between, rankStep * between);
    if (slider < 0 || slider == king || board[slider] != 0 || board[screen] != 0) {
      return;
    }
    boolean diagonal = fileStep != 0 && rankStep != 0;
    int kind =
        diagonal
            ? PieceType.BISHOP
            : rankStep != 0 && chance(40) ? PieceType.LANCE : PieceType.ROOK;
    int side = board[king] > 0 ? Side.DEFENDER : Side.ATTACKER;
    if (kind == PieceType.LANCE && (side == Side.ATTACKER) != (rankStep > 0)) {
      return;
    }
    put(slider, kind, side, kind == PieceType.LANCE ? 0 : 30);
    put(screen, drawKind(false), chance(60) ? side : 1 - side, 30);
  }

  private void put(int square, int kind, int side, int promotedShare) {
    if (kind == 0 || box[kind] == 0 || board[square] != 0) {
      return;
    }
    int sign = side == Side.ATTACKER ? 1 : -1;
    if (NaiveShogi.canPromote(kind) && chance(promotedShare)) {
      board[square] = (byte) (sign * (kind + 8));
      box[kind]--;
    } else if (!NaiveShogi.isDead(side, kind, square)
        && !(kind == PieceType.PAWN
            && new NaiveShogi(board, hands, side).hasPawn(side, square / 9))) {
      board[square] = (byte) (sign * kind);
      box[kind]--;
    }
  }

  private int drawKind(boolean slider) {
    for (int attempt = 0; attempt < 8; attempt++) {
      int kind = 1 + random.nextInt(7);
      boolean slides =
          kind == PieceType.LANCE || kind == PieceType.BISHOP || kind == PieceType.ROOK;
      if (box[kind] > 0 && (slides || !slider)) {
        return kind;
      }
    }
    return 0;
  }

  /** Near a king, on a line with it, on a far rank, or anywhere; −1 if off the board. */
  private int drawSquare() {
    int king = randomKing();
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> near(king, 2);
      case 3 -> near(king, 3);
      case 4, 5 -> {
        int fileStep = random.nextInt(3) - 1;
        int rankStep = random.nextInt(3) - 1;
        int distance = 1 + random.nextInt(8);
        yield offset(king, fileStep * distance, rankStep * distance);
      }
      case 6 -> 9 * random.nextInt(9) + (chance(50) ? random.nextInt(3) : 6 + random.nextInt(3));
      default -> random.nextInt(Square.COUNT);
    };
  }

  private int randomKing() {
    NaiveShogi soFar = new NaiveShogi(board, hands, Side.ATTACKER);
    int own = soFar.kingOf(Side.ATTACKER);
    return own != Square.NONE && chance(35) ? own : soFar.kingOf(Side.DEFENDER);
  }

  private int near(int square, int reach) {
    return offset(
        square, random.nextInt(2 * reach + 1) - reach, random.nextInt(2 * reach + 1) - reach);
  }

  private static int offset(int square, int files, int ranks) {
    int file = square / 9 + files;
    int rank = square % 9 + ranks;
    return file < 0 || file > 8 || rank < 0 || rank > 8 ? Square.NONE : 9 * file + rank;
  }

  /** Leaves a defending king in a far corner or on a far edge little room, for drop mates. */
  private void crowd() {
    NaiveShogi soFar = snapshot(Side.ATTACKER);
    board[soFar.kingOf(Side.DEFENDER)] = 0;
    int king = 9 * (chance(50) ? 0 : random.nextInt(9)) + (chance(85) ? 0 : random.nextInt(3));
    if (board[king] != 0) {
      king = soFar.kingOf(Side.DEFENDER);
    }
    board[king] = -PieceType.KING;
    for (int file = -1; file <= 1; file++) {
      for (int rank = -1; rank <= 1; rank++) {
        int square = offset(king, file, rank);
        boolean front = file == 0 && rank == 1;
        if (square >= 0 && !front && chance(55)) {
          put(square, drawKind(false), chance(80) ? Side.DEFENDER : Side.ATTACKER, 20);
        }
      }
    }
    int support = offset(king, random.nextInt(3) - 1, 2);
    if (support >= 0) {
      put(support, drawKind(false), Side.ATTACKER, 30);
    }
  }

  private void dealHands(boolean pawnForAttacker) {
    int attackerShare = chance(25) ? 0 : random.nextInt(40);
    int defenderShare = chance(30) ? 100 : chance(30) ? 0 : random.nextInt(50);
    for (int kind = PieceType.PAWN; kind <= PieceType.ROOK; kind++) {
      for (; box[kind] > 0; box[kind]--) {
        if (chance(attackerShare)) {
          hands[kind]++;
        } else if (chance(defenderShare)) {
          hands[8 + kind]++;
        }
      }
    }
    if (hands[PieceType.PAWN] == 0 && hands[8 + PieceType.PAWN] > 1 && pawnForAttacker) {
      hands[PieceType.PAWN]++;
      hands[8 + PieceType.PAWN]--;
    }
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }
}
