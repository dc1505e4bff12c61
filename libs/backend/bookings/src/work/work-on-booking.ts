import type { WorkerRole } from '@haat/api-contract/vocabulary/bookings';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { isTooWindy, mayReschedule, MOST_WIND } from '@haat/booking-core';
import { eq } from 'drizzle-orm';
import { moveToSlot, type ChosenTime } from '../bookings/change-own-booking.ts';
import { cancelHeld, keepMove, lockBooking, moveBooking, tellOf } from '../bookings/move-booking.ts';
import type { BookingRow, Moving } from '../bookings/move-booking.ts';
import { serviceRow } from '../services/find-service.ts';
import { farmBookings } from '../tables.ts';

/** Who works on which booking. */
export interface Worker {
  readonly id: string;
  readonly role: WorkerRole;
  /** Null: the simulated worker of the sample. */
  readonly userId: string | null;
}

/**
 * Gives a booking that waits to a worker. Of two who ask at once one gets it; asked again by the one who has it, it
 * stays theirs.
 * @throws ServiceError `request_error.not_found` for one of another role's service and for the worker's own,
 *   `booking_error.cannot_move` for one that another has or that does not wait
 */
export async function takeBooking(tx: Transaction, { now }: Pick<Moving, 'now'>, worker: Worker): Promise<void> {
  const booking = await lockBooking(tx, worker.id);
  const service = await serviceRow(tx, booking.serviceId);
  if (service.workerRole !== worker.role || booking.userId === worker.userId)
    throw new ServiceError('request_error.not_found');
  if (booking.takenAt !== null && booking.workerUserId === worker.userId) return;
  if (booking.takenAt !== null || booking.state !== 'PENDING') throw new ServiceError('booking_error.cannot_move');
  const change = { workerUserId: worker.userId, takenAt: now() };
  await tx.update(farmBookings).set(change).where(eq(farmBookings.id, booking.id));
}

/**
 * Begins the work; near a field with a drone only in little wind. Begun again, nothing changes.
 * @param wind in metres a second, as it was measured; null where the service needs none
 * @throws ServiceError `request_error.not_found` for one that this worker has not taken, `booking_error.too_windy`,
 *   `booking_error.report_incomplete` without the wind that the service needs, `booking_error.cannot_move`
 */
export async function startBooking(
  tx: Transaction,
  moving: Moving,
  worker: Worker,
  wind: number | null,
): Promise<void> {
  const booking = await lockTaken(tx, worker);
  if (booking.state === 'ONGOING') return;
  const { keepsDistance } = await serviceRow(tx, booking.serviceId);
  if (keepsDistance && wind === null) throw new ServiceError('booking_error.report_incomplete');
  if (wind !== null && isTooWindy(wind)) throw new ServiceError('booking_error.too_windy', { most: MOST_WIND });
  await moveBooking(tx, moving, booking, 'ONGOING', { by: 'vendor', change: { wind } });
  await tellOf(tx, moving, booking.id, 'started');
}

/**
 * Ends a spray: how many acres, and with what of the tank that was booked. The same report again changes nothing.
 * @throws ServiceError `request_error.not_found`, `booking_error.report_incomplete` for more acres than were booked,
 *   or a product that is not of the tank, `booking_error.cannot_move`
 */
export async function finishSpray(
  tx: Transaction,
  moving: Moving,
  worker: Worker,
  { acres, product_id: productId }: { readonly acres: number; readonly product_id: string | null },
): Promise<void> {
  const booking = await lockTaken(tx, worker);
  const isOfTank = productId === null ? booking.tankMix.length === 0 : booking.tankMix.includes(productId);
  if (!isOfTank || acres > (booking.acres ?? 0)) throw new ServiceError('booking_error.report_incomplete');
  if (booking.state === 'DONE' && booking.doneAcres === acres && booking.doneProductId === productId) return;
  await finish(tx, moving, booking, { doneAcres: acres, doneProductId: productId });
}

/**
 * Ends the collection of soil: as many bags as samples were booked, no number twice. The same report again changes
 * nothing.
 * @throws ServiceError `request_error.not_found`, `booking_error.report_incomplete`, `booking_error.cannot_move`
 */
export async function finishCollection(
  tx: Transaction,
  moving: Moving,
  worker: Worker,
  bagNumbers: readonly string[],
): Promise<void> {
  const booking = await lockTaken(tx, worker);
  const isWhole = bagNumbers.length === samplesOf(booking) && new Set(bagNumbers).size === bagNumbers.length;
  if (!isWhole) throw new ServiceError('booking_error.report_incomplete');
  if (booking.state === 'DONE' && booking.bagNumbers.join() === bagNumbers.join()) return;
  await finish(tx, moving, booking, { bagNumbers: [...bagNumbers] });
}

/**
 * Gives a booking another time, for the weather; what had begun waits again.
 * @throws ServiceError `request_error.not_found`, `booking_error.cannot_move`, `booking_error.slot_taken`
 */
export async function postponeBooking(
  tx: Transaction,
  moving: Moving,
  worker: Worker,
  chosen: ChosenTime,
): Promise<void> {
  const booking = await lockTaken(tx, worker);
  if (booking.state === 'PENDING' && booking.day === chosen.day && booking.from === chosen.from) return;
  if (!mayReschedule({ ...booking, starts_at: booking.startsAt }, moving.now(), 'vendor'))
    throw new ServiceError('booking_error.cannot_move');
  const change = { postponements: booking.postponements + 1, state: 'PENDING', wind: null } as const;
  await moveToSlot(tx, moving, booking, { chosen, change, isForWeather: true });
  if (booking.state === 'ONGOING') await keepMove(tx, moving, booking.id, { state: 'PENDING', by: 'vendor' });
  await tellOf(tx, moving, booking.id, 'postponed');
}

/** Cancels a booking that the worker has; asked again, nothing changes. @throws ServiceError as `startBooking` */
export async function cancelTaken(tx: Transaction, moving: Moving, worker: Worker): Promise<void> {
  const booking = await lockTaken(tx, worker);
  if (booking.state !== 'CANCELLED') await cancelHeld(tx, moving, booking, 'vendor');
}

/** Samples of soil that were booked. */
export function samplesOf({ samples, lines }: Pick<BookingRow, 'samples' | 'lines'>): number {
  return samples ?? lines.find(({ per }) => per === 'sample')?.quantity ?? 1;
}

async function finish(
  tx: Transaction,
  moving: Pick<Dependencies, 'now' | 'newId'>,
  booking: BookingRow,
  report: Partial<BookingRow>,
): Promise<void> {
  await moveBooking(tx, moving, booking, 'DONE', { by: 'vendor', change: { ...report, doneAt: moving.now() } });
  await tellOf(tx, moving, booking.id, 'done');
}

async function lockTaken(tx: Transaction, { id, role, userId }: Worker): Promise<BookingRow> {
  const booking = await lockBooking(tx, id);
  const { workerRole } = await serviceRow(tx, booking.serviceId);
  const isTheirs = booking.takenAt !== null && booking.workerUserId === userId && workerRole === role;
  if (!isTheirs) throw new ServiceError('request_error.not_found');
  return booking;
}
