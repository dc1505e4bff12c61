import type { DisputeStatus } from '@haat/api-contract/vocabulary';

/** The amounts of a dispute as the gateway reports them. Amounts are whole paise. */
export interface DisputeMoney {
  status: DisputeStatus;
  amountPaise: number;
  /** What it reports as deducted. */
  deductedPaise: number;
}

/**
 * What the gateway withholds for a dispute, whole paise: nothing once it is won; for a lost one what was deducted, or
 * the whole sum where it does not say; for every other what was deducted so far. See
 * docs/domain/payments.md#disputes.
 */
export function disputeHoldPaise({ status, amountPaise, deductedPaise }: DisputeMoney): number {
  if (status === 'won') return 0;
  return status === 'lost' && deductedPaise === 0 ? amountPaise : deductedPaise;
}

/** A reported status of a dispute, and when it was reported. */
export interface ReportedDispute {
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
 * Whether a report supersedes the stored one, since events come late, twice and in any order: a final status is never
 * replaced by one that is not final; otherwise the later report counts. See docs/domain/payments.md#disputes.
 */
export function supersedesDispute(stored: ReportedDispute, reported: ReportedDispute): boolean {
  if (IS_FINAL[stored.status] !== IS_FINAL[reported.status]) return IS_FINAL[reported.status];
  return reported.toldAt > stored.toldAt;
}
