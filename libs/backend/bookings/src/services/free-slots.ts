import type { SlotDay } from '@haat/api-contract/bookings';
import { BOOKING_DAYS } from '@haat/api-contract/vocabulary/bookings';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { slotsFor, slotStart, type Slot } from '@haat/booking-core';
import { indiaDay, type Day } from '@haat/format';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { farmBookings } from '../tables.ts';
import type { ServiceRow, VendorRow } from './find-service.ts';

const DAY_MS = 86_400_000;

/** Which service, by whom. */
export interface ServiceAt {
  readonly service: ServiceRow;
  readonly vendor: VendorRow;
}

/** The days that can be booked, today the first, each with the times that are left. */
export async function freeSlots(executor: Executor, at: ServiceAt, now: Date): Promise<SlotDay[]> {
  const days = bookableDays(now);
  const booked = await bookedTimes(executor, at.vendor.id, days);
  return days.map((day) => ({ day, slots: slotsOn(at, day, booked.get(day) ?? {}, now) }));
}

/** A time that can be booked, with its moment. */
export interface FreeSlot extends Slot {
  readonly startsAt: Date;
}

/**
 * The slot of a day that begins at a time.
 * @param isForWeather - moved by the vendor: the hours between booking and beginning are no matter
 * @throws ServiceError `booking_error.slot_taken` for one that is full, over, closed, or none
 */
export async function freeSlot(
  executor: Executor,
  at: ServiceAt,
  { day, from }: { readonly day: Day; readonly from: string },
  { now, isForWeather = false }: { readonly now: Date; readonly isForWeather?: boolean },
): Promise<FreeSlot> {
  const isInReach = bookableDays(now).includes(day);
  const booked = isInReach ? await bookedTimes(executor, at.vendor.id, [day]) : new Map<Day, Record<string, number>>();
  const service = isForWeather ? { ...at.service, leadHours: 0 } : at.service;
  const slots = isInReach ? slotsOn({ ...at, service }, day, booked.get(day) ?? {}, now) : [];
  const slot = slots.find((free) => free.from === from);
  if (slot === undefined) throw new ServiceError('booking_error.slot_taken');
  return { ...slot, startsAt: slotStart(day, from) };
}

function bookableDays(now: Date): Day[] {
  return Array.from({ length: BOOKING_DAYS }, (_, days) => indiaDay(new Date(now.getTime() + days * DAY_MS)));
}

function slotsOn({ service, vendor }: ServiceAt, day: Day, booked: Record<string, number>, now: Date): Slot[] {
  const { minutes, leadHours, isDaylightOnly } = service;
  const { opens, closes, capacity, closedWeekdays, closedDays } = vendor;
  return slotsFor(
    { minutes, lead_hours: leadHours, is_daylight_only: isDaylightOnly },
    { opens, closes, capacity, closed_weekdays: closedWeekdays, closed_days: closedDays },
    day,
    booked,
    now,
  );
}

/** How many visits are booked at each time of days. */
async function bookedTimes(
  executor: Executor,
  vendorId: string,
  days: readonly Day[],
): Promise<Map<Day, Record<string, number>>> {
  const rows = await executor
    .select({ day: farmBookings.day, from: farmBookings.from })
    .from(farmBookings)
    .where(
      and(
        eq(farmBookings.vendorId, vendorId),
        inArray(farmBookings.day, [...days]),
        ne(farmBookings.state, 'CANCELLED'),
      ),
    );
  const booked = new Map<Day, Record<string, number>>();
  for (const { day, from } of rows) {
    const times = booked.get(day) ?? {};
    times[from] = (times[from] ?? 0) + 1;
    booked.set(day, times);
  }
  return booked;
}
