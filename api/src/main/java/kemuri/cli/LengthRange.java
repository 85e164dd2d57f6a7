package kemuri.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kemuri.compose.ComposeRequest;

/**
 * The lengths of the problems that are asked for.
 *
 * @param least the least, odd
 * @param most the greatest, odd
 */
record LengthRange(int least, int most) {
  private static final Pattern TEXT = Pattern.compile("(\\d{1,9})(?:-(\\d{1,9}))?");

  /** Reads {@code 9} or {@code 9-15}, the value of an option. */
  static LengthRange parse(String option, String text) throws BadInput {
    Matcher numbers = TEXT.matcher(text);
    if (!numbers.matches()) {
      throw new BadInput(option + " " + text + ": expected a length, 9, or two, 9-15");
    }
    int least = Integer.parseInt(numbers.group(1));
    int most = numbers.group(2) == null ? least : Integer.parseInt(numbers.group(2));
    if (!isLength(least) || !isLength(most)) {
      throw new BadInput(
          "%s %s: expected an odd number from 3 to %d, for the attacker has the first move and the last"
              .formatted(option, text, ComposeRequest.MOST_PLIES));
    }
    if (least > most) {
      throw new BadInput(
          "%s %s: expected the lesser length first, %d-%d".formatted(option, text, most, least));
    }
    return new LengthRange(least, most);
  }

  private static boolean isLength(int plies) {
    return plies >= 3 && plies % 2 == 1 && plies <= ComposeRequest.MOST_PLIES;
  }

  boolean contains(int plies) {
    return plies >= least && plies <= most;
  }

  /** In words: {@code 9 plies}, {@code 9 to 15 plies}. */
  @Override
  public String toString() {
    return (least == most ? "" : least + " to ") + most + " plies";
  }
}
