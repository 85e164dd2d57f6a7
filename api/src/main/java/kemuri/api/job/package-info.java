/** Work that a client does not wait for: its state, its events, and for how long they are kept. */
@NullMarked
package kemuri.api.job;

import org.jspecify.annotations.NullMarked;
