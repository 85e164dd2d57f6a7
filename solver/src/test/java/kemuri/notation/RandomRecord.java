package kemuri.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.movegen.LegalMoves;

/** Records made at random: games and problems with variations, comments, times and headers. */
public final class RandomRecord {
  private static final List<String> NAMES =
      List.of("作品名", "作者", "発表誌", "発表年月", "完全性", "備考", "先手", "後手", "棋戦", "my-key", "手数");

  private static final List<String> TEXTS =
      List.of(
          "煙詰",
          "看寿",
          "1 ７六歩(77)",
          "変化：3手",
          "*",
          "まで3手で詰み",
          "a:b：c",
          "'quoted, \"twice\" \\ / {}",
          "▲２三銀成",
          "|v玉|",
          "%TORYO",
          "P1-KY",
          "𠮷野家",
          "〜‖−");

  private final SplittableRandom random;
  private final MoveList legal = new MoveList();

  /** A source of records. */
  public RandomRecord(SplittableRandom random) {
    this.random = random;
  }

  /** A record of which all moves are legal. */
  public GameRecord next() throws NotationException {
    return next(start());
  }

  /** A record that starts from a playable diagram. */
  public GameRecord next(Diagram start) throws NotationException {
    RecordBuilder record = new RecordBuilder(start);
    comment(record);
    play(record, random.nextInt(4) == 0 ? 0 : random.nextInt(60));
    int longest = record.ply();
    for (int branches = random.nextInt(12); branches > 0 && longest > 0; branches--) {
      if (record.branch(1 + random.nextInt(longest))) {
        play(record, 1 + random.nextInt(8));
      }
    }
    return record.build(headers());
  }

  /** A diagram: the start of a game, with or without a handicap, or a crowded one. */
  private Diagram start() {
    if (random.nextInt(3) == 0) {
      Handicap[] handicaps = Handicap.values();
      return handicaps[random.nextInt(handicaps.length)].diagram();
    }
    Diagram crowded = RandomDiagram.crowded(random);
    return random.nextBoolean() ? crowded : crowded.rotated();
  }

  private void play(RecordBuilder record, int plies) throws NotationException {
    for (int i = 0; i < plies; i++) {
      legal.clear();
      LegalMoves.generate(record.position(), legal);
      if (legal.size() == 0) {
        record.end(Ending.MATE);
        remark(record);
        return;
      }
      record.play(choose());
      remark(record);
    }
    if (random.nextInt(3) == 0) {
      List<Ending> endings =
          List.of(
              Ending.RESIGNATION,
              Ending.ABORTED,
              Ending.NO_MATE,
              Ending.REPETITION,
              Ending.FOUL_WIN,
              Ending.FOUL_LOSS,
              Ending.IMPASSE,
              Ending.TIME_UP,
              Ending.DECLARED_WIN);
      record.end(endings.get(random.nextInt(endings.size())));
      remark(record);
    }
  }

  /** A legal move, a drop less often than its share. */
  private int choose() {
    int move = legal.get(random.nextInt(legal.size()));
    for (int i = 0; i < 4 && Move.isDrop(move); i++) {
      move = legal.get(random.nextInt(legal.size()));
    }
    return move;
  }

  /** What is said of a step, and at times how long it took. */
  private void remark(RecordBuilder record) {
    if (random.nextInt(3) == 0) {
      record.time(random.nextInt(random.nextBoolean() ? 100 : Step.LONGEST + 1));
    }
    comment(record);
  }

  private void comment(RecordBuilder record) {
    for (int lines = random.nextInt(8) == 0 ? 1 + random.nextInt(3) : 0; lines > 0; lines--) {
      record.comment(text());
    }
  }

  private String text() {
    return TEXTS.get(random.nextInt(TEXTS.size()))
        + (random.nextBoolean() ? "" : " " + random.nextInt());
  }

  private Map<String, String> headers() {
    Map<String, String> headers = new LinkedHashMap<>();
    for (int count = random.nextInt(5); count > 0; count--) {
      headers.put(NAMES.get(random.nextInt(NAMES.size())), text());
    }
    return headers;
  }
}
