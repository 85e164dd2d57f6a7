package kemuri.problem;

/** Where a problem comes from. */
public sealed interface Source {
  /**
   * A work of the Edo period.
   *
   * @param collection the book
   * @param number the problem's number in it, from 1
   * @param author who composed it
   * @param year when the book was presented
   * @param traditionalPlies the solution's length as handed down, futile interpositions not counted
   */
  record Classic(String collection, int number, String author, int year, int traditionalPlies)
      implements Source {
    /** Checks the ranges. */
    public Classic {
      if (number < 1 || traditionalPlies < 1) {
        throw new IllegalArgumentException(
            "expected positive numbers: " + number + ", " + traditionalPlies);
      }
    }
  }
}
