package kemuri.api.search;

import java.util.Optional;
import kemuri.mate.AnswerTree;
import kemuri.mate.SoundnessReport;

/**
 * An answer to a question about a problem.
 *
 * @param report what the check says
 * @param answers the tree of answers, if it was asked for and found
 * @param use where they came from
 */
public record CheckAnswer(SoundnessReport report, Optional<AnswerTree> answers, CacheUse use) {}
