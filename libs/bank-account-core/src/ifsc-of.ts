import { IFSC } from '@haat/api-contract/vocabulary';

/** Of which bank a branch is. */
export interface BankOfIfsc {
  /** Null when no bank with this prefix is in the list: it may be a new one. */
  readonly bank: string | null;
  readonly isKnown: boolean;
}

const PREFIX_LENGTH = 4;

/** An IFSC as it is compared and kept: without spaces around it, in capitals. */
export function plainIfsc(text: string): string {
  return text.trim().toUpperCase();
}

/**
 * The bank of an IFSC; null when it has not the form of one. See docs/domain/bank-accounts.md#banks.
 *
 * @param banks names by the first four letters
 */
export function ifscOf(text: string, banks: Readonly<Record<string, string>>): BankOfIfsc | null {
  const ifsc = plainIfsc(text);
  if (!IFSC.test(ifsc)) return null;
  const prefix = ifsc.slice(0, PREFIX_LENGTH);
  const bank = Object.hasOwn(banks, prefix) ? (banks[prefix] ?? null) : null;
  return { bank, isKnown: bank !== null };
}
