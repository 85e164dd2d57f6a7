package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import kemuri.board.Color;
import kemuri.board.PieceType;
import org.junit.jupiter.api.Test;

/** What files in use have that their description does not say. */
class KakinokiPitfallTest {
  private static final String DIAGRAM = "7nk/9/6G2/8P/9/9/9/9/9 b 2Gr2b4s3n4l17p 1";

  private static final String BOARD =
      """
      後手の持駒：飛　角二　銀四　桂三　香四　歩十七
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・ ・ ・ ・v桂v玉|一
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
      | ・ ・ ・ ・ ・ ・ 金 ・ ・|三
      | ・ ・ ・ ・ ・ ・ ・ ・ 歩|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      先手の持駒：金二
      """;

  private static final String TABLE = "手数----指手---------消費時間--\n";

  private static final String GAME = "手合割：平手\n" + TABLE;

  private static GameRecord read(String text) throws NotationException {
    return Kif.read(text);
  }

  private static String start(String text) throws NotationException {
    return Sfen.format(read(text).start());
  }

  private static List<String> usi(GameRecord record) {
    return Usi.format(record.moves(), record.position());
  }

  private static List<String> usi(List<Step> line) {
    return line.stream().map(step -> Usi.format(Kif.moveOf(step), false)).toList();
  }

  @Test
  void handicap_evenWithBoard_boardWins() throws Exception {
    assertEquals(DIAGRAM, start("手合割：平手\n" + BOARD));
    assertEquals(DIAGRAM, start(BOARD + "手合割：平手　　\n"));
  }

  @Test
  void handicap_tsumeWithBoard_isIgnored() throws Exception {
    assertEquals(DIAGRAM, start("手合割：詰将棋\n" + BOARD));
    assertEquals(DIAGRAM, start("手合割：その他\n" + BOARD));
  }

  @Test
  void handicap_missing_isEven() throws Exception {
    assertEquals(Sfen.START, start(TABLE + "   1 ７六歩(77)\n"));
  }

  @Test
  void handicap_named_startsThere() throws Exception {
    GameRecord record = read("手合割：二枚落ち\n" + TABLE + "   1 ６二銀(71)\n   2 ７六歩(77)\n");
    assertEquals(Color.WHITE, record.start().sideToMove());
    assertEquals(List.of("7a6b", "7g7f"), usi(record));
    assertEquals(Handicap.LANCE.diagram(), read("手合割：香落\n").start());
  }

  @Test
  void lines_turnedBoardAndBookmark_areIgnored() throws Exception {
    GameRecord record = read("盤面回転\n" + BOARD + "&読み込み時表示\n" + TABLE + "1 ２二金打\n&しおり\n");
    assertEquals(List.of("G*2b"), usi(record));
    assertTrue(record.comments().isEmpty());
  }

  @Test
  void same_withoutBlank_isRead() throws Exception {
    for (String same : List.of("同　歩(33)", "同歩(33)", "同 歩(33)")) {
      String moves = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同銀(31)\n5 ３三角打\n6 " + "同桂(21)\n";
      assertEquals("2a3c", usi(read(GAME + moves)).get(5), same);
    }
  }

  @Test
  void same_firstMoveOfABranchOfABranch_refersToTheMoveBefore() throws Exception {
    String text =
        GAME
            + "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n"
            + "変化：3手\n3 ２二角成(88)\n4 同　銀(31)\n"
            + "変化：4手\n4 同　飛(82)\n";
    List<Step> branch = read(text).line().get(2).variations().get(0);
    assertEquals(List.of("8h2b+", "3a2b"), usi(branch));
    assertEquals(List.of("8b2b"), usi(branch.get(1).variations().get(0)));
  }

  @Test
  void branches_threeAtOneMove_areKeptInOrder() throws Exception {
    String text =
        GAME
            + "1 ７六歩(77)\n2 ３四歩(33)+\n"
            + "変化：2手\n2 ８四歩(83)+\n変化：2手\n2 ５四歩(53)+\n変化：2手\n2 ４四歩(43)\n";
    List<List<Step>> branches = read(text).line().get(1).variations();
    assertEquals(List.of("8c8d"), usi(branches.get(0)));
    assertEquals(List.of("5c5d"), usi(branches.get(1)));
    assertEquals(List.of("4c4d"), usi(branches.get(2)));
  }

  @Test
  void branch_atMoveTenOrLater_isRead() throws Exception {
    StringBuilder text = new StringBuilder(GAME);
    for (int ply = 1; ply <= 12; ply++) {
      String move =
          ply % 2 == 1
              ? (ply % 4 == 1 ? "５八玉(59)" : "５九玉(58)")
              : ply % 4 == 2 ? "５二玉(51)" : "５一玉(52)";
      text.append(ply).append(' ').append(move).append('\n');
    }
    text.append("変化：11手\n11 ７六歩(77)\n");
    assertEquals(List.of("7g7f"), usi(read(text.toString()).line().get(10).variations().get(0)));
  }

  @Test
  void branch_afterAShorterBranch_leavesTheLatestLineThatIsLongEnough() throws Exception {
    String text =
        GAME
            + "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n"
            + "変化：2手\n2 ８四歩(83)\n変化：4手\n4 ４四歩(43)\n";
    assertEquals(List.of("4c4d"), usi(read(text).line().get(3).variations().get(0)));
  }

  @Test
  void branchAsHeader_isIgnored() throws Exception {
    GameRecord record = read("変化：三手目から\n" + GAME + "1 ７六歩(77)\n");
    assertEquals(List.of("7g7f"), usi(record));
    assertTrue(record.headers().isEmpty());
  }

  @Test
  void times_twoColumnsAndCommentBeforeTheFirstMove_leaveTheMainLine() throws Exception {
    String text =
        GAME
            + "*開始前\n   1 ７六歩(77)   ( 0:01/00:00:01) ( 0:05)+\n   2 ３四歩(33)   ( 0:01/00:00:01)\n"
            + "変化：1手\n   1 ２六歩(27)   ( 0:01/00:00:01)\n";
    GameRecord record = read(text);
    assertEquals(List.of("開始前"), record.comments());
    assertEquals(List.of("7g7f", "3c3d"), usi(record));
    assertEquals(List.of("2g2f"), usi(record.line().get(0).variations().get(0)));
  }

  @Test
  void hand_anyBlanksOrNone_isRead() throws Exception {
    for (String hand : List.of("飛歩", "飛　歩", "飛 歩", "飛　歩　", "　飛 　歩一", "歩飛", "飛1歩1")) {
      GameRecord record = read(BOARD.replace("：金二", "：" + hand));
      assertEquals(1, record.start().inHand(Color.BLACK, PieceType.ROOK), hand);
      assertEquals(1, record.start().inHand(Color.BLACK, PieceType.PAWN), hand);
    }
    GameRecord many = read(BOARD.replace("：金二", "：金二歩十八"));
    assertEquals(18, many.start().inHand(Color.BLACK, PieceType.PAWN));
    assertEquals(2, many.start().inHand(Color.BLACK, PieceType.GOLD));
  }

  @Test
  void board_eitherKingAndDragon_areRead() throws Exception {
    assertEquals(DIAGRAM, start(BOARD.replace("玉", "王")));
    String dragons = BOARD.replace("| ・ ・ ・ ・ ・ ・ ・ ・ ・|九", "| 龍 竜 全 圭 杏 と 馬 ・ ・|九");
    assertTrue(start(dragons).contains("/+R+R+S+N+L+P+B2 b"), start(dragons));
  }

  @Test
  void comment_startingWithTwoStars_swallowsNoMove() throws Exception {
    GameRecord record = read(GAME + "1 ７六歩(77)\n**対局者名：A\n**二行目\n2 ３四歩(33)\n");
    assertEquals(List.of("7g7f", "3c3d"), usi(record));
    assertEquals(List.of("*対局者名：A", "*二行目"), record.line().get(0).comments());
  }

  @Test
  void plies_headerAndPlayedAndTable_areToldApart() throws Exception {
    GameRecord record = read("手数：7\n" + BOARD + "手数＝171  ▲６二角成  まで\n" + TABLE + "1 ２二金打\n");
    assertEquals(Map.of("手数", "7"), record.headers());
    assertEquals(172, record.start().ply());
    assertEquals(List.of("G*2b"), usi(record));
  }

  @Test
  void header_narrowColon_isRead() throws Exception {
    GameRecord record = read("作者:看寿\n作品名：煙詰: 改\n詰手数：117\n" + BOARD);
    assertEquals(Map.of("作者", "看寿", "作品名", "煙詰: 改", "詰手数", "117"), record.headers());
  }

  @Test
  void side_whiteOrUpper_moves() throws Exception {
    assertEquals(Color.WHITE, read(BOARD + "後手番\n").start().sideToMove());
    assertEquals(Color.WHITE, read(BOARD + "上手番\n").start().sideToMove());
    assertEquals(Color.BLACK, read(BOARD + "先手番\n").start().sideToMove());
    assertEquals(DIAGRAM, start(BOARD.replace("後手の", "上手の").replace("先手の", "下手の")));
  }

  @Test
  void numbering_fromTheMiddleOfAGame_isRead() throws Exception {
    GameRecord record = read(BOARD + TABLE + "31 ２二金打\n変化：31手\n31 １二金打\n");
    assertEquals(List.of("G*2b"), usi(record));
    assertEquals(List.of("G*1b"), usi(record.line().get(0).variations().get(0)));
  }

  @Test
  void end_everyWord_isRead() throws Exception {
    for (Ending ending : Ending.values()) {
      GameRecord record = read(GAME + "1 ７六歩(77)\n2 " + ending.japanese() + "  ( 0:00/00:00:00)\n");
      assertEquals(new Step.End(ending), record.line().get(1).event());
    }
    GameRecord words = read(GAME + "1 ７六歩(77)\nまで1手で先手の勝ち\n");
    assertEquals(new Step.End(Ending.RESIGNATION), words.line().get(1).event());
  }

  @Test
  void ki2_severalMovesALine_areRead() throws Exception {
    GameRecord record = Ki2.read("手合割：平手\n\n▲７六歩　△３四歩 ▲２二角成\n△同　銀▲４五角\nまで5手で後手の勝ち\n");
    assertEquals(List.of("7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"), usi(record));
    assertEquals(new Step.End(Ending.RESIGNATION), record.line().get(5).event());
  }

  @Test
  void ki2_leftHorse_isTheLeftOne() throws Exception {
    String[][] cases = {
      {"9/8k/9/9/9/9/9/9/+B3+B4 b - 1", "▲７七馬左", "9i7g"},
      {"9/8k/9/9/9/9/9/9/+B3+B4 b - 1", "▲７七馬右", "5i7g"},
      {"9/8k/9/9/9/9/9/9/4+B+B3 b - 1", "▲５八馬左", "5i5h"},
      {"9/8k/9/9/9/9/9/9/4+B+B3 b - 1", "▲５八馬右", "4i5h"},
      {"8K/9/9/9/9/9/+r3+r4/9/9 w - 1", "△７七龍左", "5g7g"},
      {"8K/9/9/9/9/9/+r3+r4/9/9 w - 1", "△７七龍右", "9g7g"},
    };
    for (String[] row : cases) {
      GameRecord record = Ki2.read(Bod.write(Sfen.parse(row[0])) + row[1] + "\n");
      assertEquals(List.of(row[2]), usi(record), row[0] + " " + row[1]);
    }
  }

  @Test
  void ki2_dropWhereThePieceOnTheBoardIsPinned_needsNoMark() throws Exception {
    String board = Bod.write(Sfen.parse("4k4/9/9/9/4r4/9/9/4G4/4K4 b G 1"));
    GameRecord drop = Ki2.read(board + "▲６八金\n");
    assertEquals(List.of("G*6h"), usi(drop));
    assertTrue(Ki2.write(drop).contains("▲６八金打"), Ki2.write(drop));
    assertEquals(List.of("5h5g"), usi(Ki2.read(board + "▲５七金\n")));
  }

  @Test
  void write_usesOnlyWhatShiftJisHas() throws Exception {
    String text = Kif.write(read(BOARD + TABLE + "1 ２二金打\n"), FileEncoding.CP932);
    byte[] bytes = FileEncoding.encode(text, FileEncoding.CP932);
    assertEquals(text, FileEncoding.decode(bytes));
    String ki2 = Ki2.write(read(text));
    assertTrue(ki2.contains("▲") && !ki2.contains("☗"), ki2);
  }

  @Test
  void write_manyBranches_losesNoMove() throws Exception {
    StringBuilder text = new StringBuilder(GAME + "1 ７六歩(77)\n");
    for (char file = '１'; file <= '９'; file++) {
      int narrow = file - '１' + 1;
      text.append(file == '１' ? "" : "変化：2手\n");
      text.append("2 ").append(file).append("四歩(").append(narrow).append("3)\n3 ２六歩(27)\n");
    }
    GameRecord record = read(text.toString());
    assertEquals(8, record.line().get(1).variations().size());
    assertEquals(record, read(Kif.write(record, StandardCharsets.UTF_8)));
    assertEquals(record, Ki2.read(Ki2.write(record)));
    assertFalse(record.line().isEmpty());
  }
}
