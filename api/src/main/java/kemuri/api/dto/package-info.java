/** What goes over the wire, and its JSON, without any HTTP: the command line prints the same. */
@NullMarked
package kemuri.api.dto;

import org.jspecify.annotations.NullMarked;
