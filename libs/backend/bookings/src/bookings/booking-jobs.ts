import { inTransaction } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';
import { neverStartedAfter } from '@haat/booking-core';
import { and, asc, eq, lte } from 'drizzle-orm';
import { farmBookings } from '../tables.ts';
import { cancelHeld, lockBooking } from './move-booking.ts';

const LOOK_EVERY_MS = 600_000;
const BATCH = 100;

/** What time makes due of bookings. */
export const BOOKING_JOBS: readonly Job[] = [
  { name: 'bookings.never-started', every: LOOK_EVERY_MS, run: cancelNeverStarted },
];

/** Cancels what was never started, 7 days after its time. See docs/domain/bookings.md#states. */
export async function cancelNeverStarted(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  // As long before now as the limit is after a beginning.
  const limit = 2 * now().getTime() - neverStartedAfter(now()).getTime();
  const isDue = and(eq(farmBookings.state, 'PENDING'), lte(farmBookings.startsAt, new Date(limit)));
  const due = await database
    .select({ id: farmBookings.id })
    .from(farmBookings)
    .where(isDue)
    .orderBy(asc(farmBookings.startsAt))
    .limit(BATCH);
  for (const { id } of due)
    await inTransaction(database, async (tx) => {
      const booking = await lockBooking(tx, id);
      const isStillDue = booking.state === 'PENDING' && neverStartedAfter(booking.startsAt) <= now();
      if (isStillDue) await cancelHeld(tx, dependencies, booking, 'system');
    });
}
