package kemuri.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import kemuri.api.dto.Rules;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolveOptions;
import kemuri.board.Position;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.search.SearchListener;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the commands that solve. */
final class SolveSettings {
  @Option(
      names = "--rules",
      paramLabel = "tsume|raw",
      description =
          "What counts: tsume (default of solve), all replies but futile interpositions; raw"
              + " (default of bench), all of them.")
  private Rules rules;

  @Mixin private SearchSettings search = new SearchSettings();

  @Option(names = "--exact", description = "Prove the shortest mate (default).")
  private boolean exact;

  @Option(names = "--any", description = "Stop at the first proof; a shorter mate may exist.")
  private boolean any;

  @Option(
      names = "--time",
      paramLabel = "10s",
      description = "Time for one position: 500ms, 10s (default), 1m, PT10S; 0 for no limit.")
  private Duration time = Duration.ofSeconds(10);

  /** Settings whose rules are these unless others are asked for. */
  SolveSettings(Rules rules) {
    this.rules = rules;
  }

  /** The options of the search itself. */
  SolveOptions options() throws BadInput {
    if (exact && any) {
      throw new BadInput("--exact and --any exclude each other; use one of them");
    }
    return new SolveOptions(
        search.attacker(),
        search.defenderHand(),
        rules,
        search.futile(),
        !any,
        time,
        search.nodes());
  }

  /** What the search may use. */
  SearchSettings search() {
    return search;
  }

  /** All that a measurement depends on, by name, as it is kept beside its rows. */
  Map<String, String> measured() throws BadInput {
    Solution.Settings options = options().toSettings();
    Map<String, String> measured = new LinkedHashMap<>();
    measured.put("attacker", options.attacker());
    measured.put("defenderHand", options.defenderHand());
    measured.put("rules", options.rules());
    measured.put("futile", options.futile());
    measured.put("goal", options.exact() ? "exact" : "any");
    measured.put("time", options.limits().time());
    measured.put("nodesLimit", Long.toString(options.limits().nodes()));
    measured.put("hash", Integer.toString(search.hash()));
    measured.put("threads", Integer.toString(search.threads()));
    return measured;
  }

  /** Searches on the calling thread, with a line of progress on the terminal if wanted. */
  MateResult search(MateSolver solver, Position position, Terminal terminal, boolean progress) {
    MateSolver.Goal goal = any ? MateSolver.Goal.ANY : MateSolver.Goal.EXACT;
    ProgressLine line = ProgressLine.on(terminal);
    MateResult result =
        solver.solve(
            position,
            goal,
            rules.with(search.futile()),
            search.limits(time),
            progress ? line : SearchListener.SILENT);
    line.clear();
    return result;
  }
}
