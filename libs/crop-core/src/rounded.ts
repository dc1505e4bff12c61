/** Digits of a number that are of the calculation; those after them are of its binary fractions. */
const TRUE_DIGITS = 12;

/** Without the noise of binary fractions: 0.1 × 3 is 0.3. */
export function withoutNoise(number: number): number {
  return Number(number.toPrecision(TRUE_DIGITS));
}

/** Half up, to so many decimals. */
export function rounded(number: number, decimals: number): number {
  const tens = 10 ** decimals;
  return Math.round(withoutNoise(number * tens)) / tens;
}
