const RANGE = /^bytes=(\d{0,9})-(\d{0,9})$/;

/**
 * The first and the last byte that a request asks for by its header `Range`; null where it asks for the whole, for
 * several ranges, or for none that is there: the whole is a fitting answer then.
 * @param header as it came; undefined or null without one
 * @param length bytes of the whole
 */
export function byteRange(
  header: string | null | undefined,
  length: number,
): readonly [first: number, last: number] | null {
  const [, start, end] = RANGE.exec(header ?? '') ?? [];
  if (start === undefined || end === undefined || (start === '' && end === '')) return null;
  const first = start === '' ? Math.max(0, length - Number(end)) : Number(start);
  const last = start === '' || end === '' ? length - 1 : Math.min(Number(end), length - 1);
  return first <= last ? [first, last] : null;
}
