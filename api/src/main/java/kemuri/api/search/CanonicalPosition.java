package kemuri.api.search;

import kemuri.api.dto.SolveOptions;
import kemuri.api.request.Question;
import kemuri.board.Diagram;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.mate.MateResult;

/**
 * A position as the cache knows it: seen by the attacker, the one of itself and its left-right
 * mirror image whose pieces stand farther to the right, as diagrams usually have them, hands filled
 * in, without a ply number.
 *
 * @param key the same text for all positions that are one to the rules
 * @param position what is to be searched
 * @param mirrored whether it is the mirror image of what was asked
 */
record CanonicalPosition(String key, Position position, boolean mirrored) {
  /** The canonical form of a question's position. */
  static CanonicalPosition of(Question question) {
    Diagram diagram = question.diagram();
    SolveOptions options = question.options();
    Position given = Position.of(diagram, options.attacker(), options.defenderHand());
    String key = key(given, false);
    String mirrorKey = key(given, true);
    if (key.compareTo(mirrorKey) >= 0) {
      return new CanonicalPosition(key, given, false);
    }
    Position mirror = Position.of(diagram.mirrored(), options.attacker(), options.defenderHand());
    return new CanonicalPosition(mirrorKey, mirror, true);
  }

  /** The same text for all positions that are one to the rules, mirror images apart. */
  static String key(Position position) {
    return key(position, false);
  }

  private static String key(Position position, boolean mirrored) {
    StringBuilder key = new StringBuilder(Square.COUNT + 20);
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(mirrored ? Square.mirror(square) : square);
      key.append((char) ('0' + piece));
    }
    return key.append(position.sideToMove())
        .append(' ')
        .append(Integer.toHexString(position.hand(Side.ATTACKER)))
        .append(' ')
        .append(Integer.toHexString(position.hand(Side.DEFENDER)))
        .toString();
  }

  /** What was found here, turned back into the orientation of the question. */
  MateResult restore(MateResult result) {
    if (!mirrored) {
      return result;
    }
    if (result instanceof MateResult.Mate mate) {
      return new MateResult.Mate(
          mate.line().mirrored(), mate.exact(), mate.rawPlies(), mate.nodes(), mate.milliseconds());
    }
    if (result instanceof MateResult.Undecided undecided) {
      return new MateResult.Undecided(
          undecided.reason(),
          undecided.bound().map(line -> line.mirrored()),
          undecided.nodes(),
          undecided.milliseconds());
    }
    return result;
  }
}
