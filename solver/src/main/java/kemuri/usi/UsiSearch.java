package kemuri.usi;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.mate.Line;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.notation.Usi;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener.Progress;

/** One {@code go mate}, on its own thread. */
final class UsiSearch {
  private static final long PROGRESS_MILLISECONDS = 1_000;

  private final MateSolver solver;
  private final Position position;
  private final UsiOptions options;
  private final UsiWriter out;
  private final Thread thread;
  private volatile boolean cancelled;
  private SearchLimits limits = SearchLimits.UNLIMITED;
  private long nextProgress = PROGRESS_MILLISECONDS;

  UsiSearch(MateSolver solver, Position position, UsiOptions options, UsiWriter out) {
    this.solver = solver;
    this.position = position;
    this.options = options;
    this.out = out;
    this.thread = new Thread(this::run, "usi-search");
    thread.setDaemon(true);
  }

  /** Starts the search. */
  void start(SearchLimits within) {
    limits = within.withCancelled(() -> cancelled);
    thread.start();
  }

  /** Whether it ends by itself. */
  boolean isTimed() {
    return !limits.time().isZero();
  }

  /** Asks the search to end. */
  void cancel() {
    cancelled = true;
  }

  /** Waits until the answer is written. */
  void await() {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
        cancelled = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    try {
      answer(solver.solve(position, options.goal(), options.rules(), limits, this::progress));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      out.info("the search failed: " + e);
      out.say("checkmate timeout");
    }
  }

  private void progress(Progress progress) {
    if (progress.milliseconds() >= nextProgress) {
      nextProgress = progress.milliseconds() + PROGRESS_MILLISECONDS;
      String score = progress.plies() > 0 ? score(progress.plies()) : "";
      out.say("info" + score + effort(progress.nodes(), progress.milliseconds()));
    }
  }

  private void answer(MateResult result) {
    if (result instanceof MateResult.Mate mate) {
      answerMate(mate.line(), mate.exact(), result);
    } else if (result instanceof MateResult.NoMate) {
      out.say("info" + effort(result.nodes(), result.milliseconds()));
      out.say("checkmate nomate");
    } else if (result instanceof MateResult.Undecided undecided) {
      Optional<Line> bound = undecided.bound();
      if (bound.isPresent()) {
        answerMate(bound.get(), false, result);
      } else {
        out.say("info" + effort(result.nodes(), result.milliseconds()));
        out.info("undecided: " + undecided.reason().name().toLowerCase(Locale.ROOT));
        out.say("checkmate timeout");
      }
    } else {
      throw new AssertionError(result);
    }
  }

  private void answerMate(Line line, boolean exact, MateResult effort) {
    List<String> moves = Usi.format(line.moves(), position);
    String spaced = moves.isEmpty() ? "" : " " + String.join(" ", moves);
    String pv = moves.isEmpty() ? "" : " pv" + spaced;
    String numbers = effort(effort.nodes(), effort.milliseconds());
    out.say("info" + score(line.plies()) + numbers + pv);
    if (!exact) {
      out.info("a shorter mate may exist");
    }
    out.say("checkmate" + spaced);
  }

  private String score(int plies) {
    return " score mate " + (position.sideToMove() == Side.ATTACKER ? plies : -plies);
  }

  private static String effort(long nodes, long milliseconds) {
    long perSecond = nodes * 1_000 / Math.max(1, milliseconds);
    return " nodes " + nodes + " nps " + perSecond + " time " + milliseconds;
  }
}
