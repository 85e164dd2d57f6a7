package kemuri.api.dto;

import kemuri.mate.FindingKind;

/**
 * What a finding is, for people.
 *
 * @param english one sentence
 * @param japanese one sentence
 */
record FaultNote(String english, String japanese) {
  private static final String FILES = "１２３４５６７８９";
  private static final String RANKS = "一二三四五六七八九";

  /** What the sentences speak of. */
  private record Matter(int ply, String western, String japanese, String square, String length) {}

  /**
   * The note on a finding.
   *
   * @param ply the ply of the move, zero if there is none
   * @param western the move in Western notation, empty if there is none
   * @param japanese the move in Japanese notation, empty if there is none
   * @param square the square of the piece it is about, empty if it is about none
   * @param plies the length of the mate that shows it, zero if it shows none
   * @param exact whether that length is proven shortest
   */
  static FaultNote of(
      FindingKind kind,
      int ply,
      String western,
      String japanese,
      String square,
      int plies,
      boolean exact) {
    String within = exact ? "in " : "within ";
    Matter it = new Matter(ply, western, japanese, square, plies > 0 ? within + plies : "");
    String lengthJa = plies > 0 ? plies + (exact ? "手" : "手以内") : "";
    return new FaultNote(english(kind, it), japanese(kind, it, lengthJa));
  }

  /** A square as Japanese books write it: {@code ３五} for {@code 3e}. */
  private static String squareJa(String square) {
    return square.isEmpty()
        ? ""
        : "" + FILES.charAt(square.charAt(0) - '1') + RANKS.charAt(square.charAt(1) - 'a');
  }

  private static String english(FindingKind kind, Matter it) {
    String mates = it.length.isEmpty() ? "mates" : "mates " + it.length;
    String at = "At ply " + it.ply + ", " + it.western;
    return switch (kind) {
      case NO_MATE -> "There is no forced mate.";
      case LEFTOVER -> "Best play leaves the attacker with pieces in hand.";
      case COOK -> at + " also " + mates + " without coming back to the solution.";
      case SHORTER_MATE ->
          it.western.isEmpty()
              ? "There is a shorter mate than the author's" + comma(it.length) + "."
              : at + " " + mates + ", sooner than the author's solution.";
      case LONGER_VARIATION ->
          at + " makes the mate longer, but leaves the attacker with pieces in hand.";
      case EQUAL_VARIATION -> at + " is as good a defence as that of the solution.";
      case EQUAL_VARIATION_COOK ->
          at + " also " + mates + " in a variation as good as the solution.";
      case OTHER_VARIATION ->
          at + " is a weaker defence, after which a slower mate looks like a solution.";
      case DETOUR_RETURN ->
          at + " also " + mates + ", but only by coming back to an earlier position.";
      case DETOUR_MERGE -> at + " also " + mates + ", by joining the solution later on.";
      case MOVE_ORDER -> at + " also " + mates + ": the moves may be played in another order.";
      case PROMOTION_CHOICE -> at + " also " + mates + ": promotion makes no difference.";
      case DROP_DISTANCE -> at + " also " + mates + ": the distance of the drop makes none.";
      case MOVE_DISTANCE -> at + " also " + mates + ": the distance of the move makes none.";
      case FINAL_MOVE -> at + " also " + mates + " at the last move.";
      case UNNEEDED_PIECE ->
          "The piece on " + it.square + " is not needed: without it the problem is the same.";
    };
  }

  private static String comma(String length) {
    return length.isEmpty() ? "" : ", " + length;
  }

  private static String japanese(FindingKind kind, Matter it, String length) {
    String at = it.ply + "手目" + it.japanese;
    String mates = length.isEmpty() ? "でも詰む" : "でも" + length + "で詰む";
    return switch (kind) {
      case NO_MATE -> "詰まない。";
      case LEFTOVER -> "最善の手順で攻方に駒が余る。";
      case COOK -> at + mates + "（作意に戻らない）。";
      case SHORTER_MATE ->
          it.japanese.isEmpty()
              ? "作意より短い詰みがある" + (length.isEmpty() ? "" : "（" + length + "）") + "。"
              : at + mates + "（作意より早い）。";
      case LONGER_VARIATION -> at + "は手数が延びるが攻方に駒が余る。";
      case EQUAL_VARIATION -> at + "も作意と同手数で駒が余らない。";
      case EQUAL_VARIATION_COOK -> at + mates + "（変化同手数の中の余詰）。";
      case OTHER_VARIATION -> at + "は最善でないが、その後の遅い詰みが正解に見える。";
      case DETOUR_RETURN -> at + mates + "が、前の局面に戻る迂回に過ぎない。";
      case DETOUR_MERGE -> at + mates + "が、迂回して作意に合流する。";
      case MOVE_ORDER -> at + mates + "（手順前後）。";
      case PROMOTION_CHOICE -> at + mates + "（成・不成を問わない）。";
      case DROP_DISTANCE -> at + mates + "（打つ位置を問わない）。";
      case MOVE_DISTANCE -> at + mates + "（動かす距離を問わない）。";
      case FINAL_MOVE -> at + mates + "（最終手）。";
      case UNNEEDED_PIECE -> squareJa(it.square) + "の駒は不要で、なくても同じ作品になる。";
    };
  }
}
