package kemuri.usi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Position;
import kemuri.mate.MateSolver;
import kemuri.mate.TableMemory;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.search.SearchLimits;
import org.jspecify.annotations.Nullable;

/**
 * A mate engine that speaks USI, the protocol between shogi programs and their graphical front
 * ends.
 *
 * <p>Commands are read on the caller's thread and searches run on one of their own, so {@code
 * stop}, {@code isready} and {@code quit} are answered at any time. Every {@code go mate} gets
 * exactly one {@code checkmate}: the mating line, {@code nomate} only if that is proven, otherwise
 * {@code timeout}. Whatever is wrong with a command is said as {@code info string}; unknown
 * commands are ignored, as the protocol asks.
 */
public final class UsiEngine {
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private final BufferedReader in;
  private final UsiWriter out;
  private UsiOptions options = UsiOptions.DEFAULT;
  private @Nullable Position position;
  private @Nullable MateSolver solver;
  private @Nullable UsiSearch search;

  /** An engine that reads commands from one stream and answers on the other. */
  public UsiEngine(InputStream in, PrintStream out) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = new UsiWriter(out);
  }

  /**
   * Serves until {@code quit} or the end of the input. At the end of the input a search with a time
   * limit is finished first, so that a script need not wait for its answer.
   */
  public void run() {
    try {
      String line;
      while ((line = in.readLine()) != null) {
        String command = line.strip();
        if (command.equals("quit")) {
          stop();
          return;
        }
        answer(command);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (search != null && search.isTimed()) {
      search.await();
    }
    stop();
  }

  private void answer(String command) {
    String[] words = BLANKS.split(command, 2);
    String rest = words.length == 2 ? words[1] : "";
    switch (words[0]) {
      case "usi" -> introduce();
      case "isready" -> {
        ready();
        out.say("readyok");
      }
      case "setoption" -> setOption(rest);
      case "usinewgame" -> solver = null;
      case "position" -> setPosition(rest);
      case "go" -> go(rest);
      case "stop" -> stop();
      default -> {}
    }
  }

  private void introduce() {
    out.say("id name Kemuri");
    out.say("id author the Kemuri authors");
    UsiOptions.DECLARATIONS.forEach(out::say);
    out.say("usiok");
  }

  private void setOption(String text) {
    try {
      UsiOptions changed = options.with(text);
      if (changed.hash() != options.hash() || changed.threads() != options.threads()) {
        solver = null;
      }
      options = changed;
    } catch (NotationException e) {
      out.complain(e);
    }
  }

  private void ready() {
    try {
      MateSolver unused = prepare();
    } catch (OutOfMemoryError e) {
      out.info("no memory left: lower USI_Hash or Threads");
    }
  }

  private MateSolver prepare() {
    if (solver == null) {
      solver =
          TableMemory.solver(
              options.hash(),
              options.threads(),
              1,
              size -> out.info("USI_Hash: the heap has room for " + size + " MiB"));
    }
    return solver;
  }

  private void setPosition(String text) {
    try {
      position = playable(Sfen.parse(text));
    } catch (NotationException e) {
      position = null;
      out.complain(e);
    }
  }

  private static Position playable(Diagram diagram) throws NotationException {
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, Attacker.AUTO);
    if (!flaws.isEmpty()) {
      throw new NotationException(flaws.get(0).detail(), 0);
    }
    return Position.of(diagram, Attacker.AUTO, DefenderHand.GIVEN);
  }

  private void go(String text) {
    String[] words = BLANKS.split(text, -1);
    if (!words[0].equals("mate")) {
      out.info("only mates are searched: use go mate");
      out.say("bestmove resign");
      return;
    }
    Optional<Duration> time = time(words.length > 1 ? words[1] : "infinite");
    if (time.isEmpty()) {
      out.info("go mate: expected milliseconds or infinite, found " + words[1]);
      out.say("checkmate timeout");
    } else if (position == null) {
      out.info("go mate: no position is set");
      out.say("checkmate timeout");
    } else {
      stop();
      start(position.copy(), SearchLimits.UNLIMITED.withTime(time.get()));
    }
  }

  private void start(Position from, SearchLimits limits) {
    try {
      search = new UsiSearch(prepare(), from, options, out);
      search.start(limits);
    } catch (OutOfMemoryError e) {
      search = null;
      out.info("no memory left: lower USI_Hash or Threads");
      out.say("checkmate timeout");
    }
  }

  /** The time limit; zero is none. */
  private static Optional<Duration> time(String word) {
    if (word.equals("infinite")) {
      return Optional.of(Duration.ZERO);
    }
    if (!word.matches("[0-9]{1,12}")) {
      return Optional.empty();
    }
    return Optional.of(Duration.ofMillis(Math.max(1, Long.parseLong(word))));
  }

  private void stop() {
    if (search != null) {
      search.cancel();
      search.await();
      search = null;
    }
  }
}
