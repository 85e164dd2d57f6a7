package kemuri.picture;

import java.util.List;
import java.util.Locale;
import kemuri.board.Diagram;

/**
 * Draws diagrams as SVG, the pieces as text.
 *
 * <p>Every colour is an attribute, and above it a rule of CSS with a variable, {@code
 * --kemuri-piece} for one, that a page around the picture may set. What does not know such
 * variables shows the attributes.
 */
public final class BoardSvg {
  private static final String FONTS =
      "'Noto Serif CJK JP','Noto Serif JP','Hiragino Mincho ProN','Yu Mincho',YuMincho,serif";

  private BoardSvg() {}

  /** The SVG document of a diagram, with a title and a description for readers that speak. */
  public static String format(Diagram diagram, PictureOptions options) {
    Layout layout = Layout.of(options.size(), options.flip());
    StringBuilder svg = new StringBuilder(1 << 13);
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" class="%s" role="img" xml:lang="ja" \
        width="%s" height="%s" viewBox="0 0 %s %s" font-family="%s" font-weight="700" \
        text-anchor="middle" text-rendering="geometricPrecision">
        <title xml:lang="en">%s</title>
        <desc xml:lang="en">%s</desc>
        """
            .formatted(
                themeClass(options.theme()),
                layout.width(),
                layout.height(),
                layout.width(),
                layout.height(),
                FONTS,
                escape(DiagramWords.title(diagram, options)),
                escape(DiagramWords.description(diagram, options))));
    style(options.theme(), svg);
    List<Mark> marks = BoardDrawing.of(diagram, options, layout);
    new SvgMarks(options.theme(), svg).append(marks);
    return svg.append("</svg>\n").toString();
  }

  private static void style(Theme theme, StringBuilder svg) {
    svg.append("<style>\n");
    rules(theme, theme, svg);
    if (theme == Theme.AUTO) {
      svg.append("@media (prefers-color-scheme:dark){\n");
      rules(theme, Theme.DARK, svg);
      svg.append("}\n");
    }
    svg.append("</style>\n");
  }

  private static void rules(Theme theme, Theme colours, StringBuilder svg) {
    for (Ink ink : Ink.values()) {
      svg.append('.').append(themeClass(theme)).append(" .").append(ink.cssName());
      svg.append("{color:var(--").append(ink.cssName()).append(',');
      svg.append(ink.css(colours)).append(")}\n");
    }
  }

  private static String themeClass(Theme theme) {
    return "kemuri-" + theme.name().toLowerCase(Locale.ROOT);
  }

  /** The text as XML writes it; what XML cannot write becomes a question mark. */
  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> escaped.appendCodePoint(isXml(point) ? point : '?');
              }
            });
    return escaped.toString();
  }

  private static boolean isXml(int point) {
    boolean control = point < ' ' && point != '\t' && point != '\n' && point != '\r';
    boolean half = Character.MIN_SURROGATE <= point && point <= Character.MAX_SURROGATE;
    return !control && !half && point != 0xfffe && point != 0xffff;
  }
}
