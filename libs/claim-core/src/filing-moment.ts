import { MOST_DAYS_UNSENT } from '@haat/api-contract/vocabulary';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How far a phone's clock may be from ours without a word about it. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** Two readings of a phone's own clock, right or wrong. */
export interface PhoneClock {
  /** When the farmer filed. */
  readonly filedAt: Date;
  /** When the phone sent it. */
  readonly sentAt: Date;
}

/** When a claim was filed, by the server's clock. */
export interface FilingMoment {
  readonly filedAt: Date;
  /** For how long it lay on the phone, milliseconds. */
  readonly unsentMs: number;
  /** The phone's clock and ours differ by more than five minutes. */
  readonly isClockOff: boolean;
}

/**
 * When a claim was filed. A phone's clock may be wrong, but how long a claim lay on it is the difference of two of its
 * readings: that is taken from the moment at which it came. A difference that cannot be (below nothing, or longer than
 * claims may lie) does not count: the claim is filed when it comes.
 *
 * See docs/domain/insurance.md#filing-a-claim.
 *
 * @param clock - null where no phone's clock was told
 */
export function filingMoment(clock: PhoneClock | null, receivedAt: Date): FilingMoment {
  if (clock === null) return { filedAt: receivedAt, unsentMs: 0, isClockOff: false };
  const told = clock.sentAt.getTime() - clock.filedAt.getTime();
  const unsentMs = told > 0 && told <= MOST_DAYS_UNSENT * DAY_MS ? told : 0;
  return {
    filedAt: new Date(receivedAt.getTime() - unsentMs),
    unsentMs,
    isClockOff: Math.abs(receivedAt.getTime() - clock.sentAt.getTime()) > CLOCK_TOLERANCE_MS,
  };
}
