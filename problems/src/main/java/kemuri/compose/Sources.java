package kemuri.compose;

import kemuri.grading.Theme;

/** The source of diagrams for what is asked for. */
final class Sources {
  private Sources() {}

  /** The source of a request: of its theme, if it has one that says what a diagram looks like. */
  static DiagramSource of(ComposeRequest request) {
    if (request.theme().isEmpty()) {
      return new RandomPlacement();
    }
    Theme theme = request.theme().get();
    return switch (theme) {
      case SYMMETRIC -> new SymmetricPlacement();
      case LETTERS -> new LetterPlacement(request.maxPieces());
      default -> new KindPlacement(theme);
    };
  }
}
