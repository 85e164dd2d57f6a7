package kemuri.notation;

import java.util.Optional;

/** How a line of a record ends, seen by the side that would be to move. */
public enum Ending {
  /** 詰み: it is mated. */
  MATE("詰み", "TSUMI"),
  /** 不詰: there is no mate. */
  NO_MATE("不詰", "FUZUMI"),
  /** 投了: it resigns. */
  RESIGNATION("投了", "TORYO"),
  /** 中断: the game is broken off. */
  ABORTED("中断", "CHUDAN"),
  /** 千日手: the position has come up for the fourth time. */
  REPETITION("千日手", "SENNICHITE"),
  /** 持将棋: neither king can be mated. */
  IMPASSE("持将棋", "JISHOGI"),
  /** 切れ負け: its time is up. */
  TIME_UP("切れ負け", "TIME_UP"),
  /** 反則勝ち: the other side has broken the rules; CSA adds the sign of that side. */
  FOUL_WIN("反則勝ち", "ILLEGAL_ACTION"),
  /** 反則負け: its last move, or the one it is about to make, breaks the rules. */
  FOUL_LOSS("反則負け", "ILLEGAL_MOVE"),
  /** 入玉勝ち: it declares the win of an entered king. */
  DECLARED_WIN("入玉勝ち", "KACHI"),
  /** 不戦勝: the other side does not play. */
  WIN_BY_DEFAULT("不戦勝", ""),
  /** 不戦敗: it does not play. */
  LOSS_BY_DEFAULT("不戦敗", "");

  private final String japanese;
  private final String csa;

  Ending(String japanese, String csa) {
    this.japanese = japanese;
    this.csa = csa;
  }

  /** The word for it in KIF and KI2. */
  public String japanese() {
    return japanese;
  }

  /** The word for it in CSA and JKF, without a sign; empty if there is none. */
  public Optional<String> csa() {
    return csa.isEmpty() ? Optional.empty() : Optional.of(csa);
  }

  /** The ending of a word in KIF, other spellings in use too. */
  public static Optional<Ending> ofJapanese(String word) {
    String known =
        switch (word) {
          case "詰" -> MATE.japanese;
          case "不詰み" -> NO_MATE.japanese;
          case "引き分け", "引分け", "引分", "最大手数" -> IMPASSE.japanese;
          case "時間切れ" -> TIME_UP.japanese;
          case "入玉宣言", "入玉宣言勝ち", "入玉" -> DECLARED_WIN.japanese;
          default -> word;
        };
    for (Ending ending : values()) {
      if (ending.japanese.equals(known)) {
        return Optional.of(ending);
      }
    }
    return Optional.empty();
  }

  /**
   * The ending of a word in CSA or JKF.
   *
   * @param word without {@code %}
   * @param blackMoves whether Black would be to move, which tells whose foul {@code
   *     +ILLEGAL_ACTION} is
   */
  public static Optional<Ending> ofCsa(String word, boolean blackMoves) {
    return switch (word) {
      case "HIKIWAKE", "MAX_MOVES" -> Optional.of(IMPASSE);
      case "ERROR" -> Optional.of(ABORTED);
      case "+ILLEGAL_ACTION" -> Optional.of(blackMoves ? FOUL_LOSS : FOUL_WIN);
      case "-ILLEGAL_ACTION" -> Optional.of(blackMoves ? FOUL_WIN : FOUL_LOSS);
      default -> ofPlainCsa(word);
    };
  }

  private static Optional<Ending> ofPlainCsa(String word) {
    for (Ending ending : values()) {
      if (ending != FOUL_WIN && !word.isEmpty() && ending.csa.equals(word)) {
        return Optional.of(ending);
      }
    }
    return Optional.empty();
  }

  /**
   * The word for it in CSA and JKF with the sign of the side that broke the rules, if it has one.
   *
   * @param blackMoves whether Black would be to move
   */
  public Optional<String> csa(boolean blackMoves) {
    return this == FOUL_WIN ? Optional.of((blackMoves ? "-" : "+") + csa) : csa();
  }
}
