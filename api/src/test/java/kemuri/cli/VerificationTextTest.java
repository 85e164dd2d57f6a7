package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import kemuri.api.dto.Language;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.Verification;
import kemuri.api.dto.VerificationBuilder;
import kemuri.api.dto.VerifyOptions;
import kemuri.api.request.AuthorSolution;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Move;
import kemuri.board.Square;
import kemuri.mate.Finding;
import kemuri.mate.FindingKind;
import kemuri.mate.Line;
import kemuri.mate.OpenQuestion;
import kemuri.mate.Severity;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessReport;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.search.UndecidedReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VerificationTextTest {
  private static final String COOKED = "7p1/6B1k/9/8+B/9/9/9/9/9 b S2r4g3s4n4l17p 1";
  private static final List<String> MAIN = List.of("1d2c", "1b1a", "3b2a+", "1a2a", "S*2b");

  private static PosedDiagram posed() throws NotationException {
    return new PosedDiagram(Sfen.parse(COOKED), Attacker.AUTO, DefenderHand.GIVEN);
  }

  private static SoundnessReport report(Soundness verdict) throws NotationException {
    List<Integer> main = AuthorSolution.read(MAIN, posed().position());
    List<Integer> other = AuthorSolution.read(List.of("1d2c", "1b1a", "S*1b"), posed().position());
    Finding finalMove =
        new Finding(
            FindingKind.FINAL_MOVE,
            Severity.TOLERATED,
            3,
            other.get(2),
            Square.NONE,
            other,
            3,
            true);
    Finding leftover =
        new Finding(FindingKind.LEFTOVER, Severity.FATAL, 0, Move.NONE, Square.NONE, main, 5, true);
    OpenQuestion open =
        new OpenQuestion(OpenQuestion.Matter.MATES, 1, main.get(0), UndecidedReason.TIME, true);
    return new SoundnessReport(
        verdict,
        Optional.of(new Line(main)),
        true,
        7,
        List.of(leftover, finalMove),
        List.of(open),
        List.of("A remark."),
        1_234,
        5);
  }

  private static String text(Soundness verdict, Language language) throws NotationException {
    SoundnessReport report = report(verdict);
    VerifyOptions options =
        new VerifyOptions(SoundnessQuestion.DEFAULT, 0, Duration.ofSeconds(1), 0);
    Verification verification =
        VerificationBuilder.build(posed(), options, report, Optional.empty(), "miss");
    return VerificationText.format(posed(), report, verification, language);
  }

  @Test
  void english_showsVerdictSolutionAndFaults() throws NotationException {
    String text = text(Soundness.UNSOUND, Language.EN);
    String after =
        """
        Unsound, mate in 5.
        Solution: 1.+B-23 2.K-11 3.Bx21+ 4.Kx21 5.S*22  ▲２三馬 △１一玉 ▲２一角成 △同玉 ▲２二銀
        Left in hand: P
        In 7 if futile interpositions count.

        1. leftover (駒余り), fatal
           Best play leaves the attacker with pieces in hand.
           1.+B-23 2.K-11 3.Bx21+ 4.Kx21 5.S*22  ▲２三馬 △１一玉 ▲２一角成 △同玉 ▲２二銀

        2. final-move (最終手余詰), tolerated
           At ply 3, S*12 also mates in 3 at the last move.
           3.S*12  ▲１二銀
           The position before ply 3:
           後手の持駒：飛二　金四　銀三　桂四　香四　歩十七
        """;
    assertTrue(text.contains(after), text);
    assertTrue(text.contains("   | ・ ・ ・ ・ ・ ・ ・ 馬 ・|三\n"), text);
    assertTrue(
        text.endsWith(
            """

            Left open:
              ply 1 1d2c: whether it mates (time)

            1,234 positions in 5 ms
            Note: A remark.

            """),
        text);
  }

  @Test
  void japanese_hasNoEnglishButTheWarnings() throws NotationException {
    String text = text(Soundness.FLAWED, Language.JA);
    assertTrue(text.contains("キズあり　5手詰\n作意：▲２三馬 △１一玉 ▲２一角成 △同玉 ▲２二銀\n"), text);
    assertTrue(text.contains("2. 最終手余詰（許容）\n   3手目▲１二銀でも3手で詰む（最終手）。\n   ▲１二銀\n   3手目の局面：\n"), text);
    String own = text.replace("A remark.", "").replace("1d2c", "");
    assertFalse(own.replace("time", "").matches("(?s).*[a-z]{2}.*"), text);
  }

  @ParameterizedTest
  @EnumSource(Soundness.class)
  void verdict_isTheFirstLineAfterTheBoard(Soundness verdict) throws NotationException {
    String expected =
        switch (verdict) {
          case SOUND -> "Sound, mate in 5.";
          case FLAWED -> "Flawed, mate in 5.";
          case UNSOUND -> "Unsound, mate in 5.";
          case NO_MATE -> "No mate.";
          case UNDECIDED -> "Undecided within the limits, mate in 5.";
        };
    assertEquals(expected, text(verdict, Language.EN).lines().toList().get(14));
  }
}
