/** A phone number of which the last two digits are shown: '••••••••21'. Null stays null. */
export function maskPhone(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? `••••••••${value.slice(-2)}` : null;
}

/** A name of which the first letter of each word is shown: 'S• P•'. Null and blank are null. */
export function maskName(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  return value
    .trim()
    .split(/\s+/)
    .map((word) => `${[...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(word)][0]?.segment ?? ''}•`)
    .join(' ');
}

/** Of a text only that it is there: '•••'. Null and blank are null. */
export function maskWhole(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : '•••';
}
