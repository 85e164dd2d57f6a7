/** The formats of records: which there are, how they are told apart, and JKF. */
@NullMarked
package kemuri.api.format;

import org.jspecify.annotations.NullMarked;
