import { parseAmount, toLatinDigits, toPaise, toRupees } from '@haat/format';

/** Rupees that were typed in any script's digits, to the paisa; null when it is no amount from zero on. */
export function typedRupees(typed: string): number | null {
  const amount = parseAmount(toLatinDigits(typed));
  return amount === undefined || amount < 0 ? null : toRupees(toPaise(amount));
}

/** A whole number that was typed in any script's digits; null when it is none from zero on. */
export function typedCount(typed: string): number | null {
  const amount = parseAmount(toLatinDigits(typed));
  return amount === undefined || amount < 0 || !Number.isSafeInteger(amount) ? null : amount;
}

/** An amount as it stands in a field: no sign of money, no commas. */
export function inField(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
