import type { BookingActor, BookingState } from '@haat/api-contract/vocabulary/bookings';

const DAY_MS = 86_400_000;
/** How often the farmer may choose another time. */
const MOST_RESCHEDULES = 2;

/** The last moment at which the farmer may choose another time, or cancels for nothing: 24 hours before. */
export function lastFreeMoment(startsAt: Date): Date {
  return new Date(startsAt.getTime() - DAY_MS);
}

/**
 * Whether another time may be chosen. The farmer: before it has begun, twice, until 24 hours before. The vendor, for
 * the weather: until it is done, at any time, and it does not count. See docs/domain/bookings.md#another-time.
 */
export function mayReschedule(
  booking: { readonly starts_at: Date; readonly state: BookingState; readonly reschedules: number },
  now: Date,
  by: 'farmer' | 'vendor',
): boolean {
  const { starts_at: startsAt, state, reschedules } = booking;
  if (by === 'vendor') return state === 'PENDING' || state === 'ONGOING';
  return state === 'PENDING' && reschedules < MOST_RESCHEDULES && isFree(startsAt, now);
}

/**
 * What comes back of a cancelled booking, in paise: all, but half, half a paisa up, when the farmer cancels later than
 * 24 hours before. See docs/domain/bookings.md#cancelling.
 *
 * @param booking - `paid`: in paise
 * @throws RangeError for a sum that is not finite or below 0
 */
export function cancelRefund(
  { starts_at: startsAt, paid }: { readonly starts_at: Date; readonly paid: number },
  now: Date,
  by: BookingActor,
): number {
  if (!(Number.isFinite(paid) && paid >= 0)) throw new RangeError(`No sum: ${String(paid)}`);
  return by !== 'farmer' || isFree(startsAt, now) ? paid : Math.round(paid / 2);
}

function isFree(startsAt: Date, now: Date): boolean {
  return now.getTime() <= lastFreeMoment(startsAt).getTime();
}
