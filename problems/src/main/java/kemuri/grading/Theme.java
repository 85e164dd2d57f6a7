package kemuri.grading;

import java.util.Locale;

/** What solvers call a problem's idea (手筋, 趣向); {@link ThemeDetector} says when it is there. */
public enum Theme {
  /** The defender takes the piece that has just given check. */
  SACRIFICE("捨駒", 0),
  /** A sacrifice on a square that no other attacking piece covers. */
  FREE_SACRIFICE("ただ捨て", 0),
  /** A sacrifice of a rook, bishop, dragon or horse. */
  BIG_SACRIFICE("大駒捨て", 0),
  /** A sacrifice that is both free and big. */
  FREE_BIG_SACRIFICE("大駒のただ捨て", 10),
  /**
   * A rook, bishop, lance or pawn declines promotion although it could check promoted, and that
   * would not mate.
   */
  NON_PROMOTION("不成", 10),
  /** The same by a silver or knight, which is nothing out of the ordinary. */
  MINOR_NON_PROMOTION("小駒不成", 0),
  /**
   * A pawn drop that would be drop mate is there on the line, or would be after the promotion that
   * is declined.
   */
  PAWN_DROP_MATE_AVOIDANCE("打歩詰回避", 12),
  /**
   * A lance, bishop or rook is dropped away from the king, and no drop elsewhere on the ray mates.
   */
  LIMITED_DROP("限定打", 8),
  /** A limited drop three squares or more from the king. */
  DISTANT_DROP("遠打", 8),
  /** The defender drops a piece between. */
  INTERPOSITION("合駒", 0),
  /** The piece dropped between is not a pawn. */
  VALUED_INTERPOSITION("高合", 0),
  /** The piece dropped between is covered by nothing. */
  MIDDLE_INTERPOSITION("中合", 10),
  /** The defender moves a piece between. */
  MOVING_INTERPOSITION("移動合", 8),
  /** Two pieces check at once. */
  DOUBLE_CHECK("両王手", 5),
  /** A piece moves away and another alone checks. */
  DISCOVERED_CHECK("開き王手", 0),
  /** A capturing defender comes to block a square that the mated king would have. */
  SELF_BLOCK("退路封鎖", 5),
  /** A piece in the way is sacrificed, and another uses its square. */
  LINE_OPENING("邪魔駒消去", 8),
  /** The attacker shuts a line of its own, which gives the king a square. */
  LINE_CLOSING("利き遮断", 0),
  /** A piece goes back to where it came from at its next move. */
  SWITCHBACK("スイッチバック", 4),
  /** A piece comes back to a square it stood on, by way of two others or more. */
  ROUND_TRIP("ルントラウフ", 0),
  /** The whole set is on the board, and at most four pieces are left at the end. */
  SMOKE("煙詰", 0),
  /** The diagram is its own mirror image about the king's file. */
  SYMMETRIC("左右対称", 0),
  /** The diagram's pieces draw one of the {@link LetterShape shapes}. */
  LETTERS("字詰", 0),
  /** The last diagram's pieces draw one of the {@link LetterShape shapes}. */
  REVEALED_LETTERS("あぶり出し", 0),
  /** All pieces but the kings, the attacker's hand included, are of one kind: two or more. */
  ONE_KIND("一色図式", 0),
  /** They are rooks and bishops, both kinds. */
  ROOK_BISHOP("飛角図式", 0),
  /** There are neither rooks nor bishops among four pieces or more. */
  SMALL_PIECES("小駒図式", 0),
  /** The defender has nothing on the board but the king. */
  UNGUARDED("無防備図式", 0),
  /** The attacker has nothing on the board, a king of its own apart. */
  EMPTY_HANDED("無仕掛図式", 0),
  /** Nothing but the king is on the board. */
  BARE_KING("裸玉", 0),
  /** The king is mated on 5五. */
  CENTRE_MATE("都詰", 0),
  /** The king is mated in a corner. */
  CORNER_MATE("雪隠詰", 0);

  private final String nameJa;
  private final double weight;

  Theme(String nameJa, double weight) {
    this.nameJa = nameJa;
    this.weight = weight;
  }

  /** The name on the wire: {@code pawn-drop-mate-avoidance}. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The Japanese name: {@code 打歩詰回避}. */
  public String nameJa() {
    return nameJa;
  }

  /** What the theme adds to the score. */
  double weight() {
    return weight;
  }
}
