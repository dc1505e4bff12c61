import { indianNumber } from './indian-number.ts';
import { roundDecimal } from './round-decimal.ts';

/** How `formatAmount` writes a number. */
export interface FormatAmountOptions {
  /** Most digits after the point; 2 unless told, 0 to 20. */
  maxFractionDigits?: number;
}

/**
 * Writes a number with Indian grouping, rounded half up, no zeros added: 1234567.5 → `12,34,567.5`.
 * What is not a finite number is written as `0`, as prices default to 0.
 *
 * See docs/domain/amounts-and-formats.md#amounts.
 */
export function formatAmount(n: number, { maxFractionDigits = 2 }: FormatAmountOptions = {}): string {
  return Number.isFinite(n) ? indianNumber(roundDecimal(n, maxFractionDigits), 0, maxFractionDigits) : '0';
}
