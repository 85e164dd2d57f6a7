/** Reads and checks requests. */
@NullMarked
package kemuri.api.request;

import org.jspecify.annotations.NullMarked;
