/** Digits with at most one point and at least one digit: no exponents, no `Infinity`, no hexadecimal. */
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Reads an amount as people and `formatMoney` write it: commas, white space and a leading ₹ (also behind a minus sign)
 * are removed. `undefined` when what is left is not a number.
 *
 * See docs/domain/amounts-and-formats.md#amounts.
 */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/[,\s]/g, '').replace(/^([+-]?)₹/, '$1');
  if (!PLAIN_NUMBER.test(plain)) {
    return undefined;
  }
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : undefined;
}
