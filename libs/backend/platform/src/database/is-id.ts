const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Whether a text has the form of our ids. Any other text identifies nothing, and PostgreSQL would fail on the query.
 */
export function isId(text: string): boolean {
  return UUID.test(text);
}
