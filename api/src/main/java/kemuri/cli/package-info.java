/** The command line. */
@org.jspecify.annotations.NullMarked
package kemuri.cli;
