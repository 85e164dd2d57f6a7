package kemuri.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;
import kemuri.compose.RandomPlacement.Material;
import kemuri.grading.Theme;

/** Places pieces of the kinds and sides that a theme allows. */
final class KindPlacement implements DiagramSource {
  private static final int MOST = Material.MOST_ATTACKERS;
  private static final int BIG = 1 << PieceType.BISHOP | 1 << PieceType.ROOK;

  private final List<RandomPlacement> choices = new ArrayList<>();

  /** Places for a theme; for one that allows everything, anything. */
  KindPlacement(Theme theme) {
    switch (theme) {
      case ONE_KIND -> {
        for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
          add(new Material(1 << type, MOST, true, Square.NONE));
        }
      }
      case ROOK_BISHOP -> add(new Material(BIG, MOST, true, Square.NONE));
      case SMALL_PIECES -> add(new Material(~BIG, MOST, true, Square.NONE));
      case UNGUARDED -> add(new Material(-1, MOST, false, Square.NONE));
      case EMPTY_HANDED -> add(new Material(-1, 1, true, Square.NONE));
      case BARE_KING -> add(new Material(-1, 1, false, Square.NONE));
      case CENTRE_MATE -> add(new Material(-1, MOST, true, Square.of(4, 4)));
      case CORNER_MATE -> {
        add(new Material(-1, MOST, true, Square.of(0, 0)));
        add(new Material(-1, MOST, true, Square.of(0, 8)));
      }
      default -> add(Material.ANY);
    }
  }

  private void add(Material material) {
    choices.add(new RandomPlacement(material));
  }

  @Override
  public Optional<Position> next(SplittableRandom random) {
    return choices.get(random.nextInt(choices.size())).next(random);
  }
}
