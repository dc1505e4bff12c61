/** A decimal number as a string, also with an exponent; white space around it is allowed. */
const DECIMAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/**
 * A price from an answer that may be anything: a finite number, or a string that is one, else 0.
 *
 * See docs/domain/amounts-and-formats.md#prices.
 */
export function toPrice(value: unknown): number {
  const price = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
  return typeof price === 'number' && Number.isFinite(price) ? price : 0;
}
