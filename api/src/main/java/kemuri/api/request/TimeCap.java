package kemuri.api.request;

import java.time.Duration;

/**
 * The greatest time limit that a request may ask for.
 *
 * @param longest the limit
 * @param above what a greater one is, as the end of a sentence: {@code above the maximum PT1H}
 */
public record TimeCap(Duration longest, String above) {}
