/** Digits of the largest number that is exact in every language the wire is read in. */
const WHOLE = /^\d{1,15}$/;
const DECIMAL = /^\d{1,12}(\.\d{1,17})?$/;

/**
 * A whole number as addresses and forms of the wire write it: decimal digits alone, without sign, exponent, prefix or
 * white space. Null for anything else, also for blank. See docs/domain/service-calls.md#numbers-in-addresses.
 */
export function readWholeNumber(text: string | null | undefined): number | null {
  return text != null && WHOLE.test(text) ? Number(text) : null;
}

/** The same with digits behind a point, where amounts are written so. */
export function readDecimal(text: string | null | undefined): number | null {
  return text != null && DECIMAL.test(text) ? Number(text) : null;
}
