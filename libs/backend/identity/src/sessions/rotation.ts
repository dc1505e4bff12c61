/** Grace period after the first exchange in which a lost response can be repeated: one minute. */
export const REFRESH_GRACE_MS = 60_000;
/**
 * Requests of one page reach several of our processes at once; within this time, the longest of a call, the same
 * token from the same network is nothing to be noticed.
 */
export const SIMULTANEOUS_MS = 10_000;
/** So many rotations in a row, each with a late repeat, are not lost responses: a copy of the token is in use. */
export const MAX_LATE_REPEATS_IN_A_ROW = 3;

/** Facts about a refresh token that is presented. */
export interface PresentedToken {
  /** Since it was first exchanged, milliseconds; null when it was not. */
  readonly sinceRotation: number | null;
  /** Whether its successor has been exchanged too. */
  readonly isSuccessorUsed: boolean;
  /** Whether the network is the one from which it was first exchanged. */
  readonly isSameNetwork: boolean;
  /** How many rotations before it, without a gap, had a late repeat. */
  readonly repeatsBefore: number;
}

/**
 * What is done with a refresh token: `rotate` gives it a successor, `repeat` gives the same successor again,
 * `late-repeat` does so and counts it, `theft` ends the family. See docs/domain/identity.md#refresh.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'late-repeat' | 'theft';

/** Decides what is done with a refresh token that is presented. */
export function evaluateRefresh(token: PresentedToken): RefreshDecision {
  const { sinceRotation, isSuccessorUsed, isSameNetwork, repeatsBefore } = token;
  if (isSuccessorUsed) return 'theft';
  if (sinceRotation === null) return 'rotate';
  if (sinceRotation > REFRESH_GRACE_MS) return 'theft';
  if (sinceRotation <= SIMULTANEOUS_MS && isSameNetwork) return 'repeat';
  return repeatsBefore + 1 >= MAX_LATE_REPEATS_IN_A_ROW ? 'theft' : 'late-repeat';
}
