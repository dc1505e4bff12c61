import { toLatinDigits } from '@haat/format';
import { checkIdentityNumber } from './check-identity-number.ts';
import { maskIdentityNumber } from './mask-identity-number.ts';

/** Twelve digits of any script, in one row or in three groups, that no letter, digit or decimal point continues. */
const TWELVE_DIGITS =
  /(?<![\p{L}\p{Nd}])(?<!\p{Nd}[ .-])(?:\p{Nd}{4}[ .-]?){2}\p{Nd}{4}(?![\p{L}\p{Nd}])(?![ .-]\p{Nd})/gu;

/**
 * A text with every number in it that can be an Aadhaar masked: 'mine is 9999 9999 0019' → 'mine is XXXX XXXX 0019'.
 * Other numbers of twelve digits stay as they are. See docs/domain/identity.md#identity-documents.
 */
export function maskAadhaarIn(text: string): string {
  return text.replace(TWELVE_DIGITS, (number) =>
    checkIdentityNumber('aadhaar', number).problem === null
      ? maskIdentityNumber('aadhaar', toLatinDigits(number))
      : number,
  );
}
