package kemuri.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that choose a part of a measurement's positions. */
final class BenchPart {
  @Option(names = "--skip", paramLabel = "N", description = "Leaves out the first N positions.")
  private int skip;

  @Option(
      names = "--stride",
      paramLabel = "N",
      description = "Then takes every Nth position (default 1: all).")
  private int stride = 1;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Solves at most N positions; 0 (default) for no limit.")
  private int count;

  /** The part of a file's positions, in order; at least one. */
  List<BenchCase> of(List<BenchCase> all, String file) throws BadInput {
    check("--skip", skip, 0);
    check("--stride", stride, 1);
    check("--count", count, 0);
    List<BenchCase> part = new ArrayList<>();
    for (long i = skip; i < all.size() && (count == 0 || part.size() < count); i += stride) {
      part.add(all.get((int) i));
    }
    if (part.isEmpty() && skip > 0) {
      throw new BadInput(
          "--skip " + skip + ": " + file + " holds " + all.size() + " positions; skip fewer");
    }
    return part;
  }

  private static void check(String option, int value, int least) throws BadInput {
    if (value < least) {
      throw new BadInput(option + " " + value + ": expected " + least + " or more");
    }
  }
}
