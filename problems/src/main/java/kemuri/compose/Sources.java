package kemuri.compose;

import kemuri.grading.Theme;

/** The sources of diagrams and the ways to look for what is asked for. */
final class Sources {
  private Sources() {}

  /** The way to look for a theme beside making problems longer. */
  static Hunt hunt(
      Theme theme,
      Aim aim,
      ComposeRequest request,
      Acceptance acceptance,
      PieceMinimizer minimizer) {
    return CoreHunt.suits(theme)
        ? new CoreHunt(theme, aim, request, acceptance, minimizer)
        : new ThemeHunt(of(request), aim, request, acceptance, minimizer);
  }

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
