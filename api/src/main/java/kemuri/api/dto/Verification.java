package kemuri.api.dto;

import java.util.List;
import kemuri.mate.AnswerTree;
import org.jspecify.annotations.Nullable;

/**
 * The author's report on a problem: the same over HTTP and on the command line.
 *
 * @param position what was checked
 * @param verdict {@code sound}, {@code flawed}, {@code unsound}, {@code no-mate} or {@code
 *     undecided}
 * @param plies the length of the main line, zero if there is none
 * @param line the main line, empty if there is none
 * @param leftInHand what the attacker holds at the end of it, as SFEN writes a hand
 * @param rawPlies the length of the shortest mate under plain rules, zero if it is not known
 * @param findings what was found, by ply
 * @param undecided what was left open, by ply
 * @param warnings what the author should know, one sentence each
 * @param settings how it was checked
 * @param answers the tree of moves to accept, in USI; null if none was asked for or found
 * @param statistics what it cost
 */
public record Verification(
    Solution.SolvedPosition position,
    String verdict,
    int plies,
    List<Solution.LineMove> line,
    String leftInHand,
    int rawPlies,
    List<Fault> findings,
    List<Open> undecided,
    List<String> warnings,
    Settings settings,
    @Nullable Answers answers,
    Solution.Statistics statistics) {
  /** Copies the lists. */
  public Verification {
    line = List.copyOf(line);
    findings = List.copyOf(findings);
    undecided = List.copyOf(undecided);
    warnings = List.copyOf(warnings);
  }

  /**
   * Something that was found.
   *
   * @param kind its wire name: {@code cook}
   * @param labelJa its Japanese name: {@code 余詰}
   * @param severity {@code fatal}, {@code flaw}, {@code minor}, {@code tolerated} or {@code info}
   * @param ply the ply at which {@code move} is played instead, zero if it is about the diagram
   * @param move in USI, null if it is about no move
   * @param square the piece it is about: {@code 2c}; null if it is about none
   * @param plies the length of the mate that shows it, zero if it shows none
   * @param exact whether that length is proven shortest
   * @param line the moves from the diagram that show it
   * @param note what it is, one English sentence
   * @param noteJa the same in Japanese
   */
  public record Fault(
      String kind,
      String labelJa,
      String severity,
      int ply,
      @Nullable String move,
      @Nullable String square,
      int plies,
      boolean exact,
      List<Solution.LineMove> line,
      String note,
      String noteJa) {
    /** Copies the list. */
    public Fault {
      line = List.copyOf(line);
    }
  }

  /**
   * Something that was left open.
   *
   * @param ply the ply at which {@code move} would be played, zero if it is about the diagram
   * @param move in USI, null if it is about no move
   * @param matter {@code solution}, {@code mates}, {@code kind}, {@code variations} or {@code
   *     pieces}
   * @param reason {@code time}, {@code nodes}, {@code memory} or {@code cancelled}
   * @param couldBeFatal whether the answer could make the problem unsound
   */
  public record Open(
      int ply, @Nullable String move, String matter, String reason, boolean couldBeFatal) {}

  /**
   * The options in force, in their wire names.
   *
   * @param attacker {@code auto}, {@code black} or {@code white}
   * @param defenderHand {@code given} or {@code rest}
   * @param profile {@code strict}, {@code standard} or {@code lenient}
   * @param futile {@code off}, {@code x}, {@code standard} or {@code unbounded}
   * @param thoroughness {@code early}, {@code faults} or {@code complete}
   * @param plies the length that the author states, zero if none
   * @param solution the author's solution as USI moves, empty if none was given
   * @param answers how many plies of the tree of answers were wanted
   * @param limits when to give up
   */
  public record Settings(
      String attacker,
      String defenderHand,
      String profile,
      String futile,
      String thoroughness,
      int plies,
      List<String> solution,
      int answers,
      Solution.Limits limits) {
    /** Copies the list. */
    public Settings {
      solution = List.copyOf(solution);
    }
  }

  /**
   * A tree of answers.
   *
   * @param tree its moves as the board has them
   * @param rotated whether USI names the squares from the other side of that board
   */
  public record Answers(AnswerTree tree, boolean rotated) {}
}
