import type { BookingActor, BookingState } from '@haat/api-contract/vocabulary/bookings';
import { addEvent, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { bookingMoves } from '@haat/booking-core';
import { eq } from 'drizzle-orm';
import { farmBookingMoves, farmBookings } from '../tables.ts';

/** A booking as the database has it. */
export type BookingRow = typeof farmBookings.$inferSelect;
/** What moving needs. */
export type Moving = Pick<Dependencies, 'now' | 'newId'>;

/** What has become of a booking: `booking_id`, `what` of `BookingNews`. */
export const BOOKING_EVENT = 'bookings.changed';
/** What a farmer is told of. */
export type BookingNews = 'made' | 'postponed' | 'started' | 'done' | 'cancelled';

/** A booking, held until the transaction ends. @throws ServiceError `request_error.not_found` */
export async function lockBooking(tx: Transaction, id: string): Promise<BookingRow> {
  const [booking] = isId(id) ? await tx.select().from(farmBookings).where(eq(farmBookings.id, id)).for('update') : [];
  if (booking === undefined) throw new ServiceError('request_error.not_found');
  return booking;
}

/**
 * Moves a booking that is held, and keeps when and by whom.
 * @param change what else of the booking changes with it
 * @throws ServiceError `booking_error.cannot_move` for a move that the rules do not have
 */
export async function moveBooking(
  tx: Transaction,
  moving: Moving,
  booking: BookingRow,
  to: BookingState,
  { by, change = {} }: { readonly by: BookingActor; readonly change?: Partial<BookingRow> },
): Promise<void> {
  if (!bookingMoves(booking.state, by).includes(to)) throw new ServiceError('booking_error.cannot_move');
  await tx
    .update(farmBookings)
    .set({ ...change, state: to })
    .where(eq(farmBookings.id, booking.id));
  await keepMove(tx, moving, booking.id, { state: to, by });
}

/** Cancels a booking that is held; the farmer is told, but for what the farmer did. */
export async function cancelHeld(
  tx: Transaction,
  moving: Moving,
  booking: BookingRow,
  by: BookingActor,
): Promise<void> {
  await moveBooking(tx, moving, booking, 'CANCELLED', { by, change: { cancelledBy: by } });
  if (by !== 'farmer') await tellOf(tx, moving, booking.id, 'cancelled');
}

/** Keeps what has become of a booking. */
export async function keepMove(
  tx: Transaction,
  { now }: Pick<Moving, 'now'>,
  bookingId: string,
  { state, by }: { readonly state: BookingState; readonly by: BookingActor },
): Promise<void> {
  const step = await tx.$count(farmBookingMoves, eq(farmBookingMoves.bookingId, bookingId));
  await tx.insert(farmBookingMoves).values({ bookingId, step, state, at: now(), by });
}

/** Has the farmer told of a booking. */
export async function tellOf(
  tx: Transaction,
  { now, newId }: Moving,
  bookingId: string,
  what: BookingNews,
): Promise<void> {
  await addEvent(tx, { id: newId(), type: BOOKING_EVENT, payload: { booking_id: bookingId, what }, at: now() });
}
