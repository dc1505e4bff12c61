const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is an id as we make them. Any other text is nobody's, and PostgreSQL would fail on looking for it. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
