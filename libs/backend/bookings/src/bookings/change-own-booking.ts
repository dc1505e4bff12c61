import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { mayReschedule } from '@haat/booking-core';
import type { Day } from '@haat/format';
import { eq } from 'drizzle-orm';
import { serviceRow, vendorOf } from '../services/find-service.ts';
import { freeSlot } from '../services/free-slots.ts';
import { farmBookings } from '../tables.ts';
import { lockSlot } from './make-booking.ts';
import { cancelHeld, lockBooking, type BookingRow } from './move-booking.ts';

type Changing = Pick<Dependencies, 'database' | 'newId' | 'now'>;

/** Whose booking. */
export interface OwnBooking {
  readonly id: string;
  readonly userId: string;
}

/** A day and a time in India. */
export interface ChosenTime {
  readonly day: Day;
  readonly from: string;
}

/**
 * Cancels a booking of the person; asked again, nothing changes.
 * @throws ServiceError `request_error.not_found` also for another person's, `booking_error.cannot_move`
 */
export async function cancelOwn(changing: Changing, own: OwnBooking): Promise<void> {
  await inTransaction(changing.database, async (tx) => {
    const booking = await lockOwn(tx, own);
    if (booking.state === 'CANCELLED') return;
    await cancelHeld(tx, changing, booking, 'farmer');
  });
}

/**
 * Chooses another time for a booking of the person; the same time again changes nothing.
 * @throws ServiceError `request_error.not_found` also for another person's, `booking_error.too_late` where it may not
 *   be changed any more, `booking_error.slot_taken`
 */
export async function rescheduleOwn(changing: Changing, own: OwnBooking, chosen: ChosenTime): Promise<void> {
  await inTransaction(changing.database, async (tx) => {
    const booking = await lockOwn(tx, own);
    if (booking.state === 'PENDING' && booking.day === chosen.day && booking.from === chosen.from) return;
    if (!mayReschedule({ ...booking, starts_at: booking.startsAt }, changing.now(), 'farmer'))
      throw new ServiceError('booking_error.too_late');
    await moveToSlot(tx, changing, booking, { chosen, change: { reschedules: booking.reschedules + 1 } });
  });
}

/** Gives a held booking another time. @throws ServiceError `booking_error.slot_taken` */
export async function moveToSlot(
  tx: Transaction,
  { now }: Pick<Changing, 'now'>,
  booking: BookingRow,
  {
    chosen,
    change,
    isForWeather = false,
  }: { readonly chosen: ChosenTime; readonly change: Partial<BookingRow>; readonly isForWeather?: boolean },
): Promise<void> {
  const service = await serviceRow(tx, booking.serviceId);
  const vendor = await vendorOf(tx, service.id, booking.vendorId);
  await lockSlot(tx, vendor.id, chosen.day);
  const { from, to, startsAt } = await freeSlot(tx, { service, vendor }, chosen, { now: now(), isForWeather });
  await tx
    .update(farmBookings)
    .set({ ...change, day: chosen.day, from, to, startsAt })
    .where(eq(farmBookings.id, booking.id));
}

async function lockOwn(tx: Transaction, { id, userId }: OwnBooking): Promise<BookingRow> {
  const booking = await lockBooking(tx, id);
  if (booking.userId !== userId) throw new ServiceError('request_error.not_found');
  return booking;
}
