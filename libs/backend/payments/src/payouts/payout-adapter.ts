import type { RefundDestination } from '@haat/api-contract';

/** Money to a UPI id or bank account. */
export interface Payout {
  /** The same key is the same payout: it is made once. */
  key: string;
  /** Whole paise. */
  amountPaise: number;
  destination: RefundDestination;
}

/** Pays money out to a farmer who had paid in cash. */
export interface PayoutAdapter {
  readonly kind: 'sandbox' | 'by-hand';
  /** @returns how it went; null when a person has to make it and confirm it. @throws when it could not be submitted */
  pay(payout: Payout): Promise<'processed' | 'failed' | null>;
}

/** No bank is connected: support pays by hand and says so. */
export const payoutsByHand: PayoutAdapter = { kind: 'by-hand', pay: async () => null };
