package kemuri.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Square;
import kemuri.board.Wording;
import kemuri.notation.Sfen;

/** Says in words what a picture shows, for those who cannot see it. */
final class DiagramWords {
  private DiagramWords() {}

  /** What the picture is called. */
  static String title(Diagram diagram, PictureOptions options) {
    return options.title().isBlank()
        ? "Shogi diagram, " + Wording.player(diagram.sideToMove()) + " to move"
        : options.title();
  }

  /** Both players' pieces, the last move, and the SFEN. */
  static String description(Diagram diagram, PictureOptions options) {
    StringJoiner words = new StringJoiner(" ");
    Color attacker = Attacker.AUTO.resolve(diagram);
    words.add(player(diagram, attacker, "attacks"));
    words.add(player(diagram, attacker.opponent(), "defends"));
    int move = options.lastMove();
    if (move != Move.NONE) {
      String to = Wording.square(Move.to(move));
      words.add(
          Move.isDrop(move)
              ? "Last move: " + Wording.kind(Move.type(move)) + " dropped on " + to + "."
              : "Last move: " + Wording.square(Move.from(move)) + " to " + to + ".");
    }
    return words.add("SFEN: " + Sfen.format(diagram)).toString();
  }

  /** "Black attacks: gold 4c; in hand 1 gold." */
  private static String player(Diagram diagram, Color color, String role) {
    List<String> pieces = new ArrayList<>();
    List<String> held = new ArrayList<>();
    for (int type = PieceType.COUNT - 1; type > PieceType.NONE; type--) {
      for (int square = 0; square < Square.COUNT; square++) {
        if (diagram.pieceAt(square) == Piece.of(color.owner(), type)) {
          pieces.add(Wording.kind(type) + " " + Wording.square(square));
        }
      }
    }
    for (int type = PieceType.ROOK; type >= PieceType.PAWN; type--) {
      int count = diagram.inHand(color, type);
      if (count > 0) {
        held.add(Wording.count(count, type));
      }
    }
    return "%s %s: %s; in hand %s."
        .formatted(Wording.player(color), role, list(pieces, "no piece"), list(held, "nothing"));
  }

  private static String list(List<String> words, String none) {
    return words.isEmpty() ? none : String.join(", ", words);
  }
}
