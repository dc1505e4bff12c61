// What the domain says about values, stated here by hand and not by the routes' own schemas: a schema that takes too
// much is what is looked for. See docs/domain/service-calls.md.

/** Control characters but tab and ends of lines, signs that override the direction of writing, halves of pairs. */
const UNSAFE = /(?![\t\n\r])\p{Cc}|[\u202d\u202e]|\p{Cs}|\p{Noncharacter_Code_Point}/u;
const ONLY_FORMAT = /^\p{Cf}+$/u;
const TAG = /<\/?[a-z!][^>]*>/gi;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A text of a request, of at least and at most so many characters without the white space around it. */
export function isText(value: unknown, min: number, max: number): value is string {
  if (typeof value !== 'string' || UNSAFE.test(value) || ONLY_FORMAT.test(value)) return false;
  const { length } = Array.from(value.trim());
  return length >= min && length <= max;
}

/** A text that a person has written and that is kept without markup: what is left must still be long enough. */
export function isWriting(value: unknown, min: number, max: number): boolean {
  return isText(value, min, max) && value.replace(TAG, '').trim().length >= min;
}

/** A whole number in JSON. */
export function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** Rupees in JSON, in whole paise. */
export function isRupees(value: unknown, min: number, max: number): boolean {
  return (
    typeof value === 'number' && value >= min && value <= max && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
  );
}

/** A whole number in an address: digits alone. */
export function isWholeInAddress(value: unknown, min: number, max: number): boolean {
  return typeof value === 'string' && /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
}

/** Rupees in an address: digits, which may have a point among them. */
export function isRupeesInAddress(value: unknown, max: number): boolean {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) && Number(value) <= max;
}

/** An id of ours. */
export function isId(value: unknown): boolean {
  return typeof value === 'string' && ID.test(value);
}

/** A place on earth: 'lat,lng' in degrees. */
export function isPlace(value: unknown): boolean {
  const parts = typeof value === 'string' ? /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(value) : null;
  return parts !== null && Math.abs(Number(parts[1])) <= 90 && Math.abs(Number(parts[2])) <= 180;
}

/** A day of the calendar. */
export function isDay(value: unknown): boolean {
  const text = String(value);
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}
