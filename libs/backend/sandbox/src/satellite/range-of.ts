/** The bytes that a `Range` header asks of a file of some length, or null where it asks for none that is. */
export function rangeOf(header: string | undefined, length: number): { from: number; to: number } | null {
  const [, from, to] = /^bytes=(\d{1,12})-(\d{1,12})$/.exec(header ?? '')?.map(Number) ?? [];
  if (from === undefined || to === undefined || from > to || from >= length) return null;
  return { from, to: Math.min(to, length - 1) };
}
