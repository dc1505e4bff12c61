import type { Booking, BookingCard } from '@haat/api-contract/bookings';
import type { Language } from '@haat/api-contract/vocabulary';
import { advisedCrops, cropCard } from '@haat/backend-advice';
import { inLanguage, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import type { DataSubject, ExportedRows } from '@haat/backend-platform/area';
import { bookingMoves, cancelRefund, lastFreeMoment, mayReschedule } from '@haat/booking-core';
import { toRupees } from '@haat/format';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { linesView } from '../services/price-lines.ts';
import { droneProducts, farmBookings, farmServices, farmServiceVendors } from '../tables.ts';
import { bookingAddressPurpose } from './encrypted-booking.ts';

/** Bookings in one answer at most. */
const MOST_LISTED = 50;

type Reading = Pick<Dependencies, 'database' | 'encryptor' | 'now'>;
type FoundBooking = Awaited<ReturnType<typeof find>>[number];

/** A person's bookings, the newest first. */
export async function bookingsOf(executor: Executor, userId: string, language: Language): Promise<BookingCard[]> {
  return (await find(executor, eq(farmBookings.userId, userId))).map((found) => cardOf(found, language));
}

/** A booking of a person. @throws ServiceError `request_error.not_found`, also for another person's */
export async function ownBooking(
  reading: Reading,
  { id, userId }: { readonly id: string; readonly userId: string },
  language: Language,
): Promise<Booking> {
  const { database } = reading;
  const [found] = isId(id) ? await find(database, and(eq(farmBookings.id, id), eq(farmBookings.userId, userId))) : [];
  if (found === undefined) throw new ServiceError('request_error.not_found');
  return bookingView(reading, found, language);
}

/** A person's bookings for the download of their data. */
export async function exportBookings(dependencies: Dependencies, { userId }: DataSubject): Promise<ExportedRows> {
  const rows: Booking[] = [];
  for (const found of await find(dependencies.database, eq(farmBookings.userId, userId), null))
    rows.push(await bookingView(dependencies, found, 'en'));
  return rows;
}

async function find(executor: Executor, which: SQL | undefined, most: number | null = MOST_LISTED) {
  const query = executor
    .select({ booking: farmBookings, service: farmServices, vendor: farmServiceVendors })
    .from(farmBookings)
    .innerJoin(farmServices, eq(farmServices.id, farmBookings.serviceId))
    .innerJoin(farmServiceVendors, eq(farmServiceVendors.id, farmBookings.vendorId))
    .where(which)
    .orderBy(desc(farmBookings.bookedAt), desc(farmBookings.id));
  return most === null ? query : query.limit(most);
}

function cardOf({ booking, service, vendor }: FoundBooking, language: Language): BookingCard {
  const { id, number, state, day, from, to, totalPaise } = booking;
  return {
    ...{ id, number, state, day, from, to, total: toRupees(totalPaise) },
    service: { id: service.id, name: inLanguage(service.name, language) },
    vendor: { id: vendor.id, name: inLanguage(vendor.name, language), town: inLanguage(vendor.town, language) },
  };
}

async function bookingView({ database, encryptor, now }: Reading, found: FoundBooking, language: Language) {
  const { booking } = found;
  const { id, startsAt, state, doneAt, encryptedAddress, cropId } = booking;
  const crop = cropId === null ? undefined : (await advisedCrops(database)).find((known) => known.id === cropId);
  const named = await productNames(database, language);
  const timed = { ...booking, starts_at: startsAt };
  const view: Booking = {
    ...cardOf(found, language),
    ...{ lines: linesView(booking.lines, language), payment: booking.payment, paid: toRupees(booking.paidPaise) },
    ...{ acres: booking.acres, samples: booking.samples, people: booking.people },
    crop: crop === undefined ? null : cropCard(crop, language),
    address: encryptedAddress === null ? null : await encryptor.decrypt(encryptedAddress, bookingAddressPurpose(id)),
    tank_mix: booking.tankMix.map(named),
    ...{ is_taken: booking.takenAt !== null, postponements: booking.postponements },
    may_reschedule: mayReschedule(timed, now(), 'farmer'),
    may_cancel: bookingMoves(state, 'farmer').includes('CANCELLED'),
    refund: toRupees(cancelRefund({ starts_at: startsAt, paid: booking.paidPaise }, now(), 'farmer')),
    ...{ free_until: lastFreeMoment(startsAt).toISOString(), cancelled_by: booking.cancelledBy, wind: booking.wind },
    report:
      doneAt === null
        ? null
        : {
            ...{ at: doneAt.toISOString(), is_sample: booking.workerUserId === null, acres: booking.doneAcres },
            product: booking.doneProductId === null ? null : named(booking.doneProductId),
            bag_numbers: booking.bagNumbers,
          },
  };
  return view;
}

/** Names of products of the tank by id; one that left the list keeps its id. */
export async function productNames(executor: Executor, language: Language): Promise<(id: string) => string> {
  const rows = await executor.select().from(droneProducts);
  const names = new Map(rows.map(({ id, name }) => [id, inLanguage(name, language)]));
  return (id) => names.get(id) ?? id;
}
