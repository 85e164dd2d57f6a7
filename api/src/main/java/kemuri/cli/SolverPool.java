package kemuri.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import kemuri.mate.MateSolver;
import kemuri.mate.TableMemory;

/** Solvers with a table each: several that take a position each, or one that uses all threads. */
final class SolverPool {
  private static final int AHEAD = 16;

  private final BlockingQueue<MateSolver> idle;
  private final int solvers;

  /** Allocates the tables; smaller ones, with a remark, if the heap has no room. */
  private SolverPool(int solvers, int threadsEach, int mebibytes, Terminal terminal) {
    this.solvers = solvers;
    this.idle = new ArrayBlockingQueue<>(solvers);
    for (int i = 0; i < solvers; i++) {
      idle.add(
          TableMemory.solver(
              mebibytes, threadsEach, solvers, size -> remarkSize(mebibytes, size, terminal)));
    }
  }

  /** Says that tables are smaller than was asked for, both in MiB. */
  static void remarkSize(int wanted, int size, Terminal terminal) {
    terminal.remark(
        "--hash "
            + wanted
            + ": the heap has room for "
            + size
            + " MiB a table; start java with a greater -Xmx");
  }

  /** As many positions at once as there are threads, each with a table of its own. */
  static SolverPool forMany(int threads, int mebibytes, Terminal terminal) {
    return new SolverPool(threads, 1, mebibytes, terminal);
  }

  /** One position at a time, searched by all threads on one table. */
  static SolverPool forOne(int threads, int mebibytes, Terminal terminal) {
    return new SolverPool(1, threads, mebibytes, terminal);
  }

  /** Solves each input and hands on the outputs in the order of the inputs. */
  <T, R> void run(Iterator<T> inputs, BiFunction<T, MateSolver, R> work, Consumer<R> sink) {
    if (solvers == 1) {
      inputs.forEachRemaining(input -> sink.accept(borrow(input, work)));
      return;
    }
    ExecutorService executor = Executors.newFixedThreadPool(solvers);
    try {
      Deque<Future<R>> pending = new ArrayDeque<>();
      while (inputs.hasNext()) {
        T input = inputs.next();
        pending.add(executor.submit(() -> borrow(input, work)));
        if (pending.size() > AHEAD * solvers) {
          sink.accept(result(pending.remove()));
        }
      }
      while (!pending.isEmpty()) {
        sink.accept(result(pending.remove()));
      }
    } finally {
      executor.shutdownNow();
    }
  }

  private <T, R> R borrow(T input, BiFunction<T, MateSolver, R> work) {
    MateSolver solver = idle.remove();
    try {
      return work.apply(input, solver);
    } finally {
      idle.add(solver);
    }
  }

  private static <R> R result(Future<R> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException told) {
        throw told;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
