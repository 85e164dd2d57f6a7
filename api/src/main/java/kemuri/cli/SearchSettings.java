package kemuri.cli;

import java.time.Duration;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.mate.Futile;
import kemuri.search.SearchLimits;
import picocli.CommandLine.Option;

/** The options of every command that searches, but for the time, whose default differs. */
final class SearchSettings {
  private static final int MAX_THREADS = 256;
  private static final int MAX_HASH = 16_384;

  @Option(
      names = "--futile",
      paramLabel = "off|x|standard|unbounded",
      description = "Which interpositions are futile (default standard); all count under raw.")
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
          "Threads (default 1): as many positions at once, each with a table of its own; a single"
              + " position is searched with all of them on one table, but not by bench.")
  private int threads = 1;

  /** Which interpositions are futile. */
  Futile futile() {
    return futile;
  }

  /** Who is to give mate. */
  Attacker attacker() {
    return attacker;
  }

  /** What the defender holds. */
  DefenderHand defenderHand() {
    return defenderHand;
  }

  /** Positions searched at most, zero for no limit. */
  long nodes() throws BadInput {
    if (nodes < 0) {
      throw new BadInput("--nodes " + nodes + ": expected 0 (no limit) or more");
    }
    return nodes;
  }

  /** When a search gives up. */
  SearchLimits limits(Duration time) {
    return SearchLimits.UNLIMITED.withTime(time).withNodes(nodes);
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
