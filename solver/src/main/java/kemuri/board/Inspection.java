package kemuri.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Goes through a diagram rule by rule and collects every flaw. */
final class Inspection {
  private final Diagram diagram;
  private final Color attacker;
  private final Color defender;
  private final List<DiagramFlaw> flaws = new ArrayList<>();

  Inspection(Diagram diagram, Color attacker) {
    this.diagram = diagram;
    this.attacker = attacker;
    this.defender = attacker.opponent();
  }

  /** All flaws, in the order of {@link DiagramFlaw.Kind}. */
  List<DiagramFlaw> flaws() {
    flaws.clear();
    for (Color color : Color.values()) {
      twoPawns(color);
    }
    for (Color color : Color.values()) {
      deadPieces(color);
    }
    tooMany();
    kings();
    checks();
    return List.copyOf(flaws);
  }

  private void twoPawns(Color color) {
    for (int file = 0; file < 9; file++) {
      List<Integer> pawns = new ArrayList<>();
      for (int rank = 0; rank < 9; rank++) {
        int square = Square.of(file, rank);
        if (diagram.pieceAt(square) == Piece.of(color.owner(), PieceType.PAWN)) {
          pawns.add(square);
        }
      }
      if (pawns.size() > 1) {
        add(
            DiagramFlaw.Kind.TWO_PAWNS,
            pawns,
            "%s has %d unpromoted pawns on file %d (%s): keep one, or promote or move the others",
            Wording.player(color),
            pawns.size(),
            file + 1,
            names(pawns));
      }
    }
  }

  private void deadPieces(Color color) {
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = diagram.pieceAt(square);
      int type = Piece.type(piece);
      if (piece == Piece.of(color.owner(), type) && Reach.isDead(color, type, square)) {
        add(
            DiagramFlaw.Kind.DEAD_PIECE,
            List.of(square),
            "%s's %s on %s could never move again: promote it, move it back or remove it",
            Wording.player(color),
            Wording.kind(type),
            Wording.square(square));
      }
    }
  }

  private void tooMany() {
    for (int type = PieceType.PAWN; type <= PieceType.KING; type++) {
      List<Integer> onBoard = squaresOfKind(type);
      int held = 0;
      if (type != PieceType.KING) {
        held = diagram.inHand(Color.BLACK, type) + diagram.inHand(Color.WHITE, type);
      }
      int used = onBoard.size() + held;
      int excess = used - PieceType.setSize(type);
      if (excess > 0) {
        add(
            DiagramFlaw.Kind.TOO_MANY,
            onBoard,
            "the diagram has %s (%d on the board, %d in hand), a set has %d: remove %d",
            Wording.count(used, type),
            onBoard.size(),
            held,
            PieceType.setSize(type),
            excess);
      }
    }
  }

  private List<Integer> squaresOfKind(int rawType) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      int type = Piece.type(diagram.pieceAt(square));
      int raw = type == PieceType.KING ? type : PieceType.demote(type);
      if (raw == rawType) {
        squares.add(square);
      }
    }
    return squares;
  }

  private List<Integer> kingsOf(Color color) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (diagram.pieceAt(square) == Piece.of(color.owner(), PieceType.KING)) {
        squares.add(square);
      }
    }
    return squares;
  }

  private void kings() {
    if (kingsOf(defender).isEmpty()) {
      add(
          DiagramFlaw.Kind.NO_DEFENDER_KING,
          List.of(),
          kingsOf(attacker).isEmpty()
              ? "there is no king: put the king of %s, the defender, on the board"
              : "%s, the defender, has no king: put it on the board or let the other side attack",
          Wording.player(defender));
    }
    for (Color color : Color.values()) {
      List<Integer> kings = kingsOf(color);
      if (kings.size() > 1) {
        add(
            DiagramFlaw.Kind.DOUBLED_KING,
            kings,
            "%s has %d kings (%s): keep one",
            Wording.player(color),
            kings.size(),
            names(kings));
      }
    }
  }

  private void checks() {
    List<Integer> defenders = attackedKings(defender);
    List<Integer> attackers = attackedKings(attacker);
    boolean attackerMoves = diagram.sideToMove() == attacker;
    if (!defenders.isEmpty() && !attackers.isEmpty()) {
      List<Integer> both = new ArrayList<>(defenders);
      both.addAll(attackers);
      add(
          DiagramFlaw.Kind.BOTH_IN_CHECK,
          both,
          "both kings (%s) are in check at once: move one of them or block the check on it",
          names(both));
    } else if (!defenders.isEmpty() && attackerMoves) {
      add(
          DiagramFlaw.Kind.DEFENDER_IN_CHECK,
          defenders,
          "%s is to give mate and to move, but the king of %s on %s is in check already:"
              + " block that check, or let %s move",
          Wording.player(attacker),
          Wording.player(defender),
          names(defenders),
          Wording.player(defender));
    } else if (!attackers.isEmpty() && !attackerMoves) {
      add(
          DiagramFlaw.Kind.ATTACKER_IN_CHECK,
          attackers,
          "%s, the defender, is to move, but the king of %s on %s is in check:"
              + " block that check, or let %s move",
          Wording.player(defender),
          Wording.player(attacker),
          names(attackers),
          Wording.player(attacker));
    }
  }

  private List<Integer> attackedKings(Color color) {
    List<Integer> attacked = new ArrayList<>(kingsOf(color));
    attacked.removeIf(king -> !Reach.isAttacked(diagram, king, color.opponent()));
    return attacked;
  }

  private static String names(List<Integer> squares) {
    return squares.stream().map(Wording::square).collect(Collectors.joining(", "));
  }

  private void add(DiagramFlaw.Kind kind, List<Integer> squares, String detail, Object... words) {
    flaws.add(new DiagramFlaw(kind, squares, String.format(Locale.ROOT, detail, words)));
  }
}
