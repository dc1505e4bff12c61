import { data } from 'react-router';

/**
 * What a loader throws for a look-up that answered null: the screen says that it could not load, and tries again by
 * itself.
 * @example if (answer === null) throw unavailable();
 */
export function unavailable() {
  return data({ code: 'request_error.unavailable', requestId: null }, { status: 503 });
}
