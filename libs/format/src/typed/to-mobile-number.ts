import { toLatinDigits } from './to-latin-digits.ts';

/** Spaces, hyphens of any length, and the invisible marks that come along when a number is copied from the contacts. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}]/gu;

/** What may stand before the ten digits: +91, 0091 or a bare 91, and then a zero. */
const PREFIX = /^(?:\+91|(?:0091|91)(?=0?\d{10}$))?(?:0(?=\d{10}$))?/;

/**
 * A mobile number as it is stored, from what a farmer types or pastes: spaces, hyphens, +91 and a leading 0 removed,
 * digits of the Indic scripts made Latin. The result is still to be checked with `isMobileNumber`.
 *
 * See docs/domain/amounts-and-formats.md#mobile-numbers.
 */
export function toMobileNumber(text: string): string {
  return toLatinDigits(text).replace(SEPARATORS, '').replace(PREFIX, '');
}
