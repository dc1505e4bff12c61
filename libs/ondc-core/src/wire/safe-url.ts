const LONGEST_URL = 2_000;

/**
 * An address that another participant named and a person may open: HTTPS, without name or password in it. Null for
 * everything else.
 */
export function safeUrlOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_URL) return null;
  const url = URL.parse(value.trim());
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isSafe ? url.href : null;
}
