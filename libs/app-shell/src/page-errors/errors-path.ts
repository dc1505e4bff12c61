/** Where a page tells its shell of an error; a service of errors is never called by a page itself. */
export const ERRORS_PATH = '/api/errors';
