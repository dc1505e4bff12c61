import type { RefundDestination } from '@haat/api-contract';

/** Money to a UPI id or bank account. */
export interface Payout {
  /** The same key is the same payout: it is made once. */
  key: string;
  /** Whole paise. */
  amountPaise: number;
  destination: RefundDestination;
}

/** How a payout stands at the bank. `failed` is final; `pending` may still become either. */
export interface PayoutOutcome {
  status: 'pending' | 'processed' | 'failed';
  /** The bank's own reference of the payment (UTR), as on the account's statement; null before it has one. */
  bankReference: string | null;
}

/** How payouts are made: the kind of company, or a person. */
export type PayoutKind = 'sandbox' | 'by-hand' | 'razorpayx';

/** Pays money out to a farmer who had paid in cash. */
export interface PayoutAdapter {
  readonly kind: PayoutKind;
  /** @returns how it went; null when a person has to make it and confirm it. @throws when that stays unknown */
  pay(payout: Payout): Promise<PayoutOutcome | null>;
  /** @returns what became of the payout under a key; null when none was made. @throws when that stays unknown */
  find(key: string): Promise<PayoutOutcome | null>;
  /** Whether a webhook is the company's own word, by its bytes; without it none comes. */
  isSignedReport?(body: Buffer, signature: string): boolean;
}

/** No bank is connected: support pays by hand and says so. */
export const payoutsByHand: PayoutAdapter = { kind: 'by-hand', pay: async () => null, find: async () => null };
