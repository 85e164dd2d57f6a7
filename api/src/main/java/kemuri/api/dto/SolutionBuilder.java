package kemuri.api.dto;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.Hand;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.mate.Line;
import kemuri.mate.MateResult;
import kemuri.notation.JapaneseNotation;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.notation.WesternNotation;
import org.jspecify.annotations.Nullable;

/** Turns what a search found into a {@link Solution}. */
public final class SolutionBuilder {
  private static final String HAND_LETTERS = ".PLNSGBR";

  private SolutionBuilder() {}

  /**
   * The answer for a diagram without flaws.
   *
   * @param result its lines are those of {@code Position.of} this diagram and these options
   * @param cache where the result came from: {@code hit}, {@code miss} or {@code shared}
   */
  public static Solution build(
      Diagram diagram, SolveOptions options, MateResult result, String cache) {
    String name;
    String reason = null;
    Solution.Mate mate = null;
    if (result instanceof MateResult.Mate found) {
      name = Solution.MATE;
      mate = mate(found.line(), found.exact(), diagram, options);
    } else if (result instanceof MateResult.NoMate) {
      name = Solution.NO_MATE;
    } else if (result instanceof MateResult.Undecided undecided) {
      name = Solution.UNDECIDED;
      reason = WireName.of(undecided.reason());
      mate = undecided.bound().map(line -> mate(line, false, diagram, options)).orElse(null);
    } else {
      throw new AssertionError(result);
    }
    Color attacking = options.attacker().resolve(diagram);
    return new Solution(
        new Solution.SolvedPosition(
            Sfen.format(effective(diagram, options)), WireName.of(attacking)),
        name,
        mate,
        reason,
        warnings(diagram, options),
        options.toSettings(),
        new Solution.Statistics(result.nodes(), result.milliseconds(), cache));
  }

  /** The diagram with the defender's hand that the options ask for. */
  private static Diagram effective(Diagram diagram, SolveOptions options) {
    if (options.defenderHand() == DefenderHand.GIVEN) {
      return diagram;
    }
    Color defending = options.attacker().resolve(diagram).opponent();
    Diagram.Builder filled = diagram.toBuilder();
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      filled.inHand(defending, type, diagram.inHand(defending, type) + diagram.missing(type));
    }
    return filled.build();
  }

  private static Solution.@Nullable Mate mate(
      Line line, boolean exact, Diagram diagram, SolveOptions options) {
    Position position = Position.of(diagram, options.attacker(), options.defenderHand());
    List<String> usi = Usi.format(line.moves(), position);
    List<String> japanese = JapaneseNotation.format(line.moves(), position);
    List<String> western = WesternNotation.format(line.moves(), position);
    List<Solution.LineMove> moves = new ArrayList<>();
    for (int i = 0; i < usi.size(); i++) {
      moves.add(new Solution.LineMove(i + 1, usi.get(i), japanese.get(i), western.get(i)));
    }
    for (int move : line.moves()) {
      position.doMove(move);
    }
    return new Solution.Mate(line.plies(), exact, moves, handText(position.hand(Side.ATTACKER)));
  }

  private static String handText(int hand) {
    StringBuilder text = new StringBuilder();
    for (int type = PieceType.ROOK; type >= PieceType.PAWN; type--) {
      int count = Hand.count(hand, type);
      if (count > 1) {
        text.append(count);
      }
      if (count > 0) {
        text.append(HAND_LETTERS.charAt(type));
      }
    }
    return text.toString();
  }

  private static List<String> warnings(Diagram diagram, SolveOptions options) {
    int kings =
        diagram.count(Color.BLACK, PieceType.KING) + diagram.count(Color.WHITE, PieceType.KING);
    Color defending = options.attacker().resolve(diagram).opponent();
    boolean missing = false;
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      if (diagram.inHand(defending, type) > 0) {
        return List.of();
      }
      missing |= diagram.missing(type) > 0;
    }
    if (kings != 1 || !missing || options.defenderHand() == DefenderHand.REST) {
      return List.of();
    }
    return List.of(
        "The defender holds nothing although pieces are missing from the board: solved as given."
            + " Ask for the defender's hand \"rest\" to give it all of them.");
  }
}
