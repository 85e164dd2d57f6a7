/** The rules of tsume-shogi (詰将棋), move generation, mate search and notation: a plain library. */
@org.jspecify.annotations.NullMarked
module kemuri.solver {
  requires static transitive org.jspecify;

  exports kemuri.board;
  exports kemuri.movegen;
  exports kemuri.mate;
  exports kemuri.notation;
  exports kemuri.search;
  exports kemuri.usi;
}
