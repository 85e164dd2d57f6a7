package kemuri.api.request;

import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.Rules;
import kemuri.api.dto.SolveOptions;
import kemuri.api.dto.SolveRequest;
import kemuri.api.error.ApiException;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.mate.Futile;

/**
 * A request that has been checked: a diagram without flaws, and how to solve it.
 *
 * @param diagram what is to be solved
 * @param options how
 */
public record Question(Diagram diagram, SolveOptions options) {
  /**
   * Checks a request.
   *
   * @param timeCap the greatest time limit
   * @throws ApiException that says what is wrong and where
   */
  public static Question of(SolveRequest request, RequestSource source, TimeCap timeCap) {
    RequestCheck check = new RequestCheck(source, timeCap);
    SolveOptions options =
        new SolveOptions(
            check.constant(Attacker.class, request.attacker(), "/attacker"),
            check.constant(DefenderHand.class, request.defenderHand(), "/defenderHand"),
            check.constant(Rules.class, request.rules(), "/rules"),
            check.constant(Futile.class, request.futile(), "/futile"),
            request.exact(),
            check.time(request.limits().time()),
            check.nodes(request.limits().nodes()));
    PosedDiagram posed =
        check.diagram(
            request.position(), request.format(), request.attacker(), request.defenderHand());
    return new Question(posed.diagram(), options);
  }
}
