/** What a property of an event may be. */
export type PropertyValue = string | number | boolean;

declare const kind: unique symbol;

/**
 * A kind of property. Only this file makes kinds, and none of them takes free text: a phone number, a name, an address
 * or the number of a document has no place in an event. See docs/domain/measurement.md#what-an-event-may-hold.
 */
export interface PropertyKind<Value extends PropertyValue> {
  readonly [kind]: Value;
  accepts(value: unknown): boolean;
}

/** The values that a kind takes. */
export type ValueOf<Kind> = Kind extends PropertyKind<infer Value> ? Value : never;

const WORD = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const LONGEST_WORD = 40;
/** So many digits in a row may be part of a phone number. */
const MANY_DIGITS = /\d{4}/;
const ROUTE =
  /^\/(?:[A-Za-z\d][A-Za-z\d.-]{0,39}|:[A-Za-z]{1,30})?(?:\/(?:[A-Za-z\d][A-Za-z\d.-]{0,39}|:[A-Za-z]{1,30}))*$/;
const ERROR_CODE = /^[a-z]{1,20}_error\.[a-z_]{1,50}$/;

/**
 * One of a closed list of words.
 * @param words lower-case letters, digits and hyphens, at most 40
 * @throws RangeError when a word is another, or has four digits in a row
 */
export function choice<const Word extends string>(...words: readonly Word[]): PropertyKind<Word> {
  for (const word of words) {
    if (!WORD.test(word) || word.length > LONGEST_WORD || MANY_DIGITS.test(word))
      throw new RangeError(`'${word}' is no word that an event may hold`);
  }
  return made((value) => words.some((word) => word === value));
}

/**
 * A whole number from 0 to `most`.
 * @throws RangeError when `most` could hold a mobile number: ten digits
 */
export function count(most: number): PropertyKind<number> {
  if (!Number.isSafeInteger(most) || most < 0 || most >= MOBILE_NUMBERS_BEGIN)
    throw new RangeError(`${most} is no limit of a count`);
  return made((value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most);
}

const MOBILE_NUMBERS_BEGIN = 1_000_000_000;

/** Yes or no. */
export function flag(): PropertyKind<boolean> {
  return made((value) => typeof value === 'boolean');
}

/** A page by its pattern, never by its address: `/product/:slug`. */
export function route(): PropertyKind<string> {
  return made(
    (value) => typeof value === 'string' && value.length <= 120 && ROUTE.test(value) && !MANY_DIGITS.test(value),
  );
}

/** A code of the error catalogue: `cart_error.empty`. */
export function errorCode(): PropertyKind<string> {
  return made((value) => typeof value === 'string' && ERROR_CODE.test(value));
}

/** The brand is of the types alone: nothing else than these functions can make a kind. */
function made<Value extends PropertyValue>(accepts: (value: unknown) => boolean): PropertyKind<Value> {
  return { accepts } as PropertyKind<Value>;
}
