package kemuri.compose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Chooses the problems of a worker's share from which longer ones are made. */
final class Selection {
  /** In how many of a hundred cases a parent of the highest rank is taken. */
  private static final int FRONTIER = 35;

  /** Among how many parents of a rank one is chosen. */
  private static final int CHOICE = 6;

  /** Parents of the lowest rank to have in stock. */
  private static final int STOCK = 4;

  /** In how many of a hundred cases what shows the theme goes first. */
  private static final int SHOWN = 70;

  private final int worker;
  private final ComposeRequest request;
  private final Finish finish;

  private Archive archive = new Archive();
  private SplittableRandom random = new SplittableRandom(0);
  private Set<Archive.Parent> used = new HashSet<>();
  private boolean steers;

  /**
   * A selection for one of the workers.
   *
   * @param worker which one, counted from 0
   * @param finish tells how much a problem is worth as a parent
   */
  Selection(int worker, ComposeRequest request, Finish finish) {
    this.worker = worker;
    this.request = request;
    this.finish = finish;
  }

  /**
   * Begins a round.
   *
   * @param kept what is known; not changed
   * @param chance decides everything else
   * @param themed whether the round looks for the theme that is asked for
   */
  void begin(Archive kept, SplittableRandom chance, boolean themed) {
    archive = kept;
    random = chance;
    steers = themed;
    used = new HashSet<>();
  }

  /** A problem that was not chosen in this round; empty if a seed is wanted instead. */
  Optional<Archive.Parent> next() {
    Optional<Archive.Parent> parent = shown().or(this::ofSomeRank);
    parent.ifPresent(used::add);
    return parent;
  }

  /** Mostly, if a theme is looked for, one of the highest rank that shows it. */
  private Optional<Archive.Parent> shown() {
    if (!steers || random.nextInt(100) >= SHOWN) {
      return Optional.empty();
    }
    return highest(Find::shown).or(() -> highest(Find::prepares));
  }

  private Optional<Archive.Parent> highest(Predicate<Find> which) {
    for (int rank = request.plies() - 2; rank >= 1; rank -= 2) {
      List<Archive.Parent> choices =
          choices(
              archive.ofRank(rank).stream().filter(parent -> which.test(parent.find())).toList());
      if (!choices.isEmpty()) {
        return Optional.of(best(choices));
      }
    }
    return Optional.empty();
  }

  /** One of the highest rank, or of a rank at random. */
  private Optional<Archive.Parent> ofSomeRank() {
    boolean frontier = random.nextInt(100) < FRONTIER;
    List<Integer> ranks = new ArrayList<>();
    for (int rank = request.plies() - 2; rank >= 1; rank -= 2) {
      List<Archive.Parent> choices = choices(archive.ofRank(rank));
      if (rank == 1 && choices.size() < STOCK && !frontier) {
        return Optional.empty();
      }
      if (!choices.isEmpty()) {
        if (frontier) {
          return Optional.of(best(choices));
        }
        ranks.add(rank);
      }
    }
    return ranks.isEmpty()
        ? Optional.empty()
        : Optional.of(best(choices(archive.ofRank(ranks.get(random.nextInt(ranks.size()))))));
  }

  /** Some of the parents, drawn among this worker's. */
  private List<Archive.Parent> choices(List<Archive.Parent> all) {
    List<Archive.Parent> choices = new ArrayList<>();
    if (all.isEmpty()) {
      return choices;
    }
    int start = random.nextInt(all.size());
    for (int i = 0; i < all.size() && choices.size() < CHOICE; i++) {
      Archive.Parent parent = all.get((start + i) % all.size());
      if (parent.number() % request.workers() == worker
          && !used.contains(parent)
          && request.allows(parent.find().specimen().position())) {
        choices.add(parent);
      }
    }
    return choices;
  }

  /** Half of the time the one of the least crowded cell, else that of the best score. */
  private Archive.Parent best(List<Archive.Parent> choices) {
    Comparator<Archive.Parent> score =
        Comparator.comparingDouble((Archive.Parent parent) -> finish.appeal(parent.find().grade()))
            .reversed();
    Comparator<Archive.Parent> order =
        random.nextBoolean() ? Comparator.comparingInt(archive::crowd) : score;
    return choices.stream().min(order.thenComparing(score)).orElseThrow();
  }
}
