package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What CSA files in use have that their description does not say, and what it does say. */
class CsaPitfallTest {
  private static final String BOARD =
      """
      P1 *  *  *  *  *  *  * -KE-OU
      P2 *  *  *  *  *  *  *  *  *\s
      P3 *  *  *  *  *  * +KI *  *\s
      P4 *  *  *  *  *  *  *  * +FU
      P5 *  *  *  *  *  *  *  *  *\s
      P6 *  *  *  *  *  *  *  *  *\s
      P7 *  *  *  *  *  *  *  *  *\s
      P8 *  *  *  *  *  *  *  *  *\s
      P9 *  *  *  *  *  *  *  *  *\s
      P+00KI00KI
      """;
  private static final String REST = "P-00AL\n";

  private static String start(String text) throws NotationException {
    return Sfen.format(Csa.read(text).start());
  }

  private static List<String> usi(GameRecord record) {
    return Usi.format(record.moves(), record.position());
  }

  private static String complaint(String text) {
    NotationException error = assertThrows(NotationException.class, () -> Csa.read(text));
    return Objects.requireNonNull(error.getMessage());
  }

  @Test
  void allTheRest_isWhatIsNeitherOnTheBoardNorHeld() throws Exception {
    assertEquals(
        "7nk/9/6G2/8P/9/9/9/9/9 b 2G2r2bg4s3n4l17p 1", start("V2.2\n" + BOARD + REST + "+\n"));
  }

  @Test
  void allTheRest_notLast_isRefused() {
    String complaint = complaint(BOARD + REST + "P+00FU\n+\n");
    assertTrue(complaint.contains("after 00AL") && complaint.contains("line 12"), complaint);
    assertTrue(complaint(BOARD + "P-00AL00FU\n+\n").contains("nothing after 00AL"));
  }

  @Test
  void ranks_withLostBlanks_areRead() throws Exception {
    String wanted = start(BOARD + REST + "+\n");
    assertEquals(wanted, start(BOARD.replaceAll(" +\n", "\n") + REST + "+\n"));
    assertEquals(wanted, start(BOARD.replaceAll(" +", " ") + REST + "+\n"));
    assertEquals(wanted, start(BOARD.replace("\n", "\r\n") + REST + "+\r\n"));
  }

  @Test
  void ranks_withTooFewSquares_saysHowMany() {
    String complaint = complaint(BOARD.replace("P2 * ", "P2") + "+\n");
    assertTrue(complaint.contains("found 8") && complaint.contains("line 2"), complaint);
  }

  @Test
  void start_asPiecesBehindSquares_isRead() throws Exception {
    String pieces = "P-11OU21KE\nP+33KI14FU\nP+00KI00KI\n";
    assertEquals(start(BOARD + REST + "+\n"), start(pieces + REST + "+\n"));
    assertEquals(Sfen.START, start("PI\n+\n"));
    assertEquals(Handicap.TWO_PIECES.diagram(), Csa.read("PI82HI22KA\n-\n").start());
  }

  @Test
  void promotion_isInferredFromTheBoard() throws Exception {
    GameRecord record = Csa.read("PI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n+0045KA\n%TORYO\n");
    assertEquals(List.of("7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"), usi(record));
    assertEquals(new Step.End(Ending.RESIGNATION), record.line().get(5).event());
  }

  @Test
  void kindThatThePieceIsNot_isRefused() {
    String complaint = complaint("PI\n+\n+7776GI\n");
    assertTrue(complaint.contains("of a pawn, found a silver"), complaint);
    assertTrue(complaint.contains("at line 3, column 1"), complaint);
  }

  @Test
  void statements_withCommasBetween_areRead() throws Exception {
    GameRecord record = Csa.read("V2.2\nN+A,B\nPI\n+\n+7776FU,T12,-3334FU,T6\n'*one, two\n");
    assertEquals(List.of("7g7f", "3c3d"), usi(record));
    assertEquals(Map.of("先手", "A,B"), record.headers());
    assertEquals(List.of("one, two"), record.line().get(1).comments());
    String complaint = complaint("PI\n+\n+7776FU,-3335FU\n");
    assertTrue(complaint.contains("line 3, column 9"), complaint);
  }

  @Test
  void records_withSlashesBetween_areAllRead() throws Exception {
    List<GameRecord> records = Csa.readAll("PI\n+\n/\nPI22KA\n-\n/\n\n");
    assertEquals(2, records.size());
    assertEquals(Handicap.BISHOP.diagram(), records.get(1).start());
    assertTrue(complaint("PI\n+\n/\nPI\n+\n").contains("a single record"));
  }

  @Test
  void version3_declaredEncoding_isRead() throws Exception {
    String text =
        "'CSA encoding=SHIFT_JIS\nV3.0\n$EVENT:煙詰\n$NOTE:備\nPI\n+\n+7776FU\nT1.5\n%+ILLEGAL_ACTION\n";
    byte[] bytes = FileEncoding.encode(text, FileEncoding.CP932);
    GameRecord record = Csa.read(FileEncoding.decode(bytes));
    assertEquals(Map.of("棋戦", "煙詰", "備考", "備"), record.headers());
    assertEquals(new Step.End(Ending.FOUL_WIN), record.line().get(1).event());
    String written = Csa.write(record, Csa.Version.V3_0, StandardCharsets.UTF_8);
    assertTrue(written.startsWith("'CSA encoding=UTF-8\nV3.0\n"), written);
    assertEquals(record, Csa.read(written));
  }

  @Test
  void tsume_mateAndNoMate_areEnds() throws Exception {
    GameRecord mate = Csa.read(BOARD + REST + "+\n+0022KI\n%TSUMI\n");
    assertEquals(new Step.End(Ending.MATE), mate.line().get(1).event());
    GameRecord none = Csa.read(BOARD + REST + "+\n%FUZUMI\n");
    assertEquals(new Step.End(Ending.NO_MATE), none.line().get(0).event());
  }

  @Test
  void side_missing_isThatOfTheFirstMove() throws Exception {
    assertEquals(List.of("7g7f"), usi(Csa.read("PI\n+7776FU\n")));
    assertEquals(List.of("3c3d"), usi(Csa.read("PI22KA\n-3334FU\n")));
  }

  @Test
  void side_notToMove_isRefused() {
    assertTrue(complaint("PI\n+\n-3334FU\n").contains("of the side to move, +"));
  }

  @Test
  void headers_endTimeBehindTheMoves_isRead() throws Exception {
    GameRecord record = Csa.read("PI\n+\n+7776FU\n%CHUDAN\n$END_TIME:2003/05/03 11:00:00\n");
    assertEquals(Map.of("終了日時", "2003/05/03 11:00:00"), record.headers());
  }
}
