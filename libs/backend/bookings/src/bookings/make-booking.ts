import type { bookingInputSchema } from '@haat/api-contract/bookings';
import { MOST_OPEN_BOOKINGS, type BookingField } from '@haat/api-contract/vocabulary/bookings';
import { advisedCrops } from '@haat/backend-advice';
import { inTransaction, lockName, nextNumber, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { hasActiveCard } from '@haat/backend-programme';
import { missingFields } from '@haat/booking-core';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { packagesOf, serviceRow, vendorOf, type ServiceRow } from '../services/find-service.ts';
import { freeSlot } from '../services/free-slots.ts';
import { pricedLines, totalOf } from '../services/price-lines.ts';
import { tankProducts } from '../services/tank-products.ts';
import { bookingNumbers, farmBookings } from '../tables.ts';
import { bookingAddressPurpose } from './encrypted-booking.ts';
import { keepMove, tellOf } from './move-booking.ts';

type Input = z.output<typeof bookingInputSchema>;
type Making = Pick<Dependencies, 'database' | 'newId' | 'now' | 'encryptor'>;

/**
 * Books a service. A form that has come before, by its key, is not booked again: what came first stays. Prices are
 * ours, whatever the form says. See docs/domain/bookings.md.
 * @returns its id
 * @throws ServiceError `request_error.not_found` for a service, vendor or package that is none,
 *   `booking_error.fields_missing` with their names, `advice_error.crop_unknown`, `booking_error.product_refused`,
 *   `booking_error.too_near`, `booking_error.too_many`, `booking_error.slot_taken`
 */
export async function makeBooking(making: Making, userId: string, input: Input): Promise<string> {
  return inTransaction(making.database, async (tx) => {
    // Of many that come at once no more than the limit pass, and of the same one only the first.
    await lockName(tx, `bookings of ${userId}`);
    const [before] = await tx
      .select({ id: farmBookings.id })
      .from(farmBookings)
      .where(and(eq(farmBookings.userId, userId), eq(farmBookings.key, input.key)));
    if (before !== undefined) return before.id;
    const service = await serviceRow(tx, input.service_id);
    const vendor = await vendorOf(tx, service.id, input.vendor_id);
    const asked = askedOf(service, input);
    await refuseForm(tx, service, asked);
    await refuseMore(tx, userId);
    const isMember = await hasActiveCard(tx, userId, making.now());
    const lines = pricedLines(await packagesOf(tx, service.id), { ...asked, items: input.items }, isMember);
    await lockSlot(tx, vendor.id, input.day);
    const slot = await freeSlot(tx, { service, vendor }, input, { now: making.now() });
    const { newId, now } = making;
    const id = newId();
    await tx.insert(farmBookings).values({
      ...{ id, userId, key: input.key, serviceId: service.id, vendorId: vendor.id, state: 'PENDING' },
      number: await nextNumber(tx, bookingNumbers, 'B', now()),
      ...{ day: input.day, from: slot.from, to: slot.to, startsAt: slot.startsAt },
      ...{ lines, totalPaise: totalOf(lines), paidPaise: 0, payment: input.payment },
      ...{ acres: asked.acres, cropId: asked.crop, samples: asked.samples, people: asked.people },
      encryptedAddress: await encryptedAddress(making, id, asked.address),
      ...{ tankMix: asked.tank_mix, bookedAt: now(), bagNumbers: [] },
    });
    await keepMove(tx, making, id, { state: 'PENDING', by: 'farmer' });
    await tellOf(tx, making, id, 'made');
    return id;
  });
}

/** Until the transaction ends, no other books or moves to this vendor's day: so a slot never holds too many. */
export async function lockSlot(tx: Transaction, vendorId: string, day: string): Promise<void> {
  await lockName(tx, `visits of ${vendorId} on ${day}`);
}

type Asked = ReturnType<typeof askedOf>;

/** What of a form the service asks for; what it does not ask for is not kept. */
function askedOf({ mandatory, optional }: ServiceRow, input: Input) {
  const asks = (field: BookingField) => mandatory.includes(field) || optional.includes(field);
  return {
    acres: (asks('area') ? input.acres : null) ?? null,
    crop: (asks('crop') ? input.crop : null) ?? null,
    address: (asks('address') ? input.address : null) ?? null,
    samples: (asks('samples') ? input.samples : null) ?? null,
    people: (asks('people') ? input.people : null) ?? null,
    tank_mix: (asks('tank_mix') ? input.tank_mix : null) ?? [],
    ...{ near: input.near, day: input.day, from: input.from },
  };
}

async function refuseForm(executor: Executor, service: ServiceRow, asked: Asked): Promise<void> {
  const form: Partial<Record<BookingField, unknown>> = {
    ...asked,
    area: asked.acres,
    date: asked.day,
    slot: asked.from,
  };
  const fields = missingFields(service, form);
  if (fields.length > 0) throw new ServiceError('booking_error.fields_missing', { fields: fields.join(', ') });
  if (asked.crop !== null && !(await advisedCrops(executor)).some(({ id }) => id === asked.crop))
    throw new ServiceError('advice_error.crop_unknown');
  if (asked.tank_mix.length > 0) {
    const approved = new Set((await tankProducts(executor)).map(({ id }) => id));
    if (!asked.tank_mix.every((id) => approved.has(id))) throw new ServiceError('booking_error.product_refused');
  }
  if (service.keepsDistance && asked.near.length > 0) throw new ServiceError('booking_error.too_near');
}

async function refuseMore(executor: Executor, userId: string): Promise<void> {
  const isOpen = inArray(farmBookings.state, ['PENDING', 'ONGOING']);
  const open = await executor.$count(farmBookings, and(eq(farmBookings.userId, userId), isOpen));
  if (open >= MOST_OPEN_BOOKINGS) throw new ServiceError('booking_error.too_many', { most: MOST_OPEN_BOOKINGS });
}

async function encryptedAddress(
  { encryptor }: Pick<Making, 'encryptor'>,
  id: string,
  address: string | null,
): Promise<string | null> {
  return address === null || address === '' ? null : encryptor.encrypt(address, bookingAddressPurpose(id));
}
