/** What a tsume-shogi problem is, where it comes from and what it is worth, and the classics. */
@org.jspecify.annotations.NullMarked
module kemuri.problems {
  requires transitive kemuri.solver;
  requires static transitive org.jspecify;

  exports kemuri.compose;
  exports kemuri.grading;
  exports kemuri.problem;
}
