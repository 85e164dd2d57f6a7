package kemuri.grading;

import java.util.Set;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.CheckGenerator;
import kemuri.movegen.EvasionGenerator;
import kemuri.movegen.Lines;

/** The themes that rest on what is wrong with another check. */
final class RefutedThemes {
  private final PlayedLine line;
  private final Refuted refutations;
  private final Set<Theme> themes;

  private RefutedThemes(PlayedLine line, Refuted refutations, Set<Theme> themes) {
    this.line = line;
    this.refutations = refutations;
    this.themes = themes;
  }

  /** Tells which other checks do not mate. */
  interface Refuted {
    /** Whether a check at a ply, counted from 1, does not mate. */
    boolean isRefuted(int ply, int check);
  }

  /** Adds those there are. */
  static void add(PlayedLine line, Refuted refutations, Set<Theme> themes) {
    RefutedThemes search = new RefutedThemes(line, refutations, themes);
    CheckGenerator generator = new CheckGenerator();
    MoveList checks = new MoveList();
    for (int ply = 1; ply <= line.plies(); ply += 2) {
      int move = line.move(ply);
      checks.clear();
      if (canPromote(move)) {
        generator.generate(line.before(ply), checks);
        search.addNonPromotion(ply, checks);
      } else if (Move.isDrop(move) && PieceSurvey.isSlider(Move.type(move))) {
        generator.generate(line.before(ply), checks);
        search.addLimitedDrop(ply, checks);
      }
    }
  }

  /** Whether an attacker's move could promote and does not. */
  static boolean canPromote(int move) {
    return !Move.isDrop(move)
        && !Move.promotes(move)
        && PieceType.isPromotable(Move.type(move))
        && (Square.isPromotionZone(Side.ATTACKER, Move.from(move))
            || Square.isPromotionZone(Side.ATTACKER, Move.to(move)));
  }

  private void addNonPromotion(int ply, MoveList checks) {
    int move = line.move(ply);
    int twin = Move.of(Move.type(move), Move.from(move), Move.to(move), true, Move.captured(move));
    if (!checks.contains(twin) || !refutations.isRefuted(ply, twin)) {
      return;
    }
    boolean minor = Move.type(move) == PieceType.SILVER || Move.type(move) == PieceType.KNIGHT;
    themes.add(minor ? Theme.MINOR_NON_PROMOTION : Theme.NON_PROMOTION);
    if (leadsToDropMate(line.before(ply), twin)) {
      themes.add(Theme.PAWN_DROP_MATE_AVOIDANCE);
    }
  }

  /** Whether some reply to a check leaves only a pawn drop that would be drop mate. */
  private static boolean leadsToDropMate(Position position, int check) {
    position.doMove(check);
    MoveList replies = new MoveList();
    new EvasionGenerator().generate(position, replies);
    boolean found = false;
    for (int i = 0; i < replies.size() && !found; i++) {
      position.doMove(replies.get(i));
      found = CheckThemes.hasDropMate(position);
      position.undoMove(replies.get(i));
    }
    position.undoMove(check);
    return found;
  }

  private void addLimitedDrop(int ply, MoveList checks) {
    int move = line.move(ply);
    int king = line.before(ply).king(Side.DEFENDER);
    int distance = PieceSurvey.distance(king, Move.to(move));
    int others = 0;
    for (int i = 0; i < checks.size(); i++) {
      int check = checks.get(i);
      if (check != move
          && Move.isDrop(check)
          && Move.type(check) == Move.type(move)
          && Lines.direction(king, Move.to(check)) == Lines.direction(king, Move.to(move))) {
        others++;
        if (distance < 2 || !refutations.isRefuted(ply, check)) {
          return;
        }
      }
    }
    if (others > 0) {
      themes.add(Theme.LIMITED_DROP);
      if (distance >= 3) {
        themes.add(Theme.DISTANT_DROP);
      }
    }
  }
}
