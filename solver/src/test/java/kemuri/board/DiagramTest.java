package kemuri.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kemuri.notation.Sfen;
import org.junit.jupiter.api.Test;

class DiagramTest {
  @Test
  void missing_countsBoardAndHandsAndPromotedPieces() throws Exception {
    Diagram diagram = Sfen.parse("8k/9/8P/9/9/9/9/9/+P8 b G2p 1");
    assertEquals(14, diagram.missing(PieceType.PAWN));
    assertEquals(3, diagram.missing(PieceType.GOLD));
    assertEquals(1, diagram.missing(PieceType.KING));
  }
}
