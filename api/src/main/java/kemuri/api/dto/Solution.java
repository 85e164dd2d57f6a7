package kemuri.api.dto;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Position;
import kemuri.notation.JapaneseNotation;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.notation.WesternNotation;
import org.jspecify.annotations.Nullable;

/**
 * The answer to "is there a mate": the same over HTTP and on the command line.
 *
 * @param position what was solved
 * @param result {@code mate}, {@code no-mate} or {@code undecided}
 * @param mate the mate; with {@code undecided}, an upper bound if one was found
 * @param reason why it is undecided: {@code time}, {@code nodes}, {@code memory}, {@code cancelled}
 * @param warnings what the asker should know about the position, one sentence each
 * @param settings how it was solved
 * @param statistics what it cost; left out of the JSON if null
 */
public record Solution(
    SolvedPosition position,
    String result,
    @Nullable Mate mate,
    @Nullable String reason,
    List<String> warnings,
    Settings settings,
    @Nullable Statistics statistics) {
  /** The result when the attacker mates by force. */
  public static final String MATE = "mate";

  /** The result when it is proven that there is no mate. */
  public static final String NO_MATE = "no-mate";

  /** The result when a limit ended the search. */
  public static final String UNDECIDED = "undecided";

  /** Copies the list. */
  public Solution {
    warnings = List.copyOf(warnings);
  }

  /** The same without statistics. */
  public Solution withoutStatistics() {
    return new Solution(position, result, mate, reason, warnings, settings, null);
  }

  /**
   * The position that was solved.
   *
   * @param sfen canonical SFEN, the defender's hand filled in if {@code rest} was asked for
   * @param attacker {@code black} or {@code white}
   */
  public record SolvedPosition(String sfen, String attacker) {
    /** The position that a diagram poses. */
    static SolvedPosition of(PosedDiagram posed) {
      return new SolvedPosition(Sfen.format(posed.filled()), WireName.of(posed.attacking()));
    }
  }

  /**
   * A mate.
   *
   * @param plies its length (手数)
   * @param exact whether it is proven to be the shortest against the longest defence
   * @param rawPlies the length of the shortest mate under plain rules, zero if it is not known;
   *     left out of the JSON then
   * @param line its moves, from the side to move
   * @param leftInHand what the attacker still holds at the end, as SFEN writes a hand: {@code G2P}
   */
  public record Mate(
      int plies, boolean exact, int rawPlies, List<LineMove> line, String leftInHand) {
    /** Copies the list. */
    public Mate {
      line = List.copyOf(line);
    }
  }

  /**
   * One move of a line in three notations.
   *
   * @param ply counted from 1
   * @param usi as engines write it: {@code N*2c}
   * @param japanese as books write it: {@code ▲２三桂}
   * @param western as Western books write it: {@code N*23}
   */
  public record LineMove(int ply, String usi, String japanese, String western) {
    /** The moves of a line from a position, which is left as it was found. */
    static List<LineMove> of(List<Integer> line, Position start) {
      List<String> usi = Usi.format(line, start);
      List<String> japanese = JapaneseNotation.format(line, start);
      List<String> western = WesternNotation.format(line, start);
      List<LineMove> moves = new ArrayList<>();
      for (int i = 0; i < usi.size(); i++) {
        moves.add(new LineMove(i + 1, usi.get(i), japanese.get(i), western.get(i)));
      }
      return moves;
    }
  }

  /**
   * The options in force, in their wire names.
   *
   * @param attacker {@code auto}, {@code black} or {@code white}
   * @param defenderHand {@code given} or {@code rest}
   * @param rules {@code tsume} or {@code raw}
   * @param futile {@code off}, {@code x}, {@code standard} or {@code unbounded}
   * @param exact whether the shortest mate was to be proven
   * @param limits when to give up
   */
  public record Settings(
      String attacker,
      String defenderHand,
      String rules,
      String futile,
      boolean exact,
      Limits limits) {}

  /**
   * When to give up.
   *
   * @param time wall time as an ISO 8601 duration
   * @param nodes positions entered, zero for no limit
   */
  public record Limits(String time, long nodes) {}

  /**
   * What the answer cost.
   *
   * @param nodes positions entered by the search that found it
   * @param milliseconds wall time of that search
   * @param cache {@code hit}, {@code miss} or {@code shared}
   */
  public record Statistics(long nodes, long milliseconds, String cache) {}
}
