package kemuri.api.search;

import kemuri.mate.MateResult;

/**
 * An answer to a question.
 *
 * @param result in the orientation of the question
 * @param use where it came from
 */
public record Answer(MateResult result, CacheUse use) {}
