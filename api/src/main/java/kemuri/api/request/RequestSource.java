package kemuri.api.request;

import kemuri.api.error.ApiError;

/** Where a request's values came from, so that an error can point at them. */
public enum RequestSource {
  /** A JSON body. */
  JSON {
    @Override
    ApiError locate(ApiError error, String pointer) {
      return error.withPointer(pointer);
    }
  },
  /** A body that is the position alone. */
  TEXT {
    @Override
    ApiError locate(ApiError error, String pointer) {
      return error.withPointer("");
    }
  },
  /** Query parameters. */
  QUERY {
    @Override
    ApiError locate(ApiError error, String pointer) {
      String name = pointer.substring(pointer.lastIndexOf('/') + 1);
      return error.withParameter(name.equals("position") ? "sfen" : name);
    }
  };

  /** The error, pointing at the value that a JSON body has at {@code pointer}. */
  abstract ApiError locate(ApiError error, String pointer);
}
