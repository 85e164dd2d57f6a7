package kemuri.movegen;

import java.util.Arrays;
import java.util.function.Consumer;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.reference.NaiveSfen;
import kemuri.reference.NaiveShogi;

/** What must hold at every valid position. */
enum MoveTheorem {
  /** The generator of legal moves gives the naive legal moves, each once. */
  LEGAL_MOVES_ARE_THE_NAIVE_ONES(
      sample -> {
        MoveList moves = new MoveList();
        LegalMoves.generate(sample.position(), moves);
        sample.requireSame("legal moves", sample.legal(), moves.toArray());
      }),

  /** The check generator gives exactly the legal moves that give check, each once. */
  CHECKS_ARE_THE_LEGAL_MOVES_THAT_GIVE_CHECK(
      sample -> {
        if (sample.attackerMoves()) {
          MoveList moves = new MoveList();
          sample.generators().checks().generate(sample.position(), moves);
          sample.requireSame("checks", sample.checks(), moves.toArray());
        }
      }),

  /** The evasion generator gives exactly the legal moves of a defender in check, each once. */
  EVASIONS_ARE_THE_LEGAL_MOVES_IN_CHECK(
      sample -> {
        if (!sample.attackerMoves() && sample.naive().inCheck(Side.DEFENDER)) {
          MoveList moves = new MoveList();
          sample.generators().evasions().generate(sample.position(), moves);
          sample.requireSame("evasions", sample.legal(), moves.toArray());
          sample.require(
              sample.generators().evasions().any(sample.position()) == sample.legal().length > 0,
              "any evasion");
        }
      }),

  /** Generators leave the position as they found it. */
  GENERATORS_LEAVE_THE_POSITION_ALONE(
      sample -> {
        long[] before = image(sample.position());
        MoveList moves = new MoveList();
        LegalMoves.generate(sample.position(), moves);
        if (sample.attackerMoves()) {
          sample.generators().checks().generate(sample.position(), moves);
          int unused = sample.generators().mates().find(sample.position());
        } else if (sample.naive().inCheck(Side.DEFENDER)) {
          sample.generators().evasions().generate(sample.position(), moves);
        }
        sample.require(Arrays.equals(before, image(sample.position())), "generators changed it");
      }),

  /** Undoing a move restores every accessor. */
  UNDO_RESTORES_THE_POSITION(
      sample -> {
        Position position = sample.position();
        long[] before = image(position);
        for (int move : sample.legal()) {
          position.doMove(move);
          position.undoMove(move);
          sample.require(
              Arrays.equals(before, image(position)), "undo lost something: " + usi(move));
        }
      }),

  /** The running key is the recomputed key, and the forecasts of key and hand come true. */
  KEYS_AND_HANDS_COME_OUT_AS_FORETOLD(
      sample -> {
        Position position = sample.position();
        sample.require(position.key() == position.computeKey(), "key is wrong");
        for (int move : sample.legal()) {
          long foretold = position.keyAfter(move);
          int hand = position.attackerHandAfter(move);
          position.doMove(move);
          boolean right =
              position.key() == foretold
                  && position.computeKey() == foretold
                  && position.hand(Side.ATTACKER) == hand;
          position.undoMove(move);
          sample.require(right, "key or hand after " + usi(move));
        }
      }),

  /** Doing a move leads to the position that the naive rules lead to. */
  MOVES_LEAD_WHERE_THE_NAIVE_ONES_LEAD(
      sample -> {
        int[] legal = sample.legal();
        int start = Math.floorMod(sample.naive().hashCode(), 11);
        for (int i = start; i < legal.length; i += 11) {
          Position position = sample.position().copy();
          position.doMove(legal[i]);
          NaiveShogi after = sample.naive().after(legal[i]);
          sample.require(
              NaiveShogi.of(position).equals(after)
                  && Arrays.equals(image(position), image(after.toPosition())),
              "after " + usi(legal[i]));
        }
      }),

  /** A diagram turned by half a turn, White attacking, is the same position. */
  ROTATED_DIAGRAM_IS_THE_SAME_POSITION(
      sample -> {
        Position turned =
            Position.of(sample.naive().toDiagram().rotated(), Attacker.WHITE, DefenderHand.GIVEN);
        sample.require(
            turned.isRotated()
                && Arrays.equals(image(turned), image(sample.position()))
                && turned
                    .toDiagram()
                    .equals(sample.naive().toDiagram().rotated().toBuilder().ply(1).build()),
            "turning changed it");
      }),

  /** Attacks and checks agree on every square, for both sides. */
  ATTACKS_AGREE(
      sample -> {
        for (int side = 0; side < 2; side++) {
          sample.require(
              Attacks.inCheck(sample.position(), side) == sample.naive().inCheck(side),
              "in check, side " + side);
          for (int square = 0; square < Square.COUNT; square++) {
            sample.require(
                Attacks.isAttacked(sample.position(), square, side)
                    == sample.naive().attackers(side, square) > 0,
                "attack on " + square + " by side " + side);
          }
        }
      }),

  /** A mate in one is found exactly when there is one. */
  MATE_IN_ONE_IS_FOUND_WHEN_THERE_IS_ONE(
      sample -> {
        if (sample.attackerMoves()) {
          int found = sample.generators().mates().find(sample.position());
          boolean exists =
              Arrays.stream(sample.checks())
                  .anyMatch(move -> !sample.naive().after(move).hasLegalMove());
          sample.require(
              exists == (found != Move.NONE), "mate in one exists: " + exists + ", " + usi(found));
          if (found != Move.NONE) {
            sample.require(
                Arrays.binarySearch(sample.checks(), found) >= 0
                    && !sample.naive().after(found).hasLegalMove(),
                "no mate: " + usi(found));
          }
        }
      });

  @SuppressWarnings("ImmutableEnumChecker") // every claim is stateless
  private final Consumer<Sample> claim;

  MoveTheorem(Consumer<Sample> claim) {
    this.claim = claim;
  }

  /** Fails with the position and the difference if the theorem does not hold. */
  void verify(Sample sample) {
    claim.accept(sample);
  }

  private static String usi(int move) {
    return move == Move.NONE ? "none" : NaiveSfen.usi(move);
  }

  /** All that a position tells. */
  static long[] image(Position position) {
    long[] image = new long[Square.COUNT + 34];
    int size = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      image[size++] = position.pieceAt(square);
    }
    for (int side = 0; side < 2; side++) {
      image[size++] = position.hand(side);
      image[size++] = position.king(side);
      image[size++] = position.low(side);
      image[size++] = position.high(side);
      image[size++] = Hand.count(position.hand(side), PieceType.PAWN);
      for (int file = 0; file < 9; file++) {
        image[size++] = position.hasPawnOn(side, file) ? 1 : 0;
      }
    }
    image[size++] = position.sideToMove();
    image[size] = position.key();
    return image;
  }
}
