package kemuri.usi;

/** The USI front end on standard input and output. */
public final class UsiEngine {
  private UsiEngine() {}
}
