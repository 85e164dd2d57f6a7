package kemuri.notation;

import java.util.List;
import kemuri.board.Color;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * Japanese notation of moves as the Japan Shogi Association writes it: {@code ▲２三桂成}, {@code △同玉}.
 *
 * <p>Square, piece, then what tells the piece from others of its kind that could go there too, then
 * {@code 成} or {@code 不成} where it may promote, or {@code 打} where a piece on the board could go
 * there as well. A piece is told apart by the first of these that no other shares:
 *
 * <ol>
 *   <li>its motion: 上 forward, 寄 sideways, 引 back;
 *   <li>where it comes from as its player sees it: 直 from straight behind (gold and silver kinds
 *       only), 右 from the right, 左 from the left;
 *   <li>both, as in 右上.
 * </ol>
 */
public final class JapaneseNotation {
  private JapaneseNotation() {}

  /** Writes the moves of a line from a position, which is left as it was found. */
  public static List<String> format(List<Integer> moves, Position start) {
    return Turn.writeAll(moves, start, JapaneseNotation::write);
  }

  /**
   * What a file writes to tell a move's piece from others that reach the square, legally or not: of
   * 右 左 直 上 寄 引 打, or nothing.
   */
  public static String qualifiers(int move, Position position) {
    Turn turn = Turn.asWritten(position, move, Move.NONE);
    return Move.isDrop(move) ? suffix(turn) : qualifier(turn);
  }

  /** Whether a move is one on which the piece may promote. */
  public static boolean mayPromote(int move, Position position) {
    int side = position.sideToMove();
    return !Move.isDrop(move)
        && PieceType.isPromotable(Move.type(move))
        && (Square.isPromotionZone(side, Move.from(move))
            || Square.isPromotionZone(side, Move.to(move)));
  }

  /** Writes one move. */
  static String write(Turn turn) {
    int move = turn.move();
    String player = turn.color() == Color.BLACK ? "▲" : "△";
    return player + place(turn) + Kanji.name(Move.type(move)) + qualifier(turn) + suffix(turn);
  }

  private static String place(Turn turn) {
    if (turn.recaptures()) {
      return "同";
    }
    return Kanji.square(turn.shown(Move.to(turn.move())));
  }

  private static String suffix(Turn turn) {
    if (Move.isDrop(turn.move())) {
      return turn.rivals().isEmpty() ? "" : "打";
    }
    if (Move.promotes(turn.move())) {
      return "成";
    }
    return mayPromote(turn.move(), turn.position()) ? "不成" : "";
  }

  /**
   * Whether qualifiers that are written, in any number and order, tell this move of a piece on the
   * board from those of its rivals. With two of a big kind, right and left are to each other.
   */
  static boolean fits(Turn turn, String qualifiers) {
    int from = Move.from(turn.move());
    String motion = motion(turn, from);
    List<Integer> rivals = turn.rivals();
    for (int i = 0; i < qualifiers.length(); i++) {
      if ("上寄引".indexOf(qualifiers.charAt(i)) >= 0) {
        if (qualifiers.charAt(i) != motion.charAt(0)) {
          return false;
        }
        rivals = rivals.stream().filter(rival -> motion(turn, rival).equals(motion)).toList();
      }
    }
    for (int i = 0; i < qualifiers.length(); i++) {
      char qualifier = qualifiers.charAt(i);
      if ("右左直".indexOf(qualifier) >= 0 && !isOrigin(turn, qualifier, rivals)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOrigin(Turn turn, char qualifier, List<Integer> rivals) {
    int from = Move.from(turn.move());
    int right = filesRight(turn, from);
    if (isOneOfTwo(Move.type(turn.move())) && qualifier != '直') {
      int sign = qualifier == '右' ? 1 : -1;
      return rivals.stream().allMatch(rival -> sign * right > sign * filesRight(turn, rival));
    }
    return switch (qualifier) {
      case '右' -> right > 0;
      case '左' -> right < 0;
      default -> right == 0 && motion(turn, from).equals("上");
    };
  }

  private static String qualifier(Turn turn) {
    int move = turn.move();
    if (Move.isDrop(move) || turn.rivals().isEmpty()) {
      return "";
    }
    String motion = motion(turn, Move.from(move));
    if (turn.rivals().stream().noneMatch(rival -> motion(turn, rival).equals(motion))) {
      return motion;
    }
    if (isOneOfTwo(Move.type(move))) {
      return filesRight(turn, Move.from(move)) > filesRight(turn, turn.rivals().get(0)) ? "右" : "左";
    }
    String origin = origin(turn, Move.from(move));
    if (turn.rivals().stream().noneMatch(rival -> origin(turn, rival).equals(origin))) {
      return origin;
    }
    return origin + motion;
  }

  /** Whether the set has just two of the kind, told apart by where they are to each other. */
  private static boolean isOneOfTwo(int type) {
    int raw = PieceType.demote(type);
    return raw == PieceType.BISHOP || raw == PieceType.ROOK;
  }

  private static String motion(Turn turn, int from) {
    int side = turn.position().sideToMove();
    int ranks = Square.forwardRank(side, from) - Square.forwardRank(side, Move.to(turn.move()));
    return ranks > 0 ? "上" : ranks < 0 ? "引" : "寄";
  }

  /** Where the piece stands to its destination: a gold straight ahead of it is told by 引 alone. */
  private static String origin(Turn turn, int from) {
    int right = filesRight(turn, from);
    return right > 0 ? "右" : right < 0 ? "左" : "直";
  }

  /** How many files to the right of the destination, seen by the mover. */
  private static int filesRight(Turn turn, int from) {
    int files = Square.file(Move.to(turn.move())) - Square.file(from);
    return turn.position().sideToMove() == Side.ATTACKER ? files : -files;
  }
}
