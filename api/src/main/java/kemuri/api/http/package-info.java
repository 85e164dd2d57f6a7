/** The service on Micronaut: routes, filters and error answers. */
@NullMarked
package kemuri.api.http;

import org.jspecify.annotations.NullMarked;
