import type { PersonalPart, PersonalTable } from '@haat/backend-platform/area';
import { exportBookings } from './bookings/own-bookings.ts';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'farm_bookings',
    person: 'user_id',
    keeps: 'Services that a person booked: when, where, for how much, and what was done.',
    // Who did the work is another person; the key only tells a form that is sent again.
    hidden: ['worker_user_id', 'key'],
    export: exportBookings,
  },
];

/** Rows that belong to those. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { table: 'farm_booking_moves', column: 'booking_id', of: { table: 'farm_bookings', key: 'id' } },
];
