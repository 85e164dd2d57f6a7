package kemuri.movegen;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import kemuri.reference.NaiveShogi;
import kemuri.reference.PerftCase;
import kemuri.reference.RandomGame;
import kemuri.reference.RandomPlacement;

/** Where random positions come from. */
enum SampleSource {
  /** Random legal play from the start of a game and from mate problems. */
  REACHABLE {
    @Override
    Supplier<Sample> open(SplittableRandom random) {
      RandomGame game = new RandomGame(PROBLEMS, random);
      Generators generators = new Generators();
      return () -> {
        RandomGame.Step step = game.next();
        return new Sample(step.position(), step.legal(), generators);
      };
    }
  },

  /** Pieces placed at random. */
  CONSTRUCTED {
    @Override
    Supplier<Sample> open(SplittableRandom random) {
      RandomPlacement placement = new RandomPlacement(random);
      Generators generators = new Generators();
      return () -> {
        NaiveShogi shogi = placement.next();
        return new Sample(shogi, shogi.legalMoves(), generators);
      };
    }
  };

  private static final List<NaiveShogi> PROBLEMS =
      PerftCase.read("checks.perft").stream().map(PerftCase::position).toList();

  /** An endless supply of positions that depends on nothing but {@code random}. */
  abstract Supplier<Sample> open(SplittableRandom random);
}
