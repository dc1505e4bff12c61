import type { BookingActor, BookingState } from '@haat/api-contract/vocabulary/bookings';

/** Days after which a booking that was never started is cancelled. */
const NEVER_STARTED_DAYS = 7;
const DAY_MS = 86_400_000;

const MOVES: Readonly<Record<BookingActor, Partial<Record<BookingState, readonly BookingState[]>>>> = {
  farmer: { PENDING: ['CANCELLED'], ONGOING: ['CANCELLED'] },
  vendor: { PENDING: ['ONGOING', 'CANCELLED'], ONGOING: ['DONE', 'CANCELLED'] },
  system: { PENDING: ['CANCELLED'] },
};

/** Where a booking may be moved to, and by whom. See docs/domain/bookings.md#states. */
export function bookingMoves(state: BookingState, by: BookingActor): readonly BookingState[] {
  return MOVES[by][state] ?? [];
}

/** From when on a booking that was never started is cancelled: 7 days of 24 hours after its time. */
export function neverStartedAfter(startsAt: Date): Date {
  return new Date(startsAt.getTime() + NEVER_STARTED_DAYS * DAY_MS);
}
