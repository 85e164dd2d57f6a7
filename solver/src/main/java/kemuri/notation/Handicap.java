package kemuri.notation;

import java.util.Optional;
import java.util.Set;
import kemuri.board.Diagram;

/** The diagrams from which games start (手合割): the even one, and those with pieces left out. */
public enum Handicap {
  /** 平手: none. */
  EVEN("平手", "HIRATE", "lnsgkgsnl/1r5b1/ppppppppp", ""),
  /** 香落ち: the left lance. */
  LANCE("香落ち", "KY", "lnsgkgsn1/1r5b1/ppppppppp", "11KY"),
  /** 右香落ち: the right lance. */
  RIGHT_LANCE("右香落ち", "KY_R", "1nsgkgsnl/1r5b1/ppppppppp", "91KY"),
  /** 角落ち: the bishop. */
  BISHOP("角落ち", "KA", "lnsgkgsnl/1r7/ppppppppp", "22KA"),
  /** 飛車落ち: the rook. */
  ROOK("飛車落ち", "HI", "lnsgkgsnl/7b1/ppppppppp", "82HI"),
  /** 飛香落ち: the rook and the left lance. */
  ROOK_LANCE("飛香落ち", "HIKY", "lnsgkgsn1/7b1/ppppppppp", "82HI11KY"),
  /** 二枚落ち: rook and bishop. */
  TWO_PIECES("二枚落ち", "2", "lnsgkgsnl/9/ppppppppp", "82HI22KA"),
  /** 三枚落ち: those and the left lance. */
  THREE_PIECES("三枚落ち", "3", "lnsgkgsn1/9/ppppppppp", "82HI22KA11KY"),
  /** 四枚落ち: rook, bishop and lances. */
  FOUR_PIECES("四枚落ち", "4", "1nsgkgsn1/9/ppppppppp", "82HI22KA11KY91KY"),
  /** 五枚落ち: those and the right knight. */
  FIVE_PIECES("五枚落ち", "5", "2sgkgsn1/9/ppppppppp", "82HI22KA81KE11KY91KY"),
  /** 左五枚落ち: those of the four and the left knight. */
  LEFT_FIVE_PIECES("左五枚落ち", "5_L", "1nsgkgs2/9/ppppppppp", "82HI22KA21KE11KY91KY"),
  /** 六枚落ち: those and both knights. */
  SIX_PIECES("六枚落ち", "6", "2sgkgs2/9/ppppppppp", "82HI22KA21KE81KE11KY91KY"),
  /** 左七枚落ち: those and the left silver. */
  LEFT_SEVEN_PIECES("左七枚落ち", "7_L", "2sgkg3/9/ppppppppp", "82HI22KA31GI21KE81KE11KY91KY"),
  /** 右七枚落ち: those of the six and the right silver. */
  RIGHT_SEVEN_PIECES("右七枚落ち", "7_R", "3gkgs2/9/ppppppppp", "82HI22KA71GI21KE81KE11KY91KY"),
  /** 八枚落ち: those of the six and both silvers. */
  EIGHT_PIECES("八枚落ち", "8", "3gkg3/9/ppppppppp", "82HI22KA31GI71GI21KE81KE11KY91KY"),
  /** 十枚落ち: those and the golds. */
  TEN_PIECES("十枚落ち", "10", "4k4/9/ppppppppp", "82HI22KA41KI61KI31GI71GI21KE81KE11KY91KY");

  private static final Set<Handicap> RARE =
      Set.of(THREE_PIECES, FIVE_PIECES, LEFT_FIVE_PIECES, LEFT_SEVEN_PIECES, RIGHT_SEVEN_PIECES);

  private final String japanese;
  private final String jkf;
  private final String csa;
  private final String sfen;

  Handicap(String japanese, String jkf, String ranks, String csa) {
    this.japanese = japanese;
    this.jkf = jkf;
    this.csa = csa;
    String side = csa.isEmpty() ? "b" : "w";
    sfen = ranks + "/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL " + side + " - 1";
  }

  /** Its name in KIF. */
  public String japanese() {
    return japanese;
  }

  /** Its name in JKF. */
  public String jkf() {
    return jkf;
  }

  /** The pieces left out, as CSA lists them behind {@code PI}. */
  String csa() {
    return csa;
  }

  /** The diagram; White, who gives the handicap, moves first, Black if there is none. */
  public Diagram diagram() {
    try {
      return Sfen.parse(sfen);
    } catch (NotationException e) {
      throw new AssertionError(sfen, e);
    }
  }

  /** The handicap of a name in KIF. */
  static Optional<Handicap> ofJapanese(String name) {
    for (Handicap handicap : values()) {
      if (handicap.japanese.equals(name) || handicap.japanese.equals(name + "ち")) {
        return Optional.of(handicap);
      }
    }
    return Optional.empty();
  }

  /** The handicap of a name in JKF. */
  public static Optional<Handicap> ofJkf(String name) {
    for (Handicap handicap : values()) {
      if (handicap.jkf.equals(name)) {
        return Optional.of(handicap);
      }
    }
    return Optional.empty();
  }

  /** The handicap that starts from a diagram, if it is one that all programs know by its name. */
  public static Optional<Handicap> ofDiagram(Diagram diagram) {
    String wanted = Sfen.format(diagram);
    for (Handicap handicap : values()) {
      if (handicap.sfen.equals(wanted) && !RARE.contains(handicap)) {
        return Optional.of(handicap);
      }
    }
    return Optional.empty();
  }
}
