/**
 * An independent, naive rendering of the rules and an exhaustive solver: the oracles of the tests.
 */
package kemuri.reference;
