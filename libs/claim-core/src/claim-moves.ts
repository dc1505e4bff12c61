import type { ClaimState } from '@haat/api-contract/vocabulary';

const DAY_MS = 86_400_000;

/** Days after a rejection in which the farmer may appeal. */
const APPEAL_DAYS = 30;

/** What decides where a claim may go. */
export interface ClaimSoFar {
  readonly state: ClaimState;
  /** When it was rejected last; null when it never was. */
  readonly rejectedAt: Date | null;
  /** Appeals so far. */
  readonly appeals: number;
}

const MOVES: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  SUBMITTED: ['UNDER_SURVEY', 'WITHDRAWN'],
  UNDER_SURVEY: ['APPROVED', 'REJECTED'],
  APPROVED: ['PAID'],
  REJECTED: ['APPEALED'],
  APPEALED: ['UNDER_SURVEY'],
  PAID: [],
  WITHDRAWN: [],
};

/**
 * The states that a claim may go to now. A rejection is appealed once, within 30 days of 24 hours; the end of the
 * thirtieth is in time.
 *
 * See docs/domain/insurance.md#what-happens-to-a-claim.
 */
export function claimMoves(claim: ClaimSoFar, now: Date): ClaimState[] {
  return MOVES[claim.state].filter((state) => state !== 'APPEALED' || mayAppeal(claim, now));
}

/** The last moment at which a rejection may be appealed. See docs/domain/insurance.md#what-happens-to-a-claim. */
export function appealUntil(rejectedAt: Date): Date {
  return new Date(rejectedAt.getTime() + APPEAL_DAYS * DAY_MS);
}

function mayAppeal({ rejectedAt, appeals }: ClaimSoFar, now: Date): boolean {
  return appeals === 0 && rejectedAt !== null && now.getTime() <= appealUntil(rejectedAt).getTime();
}
