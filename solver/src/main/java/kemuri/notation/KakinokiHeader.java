package kemuri.notation;

import java.util.List;
import java.util.Optional;
import kemuri.board.Diagram;

/** Writes what KIF and KI2 have before their moves. */
final class KakinokiHeader {
  private KakinokiHeader() {}

  /** Appends the headers and the start: a handicap by its name, any other diagram drawn. */
  static void append(GameRecord record, StringBuilder text) {
    record
        .headers()
        .forEach((name, value) -> text.append(name).append('：').append(value).append('\n'));
    Diagram start = record.start().toBuilder().ply(1).build();
    Optional<Handicap> handicap = Handicap.ofDiagram(start);
    if (handicap.isPresent()) {
      text.append("手合割：").append(handicap.get().japanese()).append('\n');
    } else {
      text.append(BoardText.format(start)).append('\n');
    }
  }

  /** Appends comments, a line each. */
  static void appendComments(List<String> comments, StringBuilder text) {
    for (String comment : comments) {
      text.append('*').append(comment).append('\n');
    }
  }
}
