package kemuri.grading;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import kemuri.board.Diagram;
import kemuri.board.Piece;
import kemuri.board.Square;

/**
 * A letter, figure or sign that the pieces on a board can draw (曲詰): which squares are occupied,
 * wherever it lies on the board; whose pieces they are and what is in hand does not matter.
 */
public final class LetterShape {
  private static final String FILE = "letters.txt";

  /** Fewer pieces than this draw nothing anybody would see. */
  private static final int FEWEST = 6;

  private final String name;
  private final Cells cells;

  private LetterShape(String name, Cells cells) {
    this.name = name;
    this.cells = cells;
  }

  /**
   * Squares moved into the top left corner.
   *
   * @param rows from the top, in each the bit {@code 1 << n} for the n-th square from the left
   */
  private record Cells(List<Integer> rows) {
    Cells {
      rows = List.copyOf(rows);
    }

    /** Cuts off empty rows and columns around. */
    static Cells trimmed(int[] rows) {
      int columns = 0;
      int top = rows.length;
      int bottom = -1;
      for (int row = 0; row < rows.length; row++) {
        columns |= rows[row];
        if (rows[row] != 0) {
          top = Math.min(top, row);
          bottom = row;
        }
      }
      int left = columns == 0 ? 0 : Integer.numberOfTrailingZeros(columns);
      List<Integer> kept = new ArrayList<>();
      for (int row = top; row <= bottom; row++) {
        kept.add(rows[row] >>> left);
      }
      return new Cells(kept);
    }

    int count() {
      return rows.stream().mapToInt(Integer::bitCount).sum();
    }

    static Cells of(Diagram diagram) {
      int[] rows = new int[9];
      for (int square = 0; square < Square.COUNT; square++) {
        if (diagram.pieceAt(square) != Piece.EMPTY) {
          rows[Square.rank(square)] |= 1 << (8 - Square.file(square));
        }
      }
      return trimmed(rows);
    }
  }

  /** All shapes known, in the order of their file. */
  public static List<LetterShape> all() {
    return Loaded.SHAPES;
  }

  /** The shape that a diagram's pieces draw; empty if none. */
  public static Optional<LetterShape> drawnBy(Diagram diagram) {
    return Optional.ofNullable(Loaded.BY_CELLS.get(Cells.of(diagram)));
  }

  /** What it shows: {@code イ}. */
  public String name() {
    return name;
  }

  /**
   * The squares that it occupies at one place of the board.
   *
   * @param down by how many ranks the shape is moved down from the topmost place
   * @param right by how many files it is moved to the right from the leftmost place
   * @return empty if the shape does not fit on the board there
   */
  public List<Integer> squares(int down, int right) {
    List<Integer> squares = new ArrayList<>();
    for (int row = 0; row < cells.rows.size(); row++) {
      for (int column = 0; column < 9; column++) {
        if (((cells.rows.get(row) >>> column) & 1) != 0) {
          if (row + down > 8 || column + right > 8) {
            return List.of();
          }
          squares.add(Square.of(8 - column - right, row + down));
        }
      }
    }
    return squares;
  }

  /** Whether the occupied squares of a diagram are this shape, moved anywhere. */
  public boolean matches(Diagram diagram) {
    return cells.equals(Cells.of(diagram));
  }

  @Override
  public String toString() {
    return name;
  }

  private static List<LetterShape> load() {
    InputStream stream = LetterShape.class.getResourceAsStream(FILE);
    if (stream == null) {
      throw new IllegalStateException("the module lacks its data file " + FILE);
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      String text = reader.lines().collect(Collectors.joining("\n")).strip();
      return Arrays.stream(text.split("\n\n+", -1)).map(LetterShape::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a name and, in the lines below, the picture: {@code #} for a piece. */
  private static LetterShape read(String block) {
    String[] lines = block.split("\n", -1);
    int[] rows = new int[lines.length - 1];
    for (int row = 0; row < rows.length; row++) {
      String picture = lines[row + 1];
      for (int column = 0; column < picture.length(); column++) {
        rows[row] |= picture.charAt(column) == '#' ? 1 << column : 0;
      }
    }
    Cells cells = Cells.trimmed(rows);
    if (cells.count() < FEWEST) {
      throw new IllegalStateException("not a shape in " + FILE + ": " + block);
    }
    return new LetterShape(lines[0], cells);
  }

  /** Reads the file once, when it is first asked for. */
  private static final class Loaded {
    static final List<LetterShape> SHAPES = load();

    static final Map<Cells, LetterShape> BY_CELLS =
        SHAPES.stream().collect(Collectors.toMap(shape -> shape.cells, Function.identity()));
  }
}
