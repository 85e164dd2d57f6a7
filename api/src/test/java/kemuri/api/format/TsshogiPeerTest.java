package kemuri.api.format;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import kemuri.api.dto.WireName;
import kemuri.board.Position;
import kemuri.notation.Ending;
import kemuri.notation.GameRecord;
import kemuri.notation.RandomRecord;
import kemuri.notation.Sfen;
import kemuri.notation.Step;
import kemuri.notation.Usi;
import kemuri.problem.Classics;
import kemuri.problem.Problem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The JavaScript library tsshogi reads what is written here as the same record, and what it writes
 * is read here as the same: random play, with variations, from the classics and from starts of
 * games.
 *
 * <p>One difference is left out: which side the sign of a foul in CSA and JKF names.
 */
class TsshogiPeerTest {
  private static final String FOLDER = "kemuri.tsshogi";
  private static final long SEED = 20240601L;
  private static final int COUNT = 500;

  private List<GameRecord> records = List.of();

  @TempDir Path directory;

  @BeforeEach
  void findPeerAndRecords() throws Exception {
    String folder = System.getProperty(FOLDER, "");
    assumeTrue(
        !folder.isBlank() && Files.isDirectory(Path.of(folder, "node_modules", "tsshogi")),
        "no folder with tsshogi is named by -Ppeer -D" + FOLDER + "=FOLDER");
    SplittableRandom random = new SplittableRandom(SEED);
    RandomRecord source = new RandomRecord(random);
    List<GameRecord> made = new ArrayList<>();
    for (Problem problem : Classics.all()) {
      made.add(source.next(Sfen.parse(problem.sfen()).toBuilder().ply(1).build()));
    }
    while (made.size() < COUNT) {
      made.add(source.next());
    }
    records = made;
  }

  @ParameterizedTest
  @EnumSource(names = {"KIF", "KI2", "CSA", "JKF"})
  void peer_readsWhatIsWritten(RecordFormat format) throws Exception {
    List<String> texts =
        records.stream().map(record -> format.write(record, StandardCharsets.UTF_8)).toList();
    List<JsonValue> answers = ask(format, texts);
    for (int i = 0; i < COUNT; i++) {
      assertSame(
          format,
          records.get(i),
          answers.get(i),
          "seed " + SEED + ", record " + i + "\n" + texts.get(i));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"KIF", "KI2", "CSA", "JKF"})
  void whatThePeerWrites_isRead(RecordFormat format) throws Exception {
    List<String> texts =
        records.stream()
            .map(record -> RecordFormat.JKF.write(record, StandardCharsets.UTF_8))
            .toList();
    List<JsonValue> answers = ask(RecordFormat.JKF, texts);
    for (int i = 0; i < COUNT; i++) {
      String text = answers.get(i).field(WireName.of(format)).orElseThrow().text();
      String where = "seed " + SEED + ", record " + i + "\n" + text;
      GameRecord read = format.read(text);
      String expected = withoutSign(RecordFormat.JKF, describe(format, records.get(i)));
      assertEquals(expected, withoutSign(RecordFormat.JKF, describe(format, read)), where);
      assertEquals(read, FormatDetection.detect(text).read(text), where);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"KIF", "KI2", "CSA", "JKF"})
  void peer_readsReports(RecordFormat format) throws Exception {
    List<GameRecord> reports =
        SampleReports.within(40_000).stream().map(VerificationRecord::of).toList();
    List<String> texts =
        reports.stream().map(record -> format.write(record, StandardCharsets.UTF_8)).toList();
    List<JsonValue> answers = ask(format, texts);
    for (int i = 0; i < texts.size(); i++) {
      assertSame(format, reports.get(i), answers.get(i), texts.get(i));
    }
  }

  private static void assertSame(
      RecordFormat format, GameRecord record, JsonValue answer, String where) throws Exception {
    assertTrue(answer.field("error").isEmpty(), () -> answer.value() + "\n" + where);
    String comment = answer.field("comment").orElseThrow().text();
    String found =
        answer.field("sfen").orElseThrow().text()
            + "\n"
            + comment
            + "\n"
            + answer.field("tree").orElseThrow().text();
    assertEquals(describe(format, record), withoutSign(format, found), where);
    if (format != RecordFormat.CSA) {
      Map<String, String> headers = new TreeMap<>();
      for (Map.Entry<String, JsonValue> header :
          answer.field("headers").orElseThrow().fields().entrySet()) {
        headers.put(header.getKey(), header.getValue().text());
      }
      assertEquals(new TreeMap<>(record.headers()), headers, where);
    }
  }

  /** A record in the words of the peer, as much of it as a format holds. */
  private static String describe(RecordFormat format, GameRecord record) {
    String line = record.line().isEmpty() ? "" : tree(format, record.line(), record.position());
    String text =
        Sfen.format(record.start()) + "\n" + String.join("⏎", record.comments()) + "\n" + line;
    return withoutSign(format, text);
  }

  private static String withoutSign(RecordFormat format, String text) {
    boolean signed = format == RecordFormat.CSA || format == RecordFormat.JKF;
    return signed ? text.replace("%foulWin", "%foul").replace("%foulLose", "%foul") : text;
  }

  private static String tree(RecordFormat format, List<Step> line, Position position) {
    boolean branches = format != RecordFormat.CSA;
    List<String> steps = new ArrayList<>();
    String first = "";
    List<Integer> played = new ArrayList<>();
    for (int i = 0; i < line.size(); i++) {
      Step step = line.get(i);
      StringBuilder others = new StringBuilder();
      for (List<Step> variation : branches ? step.variations() : List.<List<Step>>of()) {
        others.append(tree(format, variation, position));
      }
      String comment = step.comments().isEmpty() ? "" : "#" + String.join("⏎", step.comments());
      String time = step.seconds() == 0 || format == RecordFormat.KI2 ? "" : "@" + step.seconds();
      steps.add(event(step, position) + time + comment + (i == 0 ? "" : others));
      first = i == 0 ? others.toString() : first;
      if (step.event() instanceof Step.Play play) {
        position.doMove(play.move());
        played.add(play.move());
      }
    }
    for (int i = played.size() - 1; i >= 0; i--) {
      position.undoMove(played.get(i));
    }
    return "(" + String.join(" ", steps) + ")" + first;
  }

  private static String event(Step step, Position position) {
    if (step.event() instanceof Step.Play play) {
      return Usi.format(play.move(), position.isRotated());
    }
    Ending ending = ((Step.End) step.event()).ending();
    return "%"
        + switch (ending) {
          case MATE -> "mate";
          case NO_MATE -> "noMate";
          case RESIGNATION -> "resign";
          case ABORTED -> "interrupt";
          case REPETITION -> "repetitionDraw";
          case IMPASSE -> "impass";
          case TIME_UP -> "timeout";
          case FOUL_WIN -> "foulWin";
          case FOUL_LOSS -> "foulLose";
          case DECLARED_WIN -> "enteringOfKing";
          case WIN_BY_DEFAULT -> "winByDefault";
          case LOSS_BY_DEFAULT -> "loseByDefault";
        };
  }

  /** The peer's answers to texts in a format. */
  private List<JsonValue> ask(RecordFormat format, List<String> texts) throws Exception {
    Path script = directory.resolve("peer.mjs");
    try (InputStream resource =
        requireNonNull(TsshogiPeerTest.class.getResourceAsStream("tsshogi_peer.mjs"))) {
      Files.write(script, resource.readAllBytes());
    }
    Path requests = directory.resolve("requests");
    Path answers = directory.resolve("answers");
    StringBuilder lines = new StringBuilder();
    for (String text : texts) {
      lines.append(request(format, text)).append('\n');
    }
    Files.writeString(requests, lines);
    String folder = System.getProperty(FOLDER, "");
    Process peer =
        new ProcessBuilder("node", script.toString(), folder)
            .redirectInput(requests.toFile())
            .redirectOutput(answers.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertEquals(0, peer.waitFor());
    List<JsonValue> values = new ArrayList<>();
    for (String line : Files.readAllLines(answers)) {
      values.add(JsonValue.read(line));
    }
    assertEquals(texts.size(), values.size());
    return values;
  }

  private static String request(RecordFormat format, String text) throws IOException {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(line)) {
      json.writeStartObject();
      json.writeStringField("format", WireName.of(format));
      json.writeStringField("text", text);
      json.writeEndObject();
    }
    return line.toString();
  }
}
