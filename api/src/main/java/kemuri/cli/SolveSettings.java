package kemuri.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import kemuri.api.dto.Futile;
import kemuri.api.dto.Rules;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolveOptions;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import picocli.CommandLine.Option;

/** The options of every command that searches. */
final class SolveSettings {
  private static final int MAX_THREADS = 256;
  private static final int MAX_HASH = 16_384;

  @Option(
      names = "--rules",
      paramLabel = "raw",
      description = "What counts as a reply; raw: every legal one (default).")
  private Rules rules = Rules.RAW;

  @Option(
      names = "--futile",
      paramLabel = "off|x|standard|unbounded",
      description = "Which interpositions are futile; without effect under raw.")
  private Futile futile = Futile.STANDARD;

  @Option(
      names = "--attacker",
      paramLabel = "auto|black|white",
      description = "Who is to give mate (default: the side to move, or the side without a king).")
  private Attacker attacker = Attacker.AUTO;

  @Option(
      names = "--defender-hand",
      paramLabel = "given|rest",
      description = "What the defender holds: what the text says (default) or all other pieces.")
  private DefenderHand defenderHand = DefenderHand.GIVEN;

  @Option(names = "--exact", description = "Prove the shortest mate (default).")
  private boolean exact;

  @Option(names = "--any", description = "Stop at the first proof; a shorter mate may exist.")
  private boolean any;

  @Option(
      names = "--time",
      paramLabel = "10s",
      description = "Time for one position: 500ms, 10s (default), 1m, PT10S; 0 for no limit.")
  private Duration time = Duration.ofSeconds(10);

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Positions searched at most; 0 (default) for no limit.")
  private long nodes;

  @Option(names = "--hash", paramLabel = "MiB", description = "Size of a table (default 256).")
  private int hash = 256;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Threads (default 1): as many positions at once, each with a table of its own; solve"
              + " searches a single position with all of them on one table.")
  private int threads = 1;

  /** The options of the search itself. */
  SolveOptions options() throws BadInput {
    if (rules == Rules.TSUME) {
      throw new BadInput(
          "--rules tsume: futile interpositions are not judged yet; use --rules raw");
    }
    if (exact && any) {
      throw new BadInput("--exact and --any exclude each other; use one of them");
    }
    if (nodes < 0) {
      throw new BadInput("--nodes " + nodes + ": expected 0 (no limit) or more");
    }
    return new SolveOptions(attacker, defenderHand, rules, futile, !any, time, nodes);
  }

  /** All that a measurement depends on, by name, as it is kept beside its rows. */
  Map<String, String> measured() throws BadInput {
    Solution.Settings search = options().toSettings();
    Map<String, String> measured = new LinkedHashMap<>();
    measured.put("attacker", search.attacker());
    measured.put("defenderHand", search.defenderHand());
    measured.put("rules", search.rules());
    measured.put("futile", search.futile());
    measured.put("goal", search.exact() ? "exact" : "any");
    measured.put("time", search.limits().time());
    measured.put("nodesLimit", Long.toString(search.limits().nodes()));
    measured.put("hash", Integer.toString(hash()));
    measured.put("threads", Integer.toString(threads()));
    return measured;
  }

  /** Searches on the calling thread, with a line of progress on the terminal if wanted. */
  MateResult search(MateSolver solver, Position position, Terminal terminal, boolean progress) {
    MateSolver.Goal goal = any ? MateSolver.Goal.ANY : MateSolver.Goal.EXACT;
    SearchLimits limits = SearchLimits.UNLIMITED.withTime(time).withNodes(nodes);
    ProgressLine line = ProgressLine.on(terminal);
    MateResult result =
        solver.solve(position, goal, limits, progress ? line : SearchListener.SILENT);
    line.clear();
    return result;
  }

  /** Size of one table in MiB. */
  int hash() throws BadInput {
    return checkHash(hash);
  }

  /** The size if it is one that a table may have. */
  static int checkHash(int hash) throws BadInput {
    if (hash < 1 || hash > MAX_HASH) {
      throw new BadInput("--hash " + hash + ": expected 1 to " + MAX_HASH + " MiB");
    }
    return hash;
  }

  /** How many threads search. */
  int threads() throws BadInput {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new BadInput("--threads " + threads + ": expected 1 to " + MAX_THREADS);
    }
    return threads;
  }
}
