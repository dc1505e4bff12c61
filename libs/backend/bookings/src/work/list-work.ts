import { PAGE_SIZE } from '@haat/api-contract';
import type { bookingAtWorkSchema, listedWorkSchema } from '@haat/api-contract/bookings-at-work';
import type { Language } from '@haat/api-contract/vocabulary';
import type { WorkerRole } from '@haat/api-contract/vocabulary/bookings';
import { advisedCrops } from '@haat/backend-advice';
import { userOfId } from '@haat/backend-identity';
import { inLanguage, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { bookingAddressPurpose } from '../bookings/encrypted-booking.ts';
import { productNames } from '../bookings/own-bookings.ts';
import { farmBookings, farmServices, farmServiceVendors } from '../tables.ts';
import { samplesOf } from './work-on-booking.ts';

type ListedWork = z.infer<typeof listedWorkSchema>;
type Found = Readonly<{
  booking: typeof farmBookings.$inferSelect;
  vendor: typeof farmServiceVendors.$inferSelect;
}>;

/** Who reads bookings for work. */
export interface WorkReader {
  readonly role: WorkerRole;
  readonly userId: string;
  readonly language: Language;
}

/** A page of what waits for a role, or of what a worker has, what is due first; never of the reader's own. */
export async function listWork(
  { database }: Pick<Dependencies, 'database'>,
  { role, userId, language }: WorkReader,
  { which, page }: { readonly which: 'waiting' | 'mine'; readonly page: number },
): Promise<{ count: number; works: ListedWork[] }> {
  const ofRole = database.select({ id: farmServices.id }).from(farmServices).where(eq(farmServices.workerRole, role));
  const where = and(
    inArray(farmBookings.serviceId, ofRole),
    ne(farmBookings.userId, userId),
    ...(which === 'waiting'
      ? [eq(farmBookings.state, 'PENDING'), isNull(farmBookings.takenAt)]
      : [inArray(farmBookings.state, ['PENDING', 'ONGOING']), eq(farmBookings.workerUserId, userId)]),
  );
  const found = await database
    .select({ booking: farmBookings, vendor: farmServiceVendors })
    .from(farmBookings)
    .innerJoin(farmServiceVendors, eq(farmServiceVendors.id, farmBookings.vendorId))
    .where(where)
    .orderBy(asc(farmBookings.startsAt), asc(farmBookings.number))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { count: await database.$count(farmBookings, where), works: found.map((one) => listedView(one, language)) };
}

/**
 * A booking as who has taken it reads it, until it is done or cancelled.
 * @throws ServiceError `request_error.not_found` for any other
 */
export async function readWork(
  { database, encryptor }: Pick<Dependencies, 'database' | 'encryptor'>,
  { role, userId, language }: WorkReader,
  id: string,
): Promise<z.infer<typeof bookingAtWorkSchema>> {
  const isTheirs = and(
    ...[eq(farmBookings.workerUserId, userId), eq(farmServices.workerRole, role)],
    inArray(farmBookings.state, ['PENDING', 'ONGOING']),
  );
  const [found] = isId(id)
    ? await database
        .select({ booking: farmBookings, vendor: farmServiceVendors })
        .from(farmBookings)
        .innerJoin(farmServices, eq(farmServices.id, farmBookings.serviceId))
        .innerJoin(farmServiceVendors, eq(farmServiceVendors.id, farmBookings.vendorId))
        .where(and(eq(farmBookings.id, id), isTheirs))
    : [];
  if (found === undefined) throw new ServiceError('request_error.not_found');
  const { booking } = found;
  const farmer = await userOfId(database, booking.userId);
  const crop = (await advisedCrops(database)).find((known) => known.id === booking.cropId);
  return {
    ...listedView(found, language),
    phone_number: farmer?.phoneNumber ?? null,
    address:
      booking.encryptedAddress === null
        ? null
        : await encryptor.decrypt(booking.encryptedAddress, bookingAddressPurpose(id)),
    crop: crop === undefined ? null : inLanguage(crop.name, language),
    tank_mix: booking.tankMix.map(await productNames(database, language)),
    to_pay: toRupees(booking.totalPaise - booking.paidPaise),
  };
}

function listedView({ booking, vendor }: Found, language: Language): ListedWork {
  const { id, number, serviceId, state, day, from, to, acres, lines } = booking;
  const hasSamples = lines.some(({ per }) => per === 'sample');
  return {
    ...{ id, number, service_id: serviceId, town: inLanguage(vendor.town, language) },
    ...{ state, day, from, to, acres, samples: hasSamples ? samplesOf(booking) : null },
  };
}
