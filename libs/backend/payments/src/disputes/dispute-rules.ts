import type { DisputeStatus } from '@haat/api-contract/vocabulary';

/** What the gateway says of the money of a dispute. Amounts are whole paise. */
export interface DisputeMoney {
  status: DisputeStatus;
  amountPaise: number;
  /** What it says to have deducted. */
  deductedPaise: number;
}

/**
 * What the gateway keeps back for a dispute, whole paise: nothing once it is won; for a lost one what was deducted, or
 * the whole sum where it does not say; for every other what was deducted so far. See
 * docs/domain/payments.md#disputes.
 */
export function heldForDispute({ status, amountPaise, deductedPaise }: DisputeMoney): number {
  if (status === 'won') return 0;
  return status === 'lost' && deductedPaise === 0 ? amountPaise : deductedPaise;
}

/** How a dispute was told to stand, and when that was said. */
export interface ToldDispute {
  status: DisputeStatus;
  toldAt: Date;
}

const IS_FINAL: Readonly<Record<DisputeStatus, boolean>> = {
  open: false,
  under_review: false,
  won: true,
  lost: true,
  closed: true,
};

/**
 * Whether what is told replaces what is known, since events come late, twice and in any order: a decision is never
 * replaced by something that is none; otherwise what was said later counts. See docs/domain/payments.md#disputes.
 */
export function replacesDispute(known: ToldDispute, told: ToldDispute): boolean {
  if (IS_FINAL[known.status] !== IS_FINAL[told.status]) return IS_FINAL[told.status];
  return told.toldAt > known.toldAt;
}
