package kemuri.problem;

/**
 * A mate problem (詰将棋).
 *
 * @param id short name, unique among all problems
 * @param sfen the diagram
 * @param plies what is known about the shortest mate under plain rules
 * @param source where it comes from
 * @param note a remark for people on {@code plies}, in one line
 */
public record Problem(String id, String sfen, KnownLength plies, Source source, String note) {
  /** Checks that the problem can be named and shown. */
  public Problem {
    if (id.isBlank() || sfen.isBlank()) {
      throw new IllegalArgumentException("a problem needs an id and a diagram: " + id);
    }
  }
}
