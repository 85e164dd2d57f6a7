package kemuri.api.search;

import kemuri.mate.SoundnessListener;

/** Hears how a search is getting on, on the searching thread. */
public interface SearchObserver extends SoundnessListener {
  /** Called when the search begins, or at once if it has begun. */
  default void onStart() {}
}
