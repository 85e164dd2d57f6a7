/** Pictures of diagrams (図面), as SVG and as PNG. */
@NullMarked
package kemuri.picture;

import org.jspecify.annotations.NullMarked;
