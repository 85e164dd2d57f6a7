package kemuri.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kemuri.api.dto.GenerateSummary;
import kemuri.board.Diagram;
import kemuri.compose.ComposeRequest;
import kemuri.compose.ProblemClaim;
import kemuri.compose.Tally;
import kemuri.grading.Theme;
import kemuri.mate.TableMemory;
import kemuri.problem.SolutionFamily;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of the command that composes problems: what is asked for, and for how long. */
final class GenerateSettings {
  private static final int MOST_COUNT = 1_000_000;
  private static final int MAX_THREADS = 256;

  /** A candidate's search is small; a greater table only takes longer to look up in. */
  private static final int DEFAULT_HASH = 16;

  @Option(
      names = "--plies",
      required = true,
      paramLabel = "N",
      description =
          "The length of the problems: 3, 5, 7 ...; or their least and greatest length: 9-15.")
  private String plies = "";

  private LengthRange lengths = new LengthRange(3, 3);

  @Option(names = "--count", paramLabel = "N", description = "How many problems (default 1).")
  private int count = 1;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Decides all chance (default: any, which is shown). With the same seed, threads and"
              + " other options, the same problems come in the same order.")
  private @Nullable Long seed;

  @Option(
      names = "--time",
      paramLabel = "60s",
      description = "Time for all of them: 500ms, 60s (default), 10m, PT60S; 0 for no limit.")
  private Duration time = ComposeRequest.DEFAULT_TIME;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Positions searched at most, about; 0 (default) for no limit.")
  private long nodes;

  @Option(
      names = "--theme",
      paramLabel = "NAME",
      description = "A theme that each must show: sacrifice, switchback, distant-drop ...")
  private @Nullable Theme theme;

  @Option(
      names = "--max-pieces",
      paramLabel = "N",
      description =
          "Pieces on the board, the king included, and in the attacker's hand at most (default:"
              + " any number).")
  private int maxPieces;

  @Option(
      names = "--games",
      paramLabel = "FILE",
      description =
          "Makes problems of the mates in the games of FILE first, records in any format that convert"
              + " reads. May be given again.")
  private List<String> games = List.of();

  private List<Diagram> positions = List.of();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads that look for problems (default 1), each with a table of its own.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "MiB",
      description = "Size of each table (default " + DEFAULT_HASH + ").")
  private int hash = DEFAULT_HASH;

  /** Refuses values that cannot be, and chooses the seed if none is given. */
  void check() throws BadInput {
    lengths = LengthRange.parse("--plies", plies);
    checkRange("--count", count, 1, MOST_COUNT);
    if (maxPieces != 0) {
      checkRange(
          "--max-pieces", maxPieces, ComposeRequest.FEWEST_PIECES, ComposeRequest.MOST_PIECES);
    }
    checkRange("--threads", threads, 1, MAX_THREADS);
    SearchSettings.checkHash(hash);
    if (nodes < 0) {
      throw new BadInput("--nodes " + nodes + ": expected 0 (no limit) or more");
    }
    positions = GameFile.positions(games);
    if (seed == null) {
      seed = ComposeRequest.anySeed();
    }
  }

  private static void checkRange(String option, int value, int least, int greatest)
      throws BadInput {
    if (value < least || value > greatest) {
      throw new BadInput(option + " " + value + ": expected " + least + " to " + greatest);
    }
  }

  /** How many problems. */
  int count() {
    return count;
  }

  /** The seed, once it is checked. */
  long seed() {
    return seed == null ? 0 : seed;
  }

  /** Whether a problem is one of those asked for. */
  boolean isMet(ProblemClaim claim) {
    return lengths.contains(claim.plies())
        && (maxPieces == 0 || claim.pieces() <= maxPieces)
        && (theme == null || claim.themes().contains(theme.wireName()));
  }

  /**
   * The request.
   *
   * @param missing how many problems are still missing
   * @param tableMebibytes size of each table
   * @param known the families of the problems that are there
   */
  ComposeRequest request(
      int missing, int tableMebibytes, List<SolutionFamily> known, BooleanSupplier cancelled) {
    return new ComposeRequest(
        lengths.least(),
        lengths.most(),
        missing,
        seed(),
        Optional.ofNullable(theme),
        maxPieces,
        threads,
        tableMebibytes,
        new ComposeRequest.Limits(time, nodes, cancelled),
        positions,
        known);
  }

  /** Size of each table in MiB, no more than the heap has room for; says so if that is less. */
  int fittingHash(Terminal terminal) {
    int size = TableMemory.fitting(hash, 1, threads);
    if (size < hash) {
      SolverPool.remarkSize(hash, size, terminal);
    }
    return size;
  }

  /** What became of the request. */
  GenerateSummary summary(int missing, int found, long milliseconds, Tally tally) {
    return new GenerateSummary(seed(), lengths.most(), missing, found, milliseconds, tally);
  }

  /** What is asked for, as the end of "found no ...": with the limits, and what to relax. */
  String wanted() {
    List<String> words = new ArrayList<>();
    List<String> less = new ArrayList<>();
    words.add("problem of " + lengths);
    if (theme != null) {
      words.add("with the theme " + theme.wireName());
      less.add("leave out --theme");
    }
    if (maxPieces > 0) {
      words.add("of at most " + maxPieces + " pieces");
      less.add("allow more with --max-pieces");
    }
    if (!time.isZero()) {
      words.add("in " + seconds() + " s");
      less.add(0, "allow more --time");
    }
    if (nodes > 0) {
      words.add("within " + nodes + " positions");
      less.add(0, "allow more --nodes");
    }
    if (lengths.least() > 3) {
      less.add("ask for fewer --plies");
    }
    return String.join(" ", words) + "; " + String.join(", or ", less);
  }

  private String seconds() {
    return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
  }
}
