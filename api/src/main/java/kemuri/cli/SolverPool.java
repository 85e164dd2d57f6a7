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

/** Solvers with a table each, and a thread each if there are several. */
final class SolverPool {
  private static final int AHEAD = 16;

  private final BlockingQueue<MateSolver> idle;
  private final int threads;

  /** Allocates the tables; smaller ones, with a remark, if the heap has no room. */
  SolverPool(int threads, int mebibytes, Terminal terminal) {
    this.threads = threads;
    this.idle = new ArrayBlockingQueue<>(threads);
    for (int i = 0; i < threads; i++) {
      idle.add(
          TableMemory.solver(
              mebibytes,
              threads,
              size ->
                  terminal.remark(
                      "--hash "
                          + mebibytes
                          + ": the heap has room for "
                          + size
                          + " MiB a table; start java with a greater -Xmx")));
    }
  }

  /** Solves each input and hands on the outputs in the order of the inputs. */
  <T, R> void run(Iterator<T> inputs, BiFunction<T, MateSolver, R> work, Consumer<R> sink) {
    if (threads == 1) {
      inputs.forEachRemaining(input -> sink.accept(borrow(input, work)));
      return;
    }
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      Deque<Future<R>> pending = new ArrayDeque<>();
      while (inputs.hasNext()) {
        T input = inputs.next();
        pending.add(executor.submit(() -> borrow(input, work)));
        if (pending.size() > AHEAD * threads) {
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
      throw new IllegalStateException(e.getCause());
    }
  }
}
