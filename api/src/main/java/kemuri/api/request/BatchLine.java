package kemuri.api.request;

import kemuri.api.error.ApiError;
import org.jspecify.annotations.Nullable;

/**
 * One line of a batch that is not blank.
 *
 * @param number counted from 1, blank lines too
 * @param text without the line break; empty if it could not be read
 * @param error why it could not be read
 */
public record BatchLine(long number, String text, @Nullable ApiError error) {}
