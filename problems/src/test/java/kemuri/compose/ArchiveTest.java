package kemuri.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.grading.Grader;
import kemuri.mate.MateSolver;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.problem.Provenance;
import org.junit.jupiter.api.Test;

/** What becomes of problems that were made longer, or were to be. */
final class ArchiveTest {
  private static final String NINE_PLIES = "2+R4gk/7g1/8l/7N1/9/9/9/9/9 b Lr2b2g4s3n2l18p 1";
  private static final String[] FIVE_PLIES = {
    "8k/8B/9/8+R/9/9/9/9/9 b rb4g4s4n4l18p 1",
    "6+S1k/7g1/8B/9/9/9/9/9/9 b G2rb2g3s4n4l18p 1",
    "+R5g2/8k/6SR1/9/9/9/9/9/9 b 2b3g3s4n4l18p 1",
    "5g1k1/5+P3/7+B1/3B5/9/9/9/9/9 b 2r3g4s4n4l17p 1"
  };

  private final Archive archive = new Archive();
  private final MateSolver solver = new MateSolver(4);
  private final Acceptance acceptance = new Acceptance(solver, () -> false);

  @Test
  void setBack_again_ranksLowerUntilItIsGone() throws NotationException {
    archive.add(find(NINE_PLIES, false));
    List<Integer> ranks = new ArrayList<>();

    for (int rank = rank(); rank > 0; rank = rank()) {
      ranks.add(rank);
      archive.setBack(List.copyOf(archive.ofRank(rank)));
    }

    assertEquals(List.of(9, 5), ranks);
  }

  @Test
  void add_variantOfAKnownProblem_ranksBelowIt() throws NotationException {
    assertTrue(archive.add(find(NINE_PLIES, false)));
    assertFalse(archive.add(find(NINE_PLIES, false)));
    assertTrue(archive.add(find(NINE_PLIES, true)));

    assertEquals(1, archive.ofRank(9).size());
    assertEquals(1, archive.ofRank(7).size());
  }

  @Test
  void remove_problem_isNotOfferedAgain() throws NotationException {
    archive.add(find(NINE_PLIES, false));

    archive.remove(List.copyOf(archive.ofRank(9)));

    assertEquals(0, rank());
  }

  @Test
  void next_twoWorkers_shareTheProblemsAndChooseEachOnce() throws NotationException {
    for (String sfen : FIVE_PLIES) {
      assertTrue(archive.add(find(sfen, false)));
    }
    Set<Archive.Parent> chosen = new HashSet<>();
    for (int worker = 0; worker < 2; worker++) {
      ComposeRequest request =
          new ComposeRequest(
              31,
              1,
              1,
              Optional.empty(),
              0,
              2,
              4,
              new ComposeRequest.Limits(Duration.ZERO, 0, () -> false));
      Selection selection = new Selection(worker, request, new Finish(solver, request));
      selection.begin(archive, new SplittableRandom(worker), false);
      for (int i = 0; i < 100; i++) {
        selection.next().ifPresent(parent -> assertTrue(chosen.add(parent), "chosen twice"));
      }
    }
    assertEquals(FIVE_PLIES.length, chosen.size());
  }

  @Test
  void prepare_triedTwice_givesASoundRelativeThatIsNoShorter() throws NotationException {
    archive.add(find(NINE_PLIES, false));
    Archive.Parent parent = archive.ofRank(9).get(0);
    Preparation preparation = new Preparation(acceptance, new PieceMinimizer(acceptance));
    SplittableRandom random = new SplittableRandom(20_261_201);
    assertEquals(parent.find().specimen(), preparation.prepare(parent, random, () -> false).get());
    archive.setBack(List.of(parent));
    archive.setBack(List.of(parent));

    List<Specimen> relatives = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      preparation.prepare(parent, random, () -> false).ifPresent(relatives::add);
    }

    assertFalse(relatives.isEmpty());
    for (Specimen relative : relatives) {
      assertTrue(relative.plies() >= 9, relative::toString);
      assertNotEquals(NINE_PLIES, Sfen.format(relative.position().toDiagram()));
      assertTrue(
          acceptance.judge(relative.position(), 1_000_000) instanceof Judgement.Accepted,
          relative::toString);
    }
  }

  /** The rank of the only problem, 0 if there is none. */
  private int rank() {
    for (int rank = 31; rank > 0; rank--) {
      if (!archive.ofRank(rank).isEmpty()) {
        return rank;
      }
    }
    return 0;
  }

  private Find find(String sfen, boolean variant) throws NotationException {
    Position position = Position.of(Sfen.parse(sfen), Attacker.BLACK, DefenderHand.GIVEN);
    Specimen specimen = ((Judgement.Accepted) acceptance.judge(position, 1_000_000)).specimen();
    return new Find(
        specimen,
        specimen.family(),
        Grader.estimate(specimen.position(), specimen.report()),
        new Provenance(Provenance.Method.PLACEMENT, Optional.empty(), 1, 0),
        variant,
        true,
        false,
        Optional.empty());
  }
}
