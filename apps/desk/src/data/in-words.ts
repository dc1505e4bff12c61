/** A field's value in words: what is within a list stands between commas, what has parts is written as JSON. */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (value instanceof Date) return value.toString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
