package kemuri.grading;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is measured of a problem. "Beside the king" are the up to eight squares around it on the
 * board; "the end" is the mated position; N is the length in plies.
 *
 * @param sac value of the sacrifices, free ones half as much again, for each pair of moves in units
 *     of a gold
 * @param open share of the squares beside the king that are empty at the end
 * @param pure share of those denied to the king for exactly one reason
 * @param econ share of the attacker's pieces on the board at the end, its king apart, without which
 *     it were no mate
 * @param clean share of the pieces on the board and in the attacker's hand that are gone from the
 *     board at the end; negative if the defender has dropped more than were taken
 * @param size pieces on the board beyond 4 + N / 4, never negative
 * @param box area of the smallest rectangle around all pieces, as a share of the board
 * @param quiet share of the attacker's moves that capture nothing
 * @param k1 1 if the first move captures, else 0
 * @param k2 1 if the first move is the only check, else 0
 * @param travel squares the defender's king stands on, for each move of the attacker
 * @param ugly half a point for each promoted lance, knight or silver at the start and each
 *     attacking piece that neither moves nor ever attacks the king or a square beside it; a quarter
 *     for each promoted pawn outside its promotion zone
 * @param var mean over the replies of the base-2 logarithm of how many there are to choose from;
 *     all drops between count as one
 * @param side other defences that last until at most four plies less and end with another move, 0
 *     if not searched for
 * @param dual plies and kinds of remarks of the soundness check but for those for information
 * @param surprise how unlikely a naive solver is to try the line's moves: the sum of {@code
 *     -log2(a)} over the attacker's moves
 * @param trap nodes to refute the other checks, as {@code log2(1 + nodes)}, weighted by how likely
 *     a naive solver is to try them, summed over the attacker's moves; 0 if not searched for
 * @param width mean over the attacker's moves of the base-2 logarithm of the number of checks
 */
public record Features(
    double sac,
    double open,
    double pure,
    double econ,
    double clean,
    double size,
    double box,
    double quiet,
    double k1,
    double k2,
    double travel,
    double ugly,
    double var,
    double side,
    double dual,
    double surprise,
    double trap,
    double width) {

  /** All by name, in the order above. */
  public Map<String, Double> asMap() {
    Map<String, Double> map = new LinkedHashMap<>();
    map.put("sac", sac);
    map.put("open", open);
    map.put("pure", pure);
    map.put("econ", econ);
    map.put("clean", clean);
    map.put("size", size);
    map.put("box", box);
    map.put("quiet", quiet);
    map.put("k1", k1);
    map.put("k2", k2);
    map.put("travel", travel);
    map.put("ugly", ugly);
    map.put("var", var);
    map.put("side", side);
    map.put("dual", dual);
    map.put("surprise", surprise);
    map.put("trap", trap);
    map.put("width", width);
    return Collections.unmodifiableMap(map);
  }
}
