/**
 * Moves the decimal point without the error of binary multiplication: 1.005 by 2 is 100.5, where `1.005 * 100` is
 * 100.49999….
 *
 * @param places - how far to the right; negative moves to the left
 */
function shiftDecimal(n: number, places: number): number {
  const [mantissa, exponent = '0'] = String(n).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

/**
 * Rounds a number as it is written in decimals, half up. Negative numbers round as their positive mirror image, so that
 * a refund is worth what was paid. Never -0.
 *
 * See docs/domain/amounts-and-formats.md#money.
 *
 * @param n - a finite number
 * @param fractionDigits - how many digits stay after the point
 */
export function roundDecimal(n: number, fractionDigits: number): number {
  const rounded = shiftDecimal(Math.round(shiftDecimal(Math.abs(n), fractionDigits)), -fractionDigits);
  return n < 0 ? 0 - rounded : rounded;
}
