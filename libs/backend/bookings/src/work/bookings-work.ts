import { WORKER_ROLES } from '@haat/api-contract/vocabulary/bookings';
import { ServiceError } from '@haat/backend-platform';
import { subjectOf } from '@haat/backend-work-lists';
import type { WorkListDefinition } from '@haat/backend-work-lists';
import { eq, sql } from 'drizzle-orm';
import { lockBooking } from '../bookings/move-booking.ts';
import { farmBookings } from '../tables.ts';
import { takeBooking } from './work-on-booking.ts';

const DAY_MS = 86_400_000;

/**
 * Bookings that wait for a worker, or that one has taken; due when they begin. A claim holds until the work is done, or
 * the booking is cancelled. See docs/domain/work-lists.md#kinds.
 */
export const BOOKINGS_WORK: readonly WorkListDefinition[] = WORKER_ROLES.map((role) => ({
  ...({ kind: `${role}-bookings`, role, dueWithinMs: 7 * DAY_MS, claimMs: 90 * DAY_MS } as const),
  open: sql`select b.id::text as subject_id, b.number as label, b.booked_at as made_at, b.starts_at as due_at,
    b.worker_user_id as held_by, b.taken_at as held_at
    from farm_bookings b join farm_services s on s.id = b.service_id
    where s.worker_role = ${role}::text and b.state in ('PENDING', 'ONGOING')`,
  isFor: (userId) => sql`not exists (select 1 from ${farmBookings}
    where ${farmBookings.id} = ${subjectOf(`${role}-bookings`)} and ${farmBookings.userId} = ${userId}::uuid)`,
  claim: (tx, dependencies, { subjectId, userId }) => takeBooking(tx, dependencies, { id: subjectId, role, userId }),
  async release(tx, _dependencies, { subjectId, userId }) {
    const booking = await lockBooking(tx, subjectId);
    if (booking.workerUserId !== userId) return;
    // Who has begun goes on: nobody could say how much is done.
    if (booking.state !== 'PENDING') throw new ServiceError('booking_error.cannot_move');
    await tx.update(farmBookings).set({ workerUserId: null, takenAt: null }).where(eq(farmBookings.id, subjectId));
  },
}));
