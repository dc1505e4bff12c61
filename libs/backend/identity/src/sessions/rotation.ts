/** A lost answer is forgiven for this time after the first exchange: one minute. */
export const FORGIVEN_MS = 60_000;
/**
 * Requests of one page reach several of our processes at once; within this time, the longest of a call, the same
 * token from the same network is nothing to be noticed.
 */
export const SIMULTANEOUS_MS = 10_000;
/** So many rotations in a row, each with a late repeat, are not lost responses: a copy of the token is in use. */
export const STEPS_OF_A_FOLLOWER = 3;

/** What is known of a refresh token that is presented. */
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
 * `late-repeat` does so and notes it, `theft` ends the family. See docs/domain/identity.md#refresh.
 */
export type RefreshJudgement = 'rotate' | 'repeat' | 'late-repeat' | 'theft';

/** Judges a refresh token that is presented. */
export function judgeRefresh(token: PresentedToken): RefreshJudgement {
  const { sinceRotation, isSuccessorUsed, isSameNetwork, repeatsBefore } = token;
  if (isSuccessorUsed) return 'theft';
  if (sinceRotation === null) return 'rotate';
  if (sinceRotation > FORGIVEN_MS) return 'theft';
  if (sinceRotation <= SIMULTANEOUS_MS && isSameNetwork) return 'repeat';
  return repeatsBefore + 1 >= STEPS_OF_A_FOLLOWER ? 'theft' : 'late-repeat';
}
