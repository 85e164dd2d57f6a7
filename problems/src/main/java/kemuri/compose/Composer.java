package kemuri.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/**
 * Composes new problems.
 *
 * <p>Workers look for problems in rounds of about equal effort; between rounds their finds go into
 * one archive, in the workers' order, and what was asked for is told to the listener. A run depends
 * on its request alone, but for where a limit of time ends it.
 */
public final class Composer {
  /** Positions a worker enters in a round, about. */
  private static final long EFFORT = 200_000;

  private final ComposeRequest request;
  private final ComposeListener listener;
  private final Archive archive = new Archive();
  private final Tally tally = new Tally();
  private int accepted;

  private Composer(ComposeRequest request, ComposeListener listener) {
    this.request = request;
    this.listener = listener;
    request.known().forEach(archive.families()::add);
  }

  /**
   * Composes until there are enough problems or a limit is reached.
   *
   * @param request what is asked for
   * @param listener hears of each problem as it is accepted, on the calling thread
   * @return what it took
   */
  public static Tally compose(ComposeRequest request, ComposeListener listener) {
    return new Composer(request, listener).run();
  }

  private Tally run() {
    long start = System.nanoTime();
    long most = request.limits().time().isZero() ? 0 : request.limits().time().toNanos();
    BooleanSupplier stop =
        () ->
            request.limits().cancelled().getAsBoolean()
                || (most > 0 && System.nanoTime() - start >= most);
    List<Worker> workers = new ArrayList<>();
    for (int number = 0; number < request.workers(); number++) {
      workers.add(new Worker(number, request));
    }
    ExecutorService threads = Executors.newFixedThreadPool(request.workers(), Composer::thread);
    try {
      for (long round = 0; !isDone() && !stop.getAsBoolean(); round++) {
        gather(threads, workers, round, stop);
        listener.onProgress(tally, accepted);
      }
    } finally {
      threads.shutdownNow();
    }
    return tally;
  }

  /** The threads are daemons: the process may end in the middle of a round. */
  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "composer");
    thread.setDaemon(true);
    return thread;
  }

  private boolean isDone() {
    long nodes = request.limits().nodes();
    return accepted >= request.count() || (nodes > 0 && tally.nodes() >= nodes);
  }

  private void gather(
      ExecutorService threads, List<Worker> workers, long round, BooleanSupplier stop) {
    SplittableRandom chance =
        new SplittableRandom(request.seed() ^ (round * 0x9e37_79b9_7f4a_7c15L));
    List<Callable<Harvest>> tasks = new ArrayList<>();
    for (Worker worker : workers) {
      SplittableRandom own = chance.split();
      tasks.add(() -> worker.round(archive, own, EFFORT, stop));
    }
    try {
      for (Future<Harvest> task : threads.invokeAll(tasks)) {
        merge(task.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a worker failed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while composing", e);
    }
  }

  private void merge(Harvest harvest) {
    archive.remove(harvest.done());
    archive.setBack(harvest.barren());
    tally.add(harvest.tally());
    for (Find find : harvest.finds()) {
      if (!archive.add(find)) {
        tally.refuse(Refusal.KNOWN_FAMILY);
        continue;
      }
      if (find.variant()) {
        continue;
      }
      tally.keep(find.specimen().plies());
      if (find.composition().isPresent() && accepted < request.count()) {
        accepted++;
        listener.onComposition(find.composition().get());
      }
    }
  }
}
