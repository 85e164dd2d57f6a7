package kemuri.cli;

import java.util.Iterator;
import java.util.List;
import kemuri.mate.MateSolver;
import org.jspecify.annotations.Nullable;

/** Answers each position that a command's arguments name and prints the answers in order. */
final class PositionLoop {
  private final Terminal terminal;
  private final Work work;

  /** A loop that has not begun. */
  PositionLoop(Terminal terminal, Work work) {
    this.terminal = terminal;
    this.work = work;
  }

  /** Answers one position. */
  @FunctionalInterface
  interface Work {
    /**
     * Answers a position.
     *
     * @param progress whether a line of progress may be shown
     */
    Output answer(PositionText input, MateSolver solver, boolean progress) throws BadInput;
  }

  /**
   * What is printed for a position.
   *
   * @param text lines, each ended
   * @param exitCode what it means for the process
   */
  record Output(String text, int exitCode) {}

  /** Answers all positions; returns the greatest exit code. */
  int run(List<String> positions, SearchSettings settings) throws BadInput {
    boolean single = PositionArguments.areOne(positions);
    return run(PositionArguments.read(positions, terminal.in()), single, settings);
  }

  /** Answers one position; returns its exit code. */
  int run(PositionText position, SearchSettings settings) throws BadInput {
    return run(List.of(position).iterator(), true, settings);
  }

  private int run(Iterator<PositionText> inputs, boolean single, SearchSettings settings)
      throws BadInput {
    int threads = settings.threads();
    int hash = settings.hash();
    boolean progress = single || threads == 1;
    int[] worst = {ExitCode.OK};
    int[] read = {0};
    SolverPool pool =
        single
            ? SolverPool.forOne(threads, hash, terminal)
            : SolverPool.forMany(threads, hash, terminal);
    pool.run(
        inputs,
        (input, solver) -> answer(input, solver, progress),
        answer -> {
          read[0]++;
          worst[0] = Math.max(worst[0], print(answer));
        });
    if (read[0] == 0) {
      throw new BadInput("the input holds no position; expected one SFEN a line");
    }
    return worst[0];
  }

  private Answer answer(PositionText input, MateSolver solver, boolean progress) {
    try {
      return new Answer(work.answer(input, solver, progress), "");
    } catch (BadInput e) {
      return new Answer(null, String.valueOf(e.getMessage()));
    }
  }

  private int print(Answer answer) {
    Output output = answer.output();
    if (output == null) {
      terminal.remark(answer.complaint());
      return ExitCode.BAD_INPUT;
    }
    terminal.out().print(output.text());
    terminal.flush();
    return output.exitCode();
  }

  /** What became of a position: an output, or a complaint about the text. */
  private record Answer(@Nullable Output output, String complaint) {}
}
