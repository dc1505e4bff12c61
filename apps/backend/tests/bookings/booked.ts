import { bookingSchema, slotDaysSchema, type Booking } from '@haat/api-contract/bookings';
import { farmBookingMoves, farmBookings } from '@haat/backend-bookings/tables';
import type { Buyer, TestAnswer, TestBackend } from '@haat/backend-testing';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';

export const BOOKINGS = '/bookings/v1/bookings';
export const PILOT = '/pilot/v1/bookings';
export const COLLECTOR = '/collector/v1/bookings';
export const DRONE_VENDOR = 'sample-drone-nashik';

/** The days of a vendor with the times that are left. */
export async function slotDays(backend: TestBackend, service = 'drone-spray', vendor = DRONE_VENDOR) {
  const answer = await backend.request('GET', `/bookings/v1/services/${service}/vendors/${vendor}/slots`);
  return slotDaysSchema.parse(answer.body).results;
}

/** A time that can be booked, days and slots from the first. */
export async function openTime(
  backend: TestBackend,
  { service, vendor, day = 1, slot = 0 }: { service?: string; vendor?: string; day?: number; slot?: number } = {},
) {
  const open = (await slotDays(backend, service, vendor)).filter(({ slots }) => slots.length > 1);
  const found = open[day];
  return { day: found?.day ?? '', from: found?.slots[slot]?.from ?? '' };
}

/** The form of a spray of 3 acres. */
export function spray(time: { day: string; from: string }, change: Record<string, unknown> = {}) {
  return {
    ...{ key: randomUUID(), service_id: 'drone-spray', vendor_id: DRONE_VENDOR, payment: 'cash' },
    ...{ items: [{ package_id: 'spray', quantity: 1 }], acres: 3, crop: 'cotton', tank_mix: ['neem-oil'] },
    ...{ address: 'Makhmalabad, behind the school', near: [], ...time, ...change },
  };
}

/** The form of a soil test of two samples. */
export function soilTest(time: { day: string; from: string }, change: Record<string, unknown> = {}) {
  return {
    ...{ key: randomUUID(), service_id: 'soil-testing', vendor_id: 'sample-soil-nashik', payment: 'cash' },
    ...{ items: [{ package_id: 'soil-12', quantity: 1 }], samples: 2, address: 'Makhmalabad', ...time, ...change },
  };
}

/** Books, and expects it to be granted. */
export async function booked(by: Pick<Buyer, 'call'>, form: unknown): Promise<Booking> {
  const answer = await by.call('POST', BOOKINGS, form);
  expect([answer.status, answer.body.error?.code]).toEqual([201, undefined]);
  return bookingSchema.parse(answer.body);
}

/** A booking as its farmer sees it. */
export async function seen(by: Pick<Buyer, 'call'>, id: string): Promise<Booking> {
  return bookingSchema.parse((await by.call('GET', `${BOOKINGS}/${id}`)).body);
}

/** Status, and the error's code if there is one. */
export function outcome({ status, body }: TestAnswer): string {
  const code: string | undefined = body?.error?.code;
  return code === undefined ? String(status) : `${String(status)} ${code}`;
}

/** Takes all bookings away. */
export async function forgetBookings({ database }: TestBackend): Promise<void> {
  await database.delete(farmBookingMoves);
  await database.delete(farmBookings);
}
