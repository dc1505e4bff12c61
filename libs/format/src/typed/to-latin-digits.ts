/** Devanagari zero. The Indic scripts lie 128 code points apart, each with its digits at the same place. */
const DEVANAGARI_ZERO = 0x9_66;
const SCRIPT_DISTANCE = 0x80;

/**
 * Digits of the Indic scripts (Devanagari, Bengali, Gurmukhi, Gujarati, Odia) as 0 to 9; all else stays.
 *
 * See docs/domain/amounts-and-formats.md#mobile-numbers.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९০-৯੦-੯૦-૯୦-୯]/g, (digit) =>
    String((digit.charCodeAt(0) - DEVANAGARI_ZERO) % SCRIPT_DISTANCE),
  );
}
