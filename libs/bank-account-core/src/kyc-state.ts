import type { KycState } from '@haat/api-contract/vocabulary';

/** What of a person's proof is there. */
export interface KycParts {
  /** An identity document is held, with consent. */
  readonly hasDocument: boolean;
  /** How each of the person's bank accounts stands. */
  readonly accounts: readonly ('SUBMITTED' | 'VERIFIED' | 'REJECTED')[];
}

/**
 * How far a person's proof has come: it is there with a document and an account that was checked. Only when every
 * account was rejected is it; then another can be given. See docs/domain/bank-accounts.md#states.
 */
export function kycState({ hasDocument, accounts }: KycParts): KycState {
  if (accounts.includes('VERIFIED')) return hasDocument ? 'VERIFIED' : 'SUBMITTED';
  if (accounts.length > 0 && accounts.every((state) => state === 'REJECTED')) return 'REJECTED';
  return hasDocument || accounts.length > 0 ? 'SUBMITTED' : 'NOT_STARTED';
}
