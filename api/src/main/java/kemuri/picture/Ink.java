package kemuri.picture;

import java.util.Locale;

/** What a colour stands for; each theme has its own. */
enum Ink {
  /** Around the board. */
  PAPER(0xffffff, 0x191817),
  /** The board. */
  BOARD(0xfdf5e2, 0x2b2823),
  /** The square that the last move left. */
  ORIGIN(0xf6e3b4, 0x453a22),
  /** The square that the last move reached. */
  LAST_MOVE(0xf0c866, 0x6d5620),
  /** The edge of the board. */
  FRAME(0x4a4338, 0x9a9080),
  /** The lines between squares. */
  LINE(0x8f836d, 0x716a5e),
  /** Coordinates, and whose hand it is. */
  LABEL(0x5c554a, 0xb5ac9d),
  /** A piece, and how many of it are in hand. */
  PIECE(0x17140f, 0xf3ede1),
  /** A promoted piece. */
  PROMOTED(0xb3201a, 0xff8f7d),
  /** An arrow. */
  ARROW(0x1f6fb5, 0x66b3f2);

  private final int light;
  private final int dark;

  Ink(int light, int dark) {
    this.light = light;
    this.dark = dark;
  }

  /** The colour as RGB in 24 bits; of the light theme if the theme leaves it open. */
  int rgb(Theme theme) {
    return theme == Theme.DARK ? dark : light;
  }

  /** The colour as CSS writes it. */
  String css(Theme theme) {
    return String.format("#%06x", rgb(theme));
  }

  /** The name of its class in CSS, and behind two hyphens of its variable. */
  String cssName() {
    return "kemuri-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
