import { indianNumber } from './indian-number.ts';
import { toPaise } from './paise.ts';

/**
 * An amount to pay, in rupees: ₹, Indian grouping, always 2 decimals; 1234.5 → `₹1,234.50`, -5 → `-₹5.00`.
 * Rounded to the paisa as the bill is, so that what is shown is what is charged.
 *
 * See docs/domain/amounts-and-formats.md#money.
 */
export function formatMoney(rupees: number): string {
  const paise = toPaise(rupees);
  return `${paise < 0 ? '-' : ''}₹${indianNumber(Math.abs(paise) / 100, 2, 2)}`;
}
