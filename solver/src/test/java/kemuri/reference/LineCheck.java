package kemuri.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kemuri.board.PieceType;
import kemuri.board.Side;

/**
 * A check along a line by one piece alone, which leaves squares to interpose on.
 *
 * @param checker where the checking piece stands
 * @param between the squares strictly between it and the king; empty unless such a check is given
 */
record LineCheck(int checker, List<Integer> between) {
  /** No such check. */
  static final LineCheck NONE = new LineCheck(-1, List.of());

  private static final Set<Integer> SLIDERS =
      Set.of(PieceType.LANCE, PieceType.BISHOP, PieceType.ROOK, PieceType.HORSE, PieceType.DRAGON);

  /** The check that the defender is in. */
  static LineCheck of(NaiveShogi shogi) {
    int king = shogi.kingOf(Side.DEFENDER);
    int checker = -1;
    for (int square = 0; square < 81; square++) {
      if (shogi.pieceAt(square) > 0 && shogi.attacks(square, king)) {
        checker = square;
      }
    }
    if (shogi.attackers(Side.ATTACKER, king) != 1 || !SLIDERS.contains(shogi.pieceAt(checker))) {
      return NONE;
    }
    List<Integer> between = new ArrayList<>();
    int step = direction(king, checker);
    for (int square = king + step; square != checker; square += step) {
      between.add(square);
    }
    return new LineCheck(checker, between);
  }

  /** The step by which a rank, file or diagonal leads from one square to another, zero if none. */
  static int direction(int from, int to) {
    int files = to / 9 - from / 9;
    int ranks = to % 9 - from % 9;
    boolean aligned = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
    return aligned ? 9 * Integer.signum(files) + Integer.signum(ranks) : 0;
  }
}
