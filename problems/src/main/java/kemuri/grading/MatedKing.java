package kemuri.grading;

import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;
import kemuri.movegen.LegalMoves;

/** The mated king's surroundings. */
final class MatedKing {
  private final Position mated;
  private int beside;
  private int empty;
  private int single;

  /** Looks at a mated position, Black attacking; it is left as it was found. */
  MatedKing(Position mated) {
    this.mated = mated;
    int king = mated.king(Side.DEFENDER);
    for (int square = 0; square < Square.COUNT; square++) {
      if (PieceSurvey.distance(square, king) == 1) {
        beside++;
        empty += mated.pieceAt(square) == Piece.EMPTY ? 1 : 0;
        single += reasons(king, square) == 1 ? 1 : 0;
      }
    }
  }

  /** Share of the squares beside the king that are empty. */
  double open() {
    return (double) empty / beside;
  }

  /** Share of the squares beside the king that are denied to it for one reason only. */
  double pure() {
    return (double) single / beside;
  }

  /** Pieces that attack the square, through the king's square too, and an own piece on it. */
  private int reasons(int king, int square) {
    if (PieceSurvey.holds(mated, square, Side.DEFENDER)) {
      return 1 + Attacks.count(mated, square, Side.ATTACKER);
    }
    int step = Move.of(PieceType.KING, king, square, false, Piece.type(mated.pieceAt(square)));
    mated.doMove(step);
    int attackers = Attacks.count(mated, square, Side.ATTACKER);
    mated.undoMove(step);
    return attackers;
  }

  /** Share of the attacker's pieces, its king apart, without which it were no mate. */
  double econ() {
    MoveList futile = new MoveList();
    LegalMoves.generate(mated, futile);
    Diagram diagram = mated.toDiagram();
    int pieces = 0;
    int needed = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = mated.pieceAt(square);
      if (PieceSurvey.holds(mated, square, Side.ATTACKER) && Piece.type(piece) != PieceType.KING) {
        pieces++;
        needed += isMateWithout(diagram, square, futile) ? 0 : 1;
      }
    }
    return pieces == 0 ? 1 : (double) needed / pieces;
  }

  /** Whether the king is in check without a piece and has no reply it does not have with it. */
  private static boolean isMateWithout(Diagram diagram, int square, MoveList futile) {
    Diagram less = diagram.toBuilder().put(square, Piece.EMPTY).build();
    if (!DiagramFlaw.of(less, Attacker.BLACK).isEmpty()) {
      return false;
    }
    Position position = Position.of(less, Attacker.BLACK, DefenderHand.GIVEN);
    if (!Attacks.inCheck(position, Side.DEFENDER)) {
      return false;
    }
    MoveList replies = new MoveList();
    LegalMoves.generate(position, replies);
    for (int i = 0; i < replies.size(); i++) {
      if (!futile.contains(replies.get(i))) {
        return false;
      }
    }
    return true;
  }
}
