package kemuri.usi;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kemuri.mate.MateSolver.Goal;
import kemuri.mate.Rules;
import kemuri.notation.NotationException;

/**
 * What the front end may set.
 *
 * @param hash size of the table in MiB
 * @param threads how many threads may search
 * @param goal whether the shortest mate must be proven
 * @param rules what counts
 */
record UsiOptions(int hash, int threads, Goal goal, Rules rules) {
  static final UsiOptions DEFAULT = new UsiOptions(256, 1, Goal.EXACT, Rules.TSUME);

  private static final int MAX_HASH = 16_384;
  private static final int MAX_THREADS = 128;

  /** What {@code usi} announces. */
  static final List<String> DECLARATIONS =
      List.of(
          "option name USI_Hash type spin default " + DEFAULT.hash + " min 1 max " + MAX_HASH,
          "option name Threads type spin default " + DEFAULT.threads + " min 1 max " + MAX_THREADS,
          "option name Rules type combo default tsume var tsume var raw",
          "option name Exact type check default true");

  private static final Pattern SETTING = Pattern.compile("name\\s+(\\S+)\\s+value\\s+(\\S+)");

  /** The options after {@code setoption}, whose arguments these are. */
  UsiOptions with(String arguments) throws NotationException {
    Matcher setting = SETTING.matcher(arguments);
    if (!setting.matches()) {
      throw new NotationException("setoption: expected name NAME value VALUE: " + arguments, 0);
    }
    String name = setting.group(1);
    String value = setting.group(2);
    return switch (name) {
      case "USI_Hash" -> new UsiOptions(number(name, value, MAX_HASH), threads, goal, rules);
      case "Threads" -> new UsiOptions(hash, number(name, value, MAX_THREADS), goal, rules);
      case "Rules" -> new UsiOptions(hash, threads, goal, rules(value));
      case "Exact" -> new UsiOptions(hash, threads, goal(value), rules);
      default -> this;
    };
  }

  private static Rules rules(String value) throws NotationException {
    return switch (value) {
      case "tsume" -> Rules.TSUME;
      case "raw" -> Rules.RAW;
      default -> throw new NotationException("Rules: expected tsume or raw, found " + value, 0);
    };
  }

  private static int number(String name, String value, int max) throws NotationException {
    int number = value.matches("[0-9]{1,9}") ? Integer.parseInt(value) : 0;
    if (number < 1 || number > max) {
      throw new NotationException(name + ": expected 1 to " + max + ", found " + value, 0);
    }
    return number;
  }

  private static Goal goal(String value) throws NotationException {
    return switch (value) {
      case "true" -> Goal.EXACT;
      case "false" -> Goal.ANY;
      default -> throw new NotationException("Exact: expected true or false, found " + value, 0);
    };
  }
}
