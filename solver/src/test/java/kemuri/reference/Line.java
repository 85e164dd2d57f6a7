package kemuri.reference;

import java.util.ArrayList;
import java.util.List;
import kemuri.reference.CheckGraph.Node;
import kemuri.reference.CheckGraph.Step;

/** A line of play from a position; plies count from 1. */
record Line(Node start, List<Step> steps) {
  int length() {
    return steps.size();
  }

  /** The move made at a ply. */
  int move(int ply) {
    return steps.get(ply - 1).move();
  }

  /** The position after a number of plies. */
  Node after(int plies) {
    return plies == 0 ? start : steps.get(plies - 1).to();
  }

  /** The positions after {@code first} to {@code last} plies. */
  List<NaiveShogi> positions(int first, int last) {
    List<NaiveShogi> positions = new ArrayList<>();
    for (int plies = first; plies <= last; plies++) {
      positions.add(after(plies).position());
    }
    return positions;
  }

  /** This line up to and without a ply, then another step, then the rest of a line from there. */
  Line branch(int ply, Step step, Line rest) {
    List<Step> branched = new ArrayList<>(steps.subList(0, ply - 1));
    branched.add(step);
    branched.addAll(rest.steps);
    return new Line(start, branched);
  }

  /** The moves in USI. */
  List<String> usi() {
    return steps.stream().map(Step::usi).toList();
  }
}
