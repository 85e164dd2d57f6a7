package kemuri.api.dto;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The names that enum constants have on the wire: lower case, words joined by hyphens. */
public final class WireName {
  private WireName() {}

  /** The wire name of a constant. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The constant with a wire name, empty if there is none. */
  public static <E extends Enum<E>> Optional<E> find(Class<E> type, String name) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> of(constant).equals(name))
        .findFirst();
  }

  /** All wire names of an enum, for people: {@code "auto, black, white"}. */
  public static <E extends Enum<E>> String list(Class<E> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(WireName::of)
        .collect(Collectors.joining(", "));
  }
}
