/** What a tsume-shogi problem is and where it comes from, and the classics. */
@org.jspecify.annotations.NullMarked
module kemuri.problems {
  requires transitive kemuri.solver;
  requires static transitive org.jspecify;

  exports kemuri.problem;
}
