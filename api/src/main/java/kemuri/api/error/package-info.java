/** Errors as {@code application/problem+json} (RFC 9457). */
@NullMarked
package kemuri.api.error;

import org.jspecify.annotations.NullMarked;
