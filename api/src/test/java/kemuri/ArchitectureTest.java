package kemuri;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.BaseStream;
import java.util.stream.Stream;

/** Modules and packages depend one way: api on problems on solver. */
@AnalyzeClasses(packages = "kemuri", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String[] SOLVER = {
    "kemuri.board..",
    "kemuri.movegen..",
    "kemuri.search..",
    "kemuri.mate..",
    "kemuri.notation..",
    "kemuri.usi.."
  };
  private static final String[] API = {"kemuri.api..", "kemuri.cli..", "kemuri.picture.."};
  private static final String[] PROBLEMS = {
    "kemuri.problem..", "kemuri.grading..", "kemuri.compose.."
  };

  @ArchTest
  static final ArchRule SOLVER_KNOWS_NEITHER_PROBLEMS_NOR_API =
      noClasses()
          .that()
          .resideInAnyPackage(SOLVER)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(Stream.of(PROBLEMS, API).flatMap(Stream::of).toArray(String[]::new));

  @ArchTest
  static final ArchRule PROBLEMS_DO_NOT_KNOW_API =
      noClasses()
          .that()
          .resideInAnyPackage(PROBLEMS)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(API);

  @ArchTest
  static final ArchRule ONLY_THE_SERVICE_KNOWS_ITS_FRAMEWORK =
      noClasses()
          .that()
          .resideOutsideOfPackage("kemuri.api..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.micronaut..", "io.netty..", "reactor..");

  @ArchTest
  static final ArchRule SERVICE_DOES_NOT_KNOW_THE_COMMAND_LINE =
      noClasses()
          .that()
          .resideInAPackage("kemuri.api..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("kemuri.cli..");

  @ArchTest static final ArchRule BOARD_KNOWS_NO_OTHER_PACKAGE = knowsOnly("kemuri.board..");

  @ArchTest
  static final ArchRule MOVEGEN_KNOWS_THE_BOARD = knowsOnly("kemuri.movegen..", "kemuri.board..");

  @ArchTest
  static final ArchRule SEARCH_KNOWS_BOARD_AND_MOVEGEN =
      knowsOnly("kemuri.search..", "kemuri.board..", "kemuri.movegen..");

  @ArchTest
  static final ArchRule MATE_KNOWS_THE_SEARCH =
      knowsOnly("kemuri.mate..", "kemuri.board..", "kemuri.movegen..", "kemuri.search..");

  @ArchTest
  static final ArchRule NOTATION_DOES_NOT_KNOW_THE_SEARCH =
      knowsOnly("kemuri.notation..", "kemuri.board..", "kemuri.movegen..");

  @ArchTest
  static final ArchRule GRADING_KNOWS_PROBLEMS_AND_THE_SOLVER =
      knowsOnly(
          "kemuri.grading..",
          "kemuri.problem..",
          "kemuri.mate..",
          "kemuri.board..",
          "kemuri.movegen..",
          "kemuri.search..",
          "kemuri.notation..");

  @ArchTest
  static final ArchRule COMPOSING_KNOWS_GRADING =
      knowsOnly(
          "kemuri.compose..",
          "kemuri.grading..",
          "kemuri.problem..",
          "kemuri.mate..",
          "kemuri.board..",
          "kemuri.movegen..",
          "kemuri.search..",
          "kemuri.notation..");

  /** So that an audit finds what these do wrong. */
  @ArchTest
  static final ArchRule AUDITING_SHARES_NO_JUDGEMENT_WITH_COMPOSING =
      noClasses()
          .that()
          .haveSimpleName("Auditor")
          .or()
          .haveSimpleName("ProblemAudit")
          .or()
          .haveSimpleName("PieceRemoval")
          .should()
          .dependOnClassesThat()
          .haveSimpleName("Acceptance")
          .orShould()
          .dependOnClassesThat()
          .haveSimpleName("PieceMinimizer")
          .orShould()
          .dependOnClassesThat()
          .haveSimpleName("Specimen");

  @ArchTest
  static final ArchRule PICTURES_KNOW_DIAGRAMS =
      knowsOnly("kemuri.picture..", "kemuri.board..", "kemuri.notation..");

  /** So that they are the same everywhere, and there at all without the system's font library. */
  @ArchTest
  static final ArchRule PICTURES_NEED_NO_FONTS =
      noClasses()
          .that()
          .resideInAPackage("kemuri.picture..")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.awt.Font")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.awt.FontMetrics")
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.awt.font..");

  @ArchTest
  static final ArchRule NO_STREAMS_IN_THE_HOT_PATH =
      noClasses()
          .that()
          .resideInAnyPackage("kemuri.search..", "kemuri.movegen..")
          .should()
          .dependOnClassesThat()
          .areAssignableTo(BaseStream.class);

  @ArchTest
  static final ArchRule NO_BOXING_IN_THE_HOT_PATH =
      noClasses()
          .that()
          .resideInAnyPackage("kemuri.search..", "kemuri.movegen..")
          .should()
          .callMethod(Integer.class, "valueOf", int.class)
          .orShould()
          .callMethod(Long.class, "valueOf", long.class)
          .orShould()
          .callMethod(Short.class, "valueOf", short.class)
          .orShould()
          .callMethod(Byte.class, "valueOf", byte.class);

  /** A package may depend on these packages, and on anything outside the project. */
  private static ArchRule knowsOnly(String own, String... others) {
    String[] allowed = new String[others.length + 1];
    allowed[0] = own;
    System.arraycopy(others, 0, allowed, 1, others.length);
    return classes()
        .that()
        .resideInAPackage(own)
        .should()
        .onlyDependOnClassesThat(
            JavaClass.Predicates.resideInAnyPackage(allowed)
                .or(JavaClass.Predicates.resideOutsideOfPackage("kemuri..")));
  }
}
