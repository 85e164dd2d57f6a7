/**
 * Composes new problems: candidates are placed at random, taken back from known mates or changed,
 * judged by the soundness check, cut down to the pieces they need, and kept if nothing like them is
 * known.
 */
package kemuri.compose;
