package kemuri.reference;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Small tsume problems in stock, as different as possible, and their gathering: of every length and
 * set of kinds of findings the two that span the fewest positions are kept, and random changes of
 * those kept lead to others.
 */
final class TsumeStock {
  private static final String RESOURCE = "/tsume/stock.sfen";
  private static final int KEPT_OF_A_SORT = 2;
  private static final int FRESH_PERCENT = 8;
  private static final int FEW_SORTS = 10;

  private final SplittableRandom random = new SplittableRandom(6);
  private final RandomPlacement placement = new RandomPlacement(random);
  private final Map<String, List<Kept>> sorts = new TreeMap<>();
  private final int maxPositions;

  private TsumeStock(int maxPositions) {
    this.maxPositions = maxPositions;
  }

  /** A problem and how many positions it spans. */
  private record Kept(NaiveShogi position, int size) {}

  /** Reads the stock. */
  static List<NaiveShogi> read() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(TsumeStock.class.getResourceAsStream(RESOURCE)),
                StandardCharsets.UTF_8))) {
      return lines.lines().filter(line -> !line.startsWith("#")).map(NaiveSfen::parse).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One or two random changes of a problem, towards a longer one in a quarter of them. */
  static NaiveShogi change(NaiveShogi origin, RandomPlacement placement, SplittableRandom random) {
    NaiveShogi changed = origin;
    for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
      changed = random.nextInt(4) == 0 ? placement.extend(changed) : placement.mutate(changed);
    }
    return changed;
  }

  /**
   * Prints a stock of problems that span up to {@code arguments[0]} positions, gathered from {@code
   * arguments[1]} candidates and from the stock there is.
   */
  public static void main(String[] arguments) {
    TsumeStock stock = new TsumeStock(Integer.parseInt(arguments[0]));
    read().forEach(stock::examine);
    for (int candidates = Integer.parseInt(arguments[1]); candidates > 0; candidates--) {
      stock.examine(stock.candidate());
    }
    for (List<Kept> sort : stock.sorts.values()) {
      sort.forEach(problem -> System.out.println(problem.position));
    }
  }

  private NaiveShogi candidate() {
    if (sorts.size() < FEW_SORTS || random.nextInt(100) < FRESH_PERCENT) {
      return placement.nextTsume();
    }
    List<List<Kept>> lists = List.copyOf(sorts.values());
    List<Kept> sort = lists.get(random.nextInt(lists.size()));
    return change(sort.get(random.nextInt(sort.size())).position, placement, random);
  }

  private void examine(NaiveShogi position) {
    Optional<NaiveSoundness> answer =
        NaiveSoundness.of(position, FutileRule.STANDARD, maxPositions);
    if (answer.isEmpty() || answer.get().plies() < 3) {
      return;
    }
    NaiveSoundness examined = answer.get();
    List<Kept> sort = sorts.computeIfAbsent(sortOf(examined), key -> new ArrayList<>());
    sort.removeIf(kept -> kept.position.equals(position));
    sort.add(new Kept(position, examined.size()));
    sort.sort((a, b) -> Integer.compare(a.size, b.size));
    if (sort.size() > KEPT_OF_A_SORT) {
      sort.remove(KEPT_OF_A_SORT);
    }
  }

  private static String sortOf(NaiveSoundness answer) {
    TreeSet<String> kinds = new TreeSet<>();
    answer.findings().forEach(finding -> kinds.add(finding.kind()));
    return "%02d %s %s".formatted(answer.plies(), kinds, answer.futileReplies() > 0);
  }
}
