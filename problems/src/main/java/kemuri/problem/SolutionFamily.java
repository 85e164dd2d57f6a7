package kemuri.problem;

import java.util.Arrays;
import java.util.List;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * What a problem's solution has in common with those of its variants: two problems whose families
 * share a key are one problem told twice.
 *
 * <p>A key is a digest of moves, each as its squares relative to the king of the defender, the
 * moving piece's kind left aside, the board mirrored if that comes first. The first key is of the
 * whole line but the last move. From nine plies on there is one more for each move between the
 * second and the last: the moves between those, with that one left blank, so that lines which
 * differ in their beginning and in one move share it. A mate in one has no line to speak of; its
 * key is that of the diagram.
 */
public final class SolutionFamily {
  /** The length from which on lines with one move changed are one family. */
  public static final int LONG = 9;

  private static final int START = 2;
  private static final int BLANK = 0x7fff_ffff;
  private static final int DROP = 1 << 20;
  private static final int SPAN = 32;

  private final long[] keys;

  private SolutionFamily(long[] keys) {
    this.keys = keys;
  }

  /**
   * The family of a problem.
   *
   * @param start the diagram, attacker to move
   * @param line the main line, packed moves, the last of them mate
   */
  public static SolutionFamily of(Position start, List<Integer> line) {
    int plies = line.size();
    if (plies == 1) {
      return new SolutionFamily(new long[] {Math.min(start.key(), mirroredKey(start))});
    }
    int king = start.king(Side.DEFENDER);
    boolean kinds = plies < LONG;
    long whole = key(line.subList(0, plies - 1), king, BLANK, kinds);
    if (plies < LONG) {
      return new SolutionFamily(new long[] {whole});
    }
    Position later = start.copy();
    line.subList(0, START).forEach(later::doMove);
    List<Integer> middle = line.subList(START, plies - 1);
    long[] keys = new long[1 + middle.size()];
    keys[0] = whole;
    for (int blank = 0; blank < middle.size(); blank++) {
      keys[1 + blank] = key(middle, later.king(Side.DEFENDER), blank, false);
    }
    return new SolutionFamily(keys);
  }

  /**
   * What the families of all longer problems have in common whose line goes on, after a check and a
   * reply, as this one's: they share these keys.
   *
   * @param start the diagram, attacker to move
   * @param line the main line, seven plies or more
   */
  public static SolutionFamily ofLonger(Position start, List<Integer> line) {
    return new SolutionFamily(keys(line.subList(0, line.size() - 1), start.king(Side.DEFENDER)));
  }

  /** One key for each move, with that one left blank. */
  private static long[] keys(List<Integer> moves, int king) {
    long[] keys = new long[moves.size()];
    for (int blank = 0; blank < keys.length; blank++) {
      keys[blank] = key(moves, king, blank, false);
    }
    return keys;
  }

  private static long mirroredKey(Position position) {
    Attacker attacker = position.isRotated() ? Attacker.WHITE : Attacker.BLACK;
    return Position.of(position.toDiagram().mirrored(), attacker, DefenderHand.GIVEN).key();
  }

  /** The keys, the whole line's first. */
  public long[] keys() {
    return keys.clone();
  }

  private static long key(List<Integer> moves, int king, int blank, boolean kinds) {
    return Math.min(digest(moves, king, blank, kinds, 1), digest(moves, king, blank, kinds, -1));
  }

  private static long digest(List<Integer> moves, int king, int blank, boolean kinds, int east) {
    long digest = 0x9e37_79b9_7f4a_7c15L * (moves.size() + 1) + (blank == BLANK ? 0 : 1);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      long token = i == blank ? BLANK : token(move, king, east);
      digest = (digest ^ token ^ (kinds ? kinds(move) : 0)) * 0xff51_afd7_ed55_8ccdL;
      digest ^= digest >>> 33;
    }
    return digest;
  }

  private static int token(int move, int king, int east) {
    int to = offset(Move.to(move), king, east);
    return Move.isDrop(move) ? DROP | to : offset(Move.from(move), king, east) << 10 | to;
  }

  /** How the piece moves before and after. */
  private static long kinds(int move) {
    return (long) gait(Move.type(move)) << 40 | (long) gait(Move.typeAfter(move)) << 32;
  }

  private static int gait(int type) {
    boolean likeGold =
        PieceType.isPromoted(type) && type != PieceType.HORSE && type != PieceType.DRAGON;
    return likeGold ? PieceType.GOLD : type;
  }

  private static int offset(int square, int king, int east) {
    int files = east * (Square.file(square) - Square.file(king));
    int ranks = Square.rank(square) - Square.rank(king);
    return (files + SPAN / 2) * SPAN + ranks + SPAN / 2;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SolutionFamily that && Arrays.equals(keys, that.keys);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(keys);
  }
}
