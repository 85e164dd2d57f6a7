package kemuri.cli;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import kemuri.api.dto.GenerateSummary;
import kemuri.api.dto.TsumeProblem;
import kemuri.api.dto.TsumeProblemJson;
import kemuri.compose.ComposeListener;
import kemuri.compose.Composer;
import kemuri.compose.Composition;
import kemuri.compose.Tally;
import kemuri.problem.SolutionFamily;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Composes problems and prints each as soon as it is found. */
@Command(
    name = "generate",
    description = "Composes new mate problems, each proven to be right.",
    footer = {
      "",
      "Ctrl-C ends it with what was found.",
      "Exit status: 0 at least one problem was found, 2 none within the limits, 64 bad usage, 70"
          + " internal failure, 74 standard output or FILE cannot be written."
    })
final class GenerateCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private GenerateSettings settings = new GenerateSettings();

  @Option(names = "--json", description = "Prints one JSON object a line.")
  private boolean json;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Adds the problems to FILE too, one JSON object a line. Those that are there already"
              + " count, and no variants of them are composed.")
  private @Nullable String file;

  GenerateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInput {
    settings.check();
    if (file == null) {
      return run(null);
    }
    try (ProblemCollection collection = ProblemCollection.open(file, settings::isMet)) {
      return run(collection);
    }
  }

  private int run(@Nullable ProblemCollection collection) {
    int missing = settings.count() - (collection == null ? 0 : collection.alike());
    if (collection != null && collection.size() > 0) {
      say(
          "%s holds %d problems, %d of them such as are asked for%s"
              .formatted(
                  file,
                  collection.size(),
                  collection.alike(),
                  missing > 0 ? "" : ": nothing to compose"));
    }
    if (missing <= 0) {
      return ExitCode.OK;
    }
    say("Seed " + settings.seed());
    try (Interruption interruption = Interruption.watch()) {
      Run run = new Run(collection, missing);
      Tally tally = run.compose(interruption);
      return conclude(run.summary(tally), interruption.isRequested());
    }
  }

  private int conclude(GenerateSummary summary, boolean interrupted) {
    if (summary.accepted() == 0 && !interrupted) {
      terminal.remark("found no " + settings.wanted());
      return ExitCode.UNDECIDED;
    }
    say(
        String.format(
            Locale.ROOT,
            "%d of %d problems in %.1f s: %,d candidates, %,d positions",
            summary.accepted(),
            summary.count(),
            summary.milliseconds() / 1_000.0,
            summary.tally().candidates(),
            summary.tally().nodes()));
    return summary.accepted() == 0 ? ExitCode.UNDECIDED : ExitCode.OK;
  }

  /** Says something about the run: among the text for people, beside the JSON. */
  private void say(String line) {
    if (json) {
      terminal.remark(line);
    } else {
      terminal.out().println(line);
      terminal.flush();
    }
  }

  /** One run, which prints what it finds. */
  private final class Run implements ComposeListener {
    private final @Nullable ProblemCollection collection;
    private final int missing;
    private final ProgressLine progress = ProgressLine.on(terminal);
    private final long start = System.nanoTime();
    private int found;

    Run(@Nullable ProblemCollection collection, int missing) {
      this.collection = collection;
      this.missing = missing;
    }

    Tally compose(Interruption interruption) {
      List<SolutionFamily> known = collection == null ? List.of() : collection.families();
      try {
        return Composer.compose(
            settings.request(
                missing, settings.fittingHash(terminal), known, interruption::isRequested),
            this);
      } finally {
        progress.clear();
      }
    }

    GenerateSummary summary(Tally tally) {
      return settings.summary(missing, found, milliseconds(), tally);
    }

    private long milliseconds() {
      return (System.nanoTime() - start) / 1_000_000;
    }

    @Override
    public void onComposition(Composition composition) {
      found++;
      TsumeProblem problem = TsumeProblem.of(composition, Instant.now());
      if (collection != null) {
        collection.add(problem);
      }
      progress.clear();
      terminal
          .out()
          .print(
              json
                  ? TsumeProblemJson.toText(problem) + "\n"
                  : TsumeProblemText.format(found, composition.diagram(), problem));
      terminal.flush();
    }

    @Override
    public void onProgress(Tally tally, int accepted) {
      progress.onProgress(milliseconds(), tally, accepted + " of " + missing + " found");
    }
  }
}
