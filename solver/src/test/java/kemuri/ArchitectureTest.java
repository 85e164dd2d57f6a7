package kemuri;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kemuri.board.Position;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import org.junit.jupiter.api.Test;

/** The direction of the packages, and what the hot path keeps away from. */
final class ArchitectureTest {
  private static final Set<String> BOXED =
      Set.of(
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Boolean",
          "java.lang.Double",
          "java.lang.Float");

  /** What each package may use besides the JDK, itself and annotations. */
  private static final Map<String, List<String>> ALLOWED =
      Map.of(
          "board", List.of(),
          "movegen", List.of("board"),
          "search", List.of("board", "movegen"),
          "mate", List.of("board", "movegen", "search"),
          "notation", List.of("board", "movegen"),
          "usi", List.of("board", "movegen", "search", "mate", "notation"));

  /**
   * Move generation and search. The limits, the listener and the clock that reads them are asked
   * once in many positions, so they may hold a duration or a signal.
   */
  private static final DescribedPredicate<JavaClass> HOT_PATH =
      describe(
          "are on the hot path",
          type ->
              (type.getPackageName().equals("kemuri.movegen")
                      || type.getPackageName().equals("kemuri.search"))
                  && !type.getName().startsWith(SearchLimits.class.getName())
                  && !type.getName().startsWith(SearchListener.class.getName())
                  && !type.getName().equals("kemuri.search.SearchClock"));

  private static final DescribedPredicate<JavaMethodCall> BEYOND_INDEXED_LISTS =
      describe(
          "use a collection otherwise than as a growing array of reused objects",
          call ->
              call.getTargetOwner().isAssignableTo(Iterable.class)
                  && call.getTargetOwner().getPackageName().equals("java.util")
                  && !Set.of("get", "size", "add").contains(call.getTarget().getName()));

  private static final DescribedPredicate<JavaMethodCall> BOXES =
      describe(
          "box a primitive",
          call ->
              call.getTarget().getName().equals("valueOf")
                  && BOXED.contains(call.getTargetOwner().getName()));

  private static final JavaClasses LIBRARY = importLibrary();

  /** Only the compiled library, whether it runs as a module or from the class path. */
  private static JavaClasses importLibrary() {
    try {
      Path place =
          Path.of(Position.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return new ClassFileImporter().importPath(place);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void library_isFound() {
    assertFalse(LIBRARY.isEmpty());
  }

  @Test
  void packages_dependOneWay() {
    ALLOWED.forEach(
        (name, allowed) -> {
          String[] forbidden =
              ALLOWED.keySet().stream()
                  .filter(other -> !other.equals(name) && !allowed.contains(other))
                  .map(other -> "kemuri." + other + "..")
                  .toArray(String[]::new);
          check(
              noClasses()
                  .that()
                  .resideInAPackage("kemuri." + name + "..")
                  .should()
                  .dependOnClassesThat()
                  .resideInAnyPackage(forbidden));
        });
  }

  @Test
  void packages_areAllKnown() {
    check(
        classes()
            .should()
            .resideInAnyPackage(
                ALLOWED.keySet().stream().map(name -> "kemuri." + name).toArray(String[]::new)));
  }

  @Test
  void packages_haveNoCycles() {
    check(slices().matching("kemuri.(*)..").should().beFreeOfCycles());
  }

  @Test
  void library_needsNothingButTheJdk() {
    check(
        classes()
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage("java..", "kemuri..", "org.jspecify..")));
  }

  @Test
  void hotPath_usesNoStreamsLambdasOrHashing() {
    check(
        noClasses()
            .that(HOT_PATH)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.util.stream..", "java.util.function..")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Map.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Set.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Optional.class));
  }

  @Test
  void hotPath_walksListsByIndexOnly() {
    check(
        noClasses()
            .that(HOT_PATH)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(Iterator.class)
            .orShould()
            .callMethodWhere(BEYOND_INDEXED_LISTS));
  }

  @Test
  void hotPath_boxesNothing() {
    check(noClasses().that(HOT_PATH).should().callMethodWhere(BOXES));
  }

  private static void check(ArchRule rule) {
    rule.check(LIBRARY);
  }
}
