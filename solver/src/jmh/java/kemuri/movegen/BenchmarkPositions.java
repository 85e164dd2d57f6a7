package kemuri.movegen;

import java.util.List;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;

/** Problems of Shogi Zukou (1755) and Shogi Musou (1734) that the benchmarks use. */
public final class BenchmarkPositions {
  /** Zukou 2, 5, 7 and 98, Musou 10: 15 to 37 plies. */
  private static final List<String> PROBLEMS =
      List.of(
          "9/9/3B3G1/6+p1n/7+p1/7k1/5BL1p/7G1/7+R+r b N2P2g4s2n3l13p 1",
          "n+B1sS4/1R1g5/1Ls6/2k6/2n6/3L5/R8/9/9 b B2P3gs2n2l16p 1",
          "1nkg5/2s6/3rp4/1B7/r8/1PN6/9/9/9 b BG3SN2gn4l16p 1",
          "8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1",
          "5B2g/5s1kl/5g3/9/8P/6N2/9/9/7+r1 b R2SNb2gs2n3l17p 1");

  private BenchmarkPositions() {}

  /** Fresh positions, the attacker to move. */
  public static List<Position> attackerToMove() {
    return PROBLEMS.stream().map(BenchmarkPositions::parse).toList();
  }

  private static Position parse(String sfen) {
    try {
      return Position.of(Sfen.parse(sfen), Attacker.BLACK, DefenderHand.GIVEN);
    } catch (NotationException e) {
      throw new IllegalStateException(sfen, e);
    }
  }
}
