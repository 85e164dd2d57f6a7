package kemuri.reference;

import java.util.Locale;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Side;

/** SFEN and USI text of reference positions, the attacker always Black. */
public final class NaiveSfen {
  /** The start of a game. */
  public static final String START =
      "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -";

  private static final String LETTERS = " PLNSGBRK";
  private static final int[] HAND_ORDER = {7, 6, 5, 4, 3, 2, 1};

  private NaiveSfen() {}

  /** Reads well-formed SFEN; the ply number is optional. */
  public static NaiveShogi parse(String sfen) {
    String[] parts = sfen.strip().split(" ", -1);
    byte[] board = new byte[81];
    int rank = 0;
    int file = 8;
    int promotion = 0;
    for (int i = 0; i < parts[0].length(); i++) {
      char c = parts[0].charAt(i);
      if (c == '/') {
        rank++;
        file = 8;
      } else if (c == '+') {
        promotion = 8;
      } else if (Character.isDigit(c)) {
        file -= c - '0';
      } else {
        board[9 * file-- + rank] = (byte) (sign(c) * (kind(c) + promotion));
        promotion = 0;
      }
    }
    int mover = parts[1].equals("b") ? Side.ATTACKER : Side.DEFENDER;
    return new NaiveShogi(board, hands(parts[2]), mover);
  }

  private static byte[] hands(String text) {
    byte[] hands = new byte[16];
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isDigit(c)) {
        count = 10 * count + c - '0';
      } else if (c != '-') {
        int side = sign(c) > 0 ? Side.ATTACKER : Side.DEFENDER;
        hands[8 * side + kind(c)] = (byte) Math.max(1, count);
        count = 0;
      }
    }
    return hands;
  }

  /** Writes SFEN with ply 1. */
  public static String format(NaiveShogi shogi) {
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < 9; rank++) {
      int empty = 0;
      for (int file = 8; file >= 0; file--) {
        int piece = shogi.pieceAt(9 * file + rank);
        if (piece == 0) {
          empty++;
          continue;
        }
        text.append(empty > 0 ? String.valueOf(empty) : "").append(letter(piece));
        empty = 0;
      }
      text.append(empty > 0 ? String.valueOf(empty) : "").append(rank < 8 ? "/" : "");
    }
    text.append(shogi.mover() == Side.ATTACKER ? " b " : " w ");
    int before = text.length();
    for (int side = 0; side < 2; side++) {
      for (int kind : HAND_ORDER) {
        int count = shogi.inHand(side, kind);
        if (count > 0) {
          text.append(count > 1 ? String.valueOf(count) : "")
              .append(letter(side == 0 ? kind : -kind));
        }
      }
    }
    return text.append(text.length() == before ? "-" : "").append(" 1").toString();
  }

  /** Writes a packed move as USI. */
  public static String usi(int move) {
    String to = square(Move.to(move));
    return Move.isDrop(move)
        ? LETTERS.charAt(Move.type(move)) + "*" + to
        : square(Move.from(move)) + to + (Move.promotes(move) ? "+" : "");
  }

  /** Writes a square as USI does. */
  public static String square(int square) {
    return (square / 9 + 1) + String.valueOf((char) ('a' + square % 9));
  }

  private static String letter(int piece) {
    int kind = Math.abs(piece);
    String letter = String.valueOf(LETTERS.charAt(NaiveShogi.unpromoted(kind)));
    return (kind > PieceType.KING ? "+" : "")
        + (piece > 0 ? letter : letter.toLowerCase(Locale.ROOT));
  }

  private static int kind(char letter) {
    return LETTERS.indexOf(Character.toUpperCase(letter));
  }

  private static int sign(char letter) {
    return Character.isUpperCase(letter) ? 1 : -1;
  }
}
