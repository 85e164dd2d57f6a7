/** Runs searches, shares them, and remembers what they found. */
@NullMarked
package kemuri.api.search;

import org.jspecify.annotations.NullMarked;
