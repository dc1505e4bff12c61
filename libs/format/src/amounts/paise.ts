import { roundDecimal } from './round-decimal.ts';

/**
 * Rupees as whole paise, half up: 1.005 → 101. What is not a finite number counts as 0.
 *
 * See docs/domain/amounts-and-formats.md#money.
 */
export function toPaise(rupees: number): number {
  return Number.isFinite(rupees) ? Math.round(roundDecimal(rupees, 2) * 100) + 0 : 0;
}

/**
 * Whole paise as rupees, as the wire carries them: 101 → 1.01.
 *
 * See docs/domain/amounts-and-formats.md#money.
 */
export function toRupees(paise: number): number {
  return paise / 100;
}
