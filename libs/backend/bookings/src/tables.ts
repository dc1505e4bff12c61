import type {
  BookingActor,
  BookingField,
  BookingPayment,
  BookingState,
  PackageUnit,
  WorkerRole,
} from '@haat/api-contract/vocabulary/bookings';
import { users } from '@haat/backend-identity/tables';
import type { Localised } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Counts bookings of all processes; a number that a booking did not come to is left out. */
export const bookingNumbers = pgSequence('booking_numbers', { startWith: 1 });

/** Services that can be booked: a new one is rows, and no code. See docs/domain/bookings.md#services. */
export const farmServices = pgTable(
  'farm_services',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: jsonb().$type<Localised>().notNull(),
    about: jsonb().$type<Localised>().notNull(),
    /** How long a visit takes. */
    minutes: integer().notNull(),
    /** Hours between booking and beginning at least. */
    leadHours: integer('lead_hours').notNull(),
    isDaylightOnly: boolean('is_daylight_only').notNull(),
    /** Refused within 50 m of water or houses, and started in little wind only. */
    keepsDistance: boolean('keeps_distance').notNull(),
    workerRole: text('worker_role').$type<WorkerRole>().notNull(),
    mandatory: text().array().$type<BookingField[]>().notNull(),
    optional: text().array().$type<BookingField[]>().notNull(),
  },
  (table) => [check('farm_services_times', sql`${table.minutes} > 0 and ${table.leadHours} >= 0`)],
);

/** What of a service is booked, each with its price. */
export const farmServicePackages = pgTable(
  'farm_service_packages',
  {
    id: text().primaryKey(),
    serviceId: text('service_id')
      .notNull()
      .references(() => farmServices.id),
    position: integer().notNull(),
    name: jsonb().$type<Localised>().notNull(),
    per: text().$type<PackageUnit>().notNull(),
    pricePaise: bigint('price_paise', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('farm_service_packages_service').on(table.serviceId),
    check('farm_service_packages_price', sql`${table.pricePaise} >= 0`),
  ],
);

/** Papers of who does a service with a drone. */
export interface DroneFacts {
  readonly pilot_certificate: string;
  readonly drone_number: string;
  /** A day in India. */
  readonly insured_until: string;
}

/** Who does a service, and when. Times are 'HH:MM' in India. */
export const farmServiceVendors = pgTable(
  'farm_service_vendors',
  {
    id: text().primaryKey(),
    serviceId: text('service_id')
      .notNull()
      .references(() => farmServices.id),
    name: jsonb().$type<Localised>().notNull(),
    town: jsonb().$type<Localised>().notNull(),
    opens: text().notNull(),
    closes: text().notNull(),
    /** Visits at a time. */
    capacity: integer().notNull(),
    /** 0 Sunday to 6 Saturday. */
    closedWeekdays: integer('closed_weekdays').array().notNull(),
    closedDays: date('closed_days', { mode: 'string' }).array().notNull(),
    drone: jsonb().$type<DroneFacts>(),
  },
  (table) => [
    index('farm_service_vendors_service').on(table.serviceId),
    check('farm_service_vendors_capacity', sql`${table.capacity} >= 0`),
  ],
);

/** The operator's list of what may be in a drone's tank; empty: nothing may. See docs/domain/bookings.md#tank. */
export const droneProducts = pgTable('drone_products', {
  id: text().primaryKey(),
  name: jsonb().$type<Localised>().notNull(),
  /** As the law's lists write it: 'Imidacloprid 17.8% SL'. */
  active: text().notNull(),
});

/** A line of a booking as it was booked; sums in paise. */
export interface BookedLine {
  readonly packageId: string;
  readonly name: Localised;
  readonly per: PackageUnit;
  readonly price: number;
  readonly quantity: number;
  readonly amount: number;
}

/** Bookings of farm services. See docs/domain/bookings.md. */
export const farmBookings = pgTable(
  'farm_bookings',
  {
    id: uuid().primaryKey(),
    /** Shown to people: 'B2026-000012'. */
    number: text().notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the form: sent again, it is the same booking. */
    key: uuid().notNull(),
    serviceId: text('service_id')
      .notNull()
      .references(() => farmServices.id),
    vendorId: text('vendor_id')
      .notNull()
      .references(() => farmServiceVendors.id),
    state: text().$type<BookingState>().notNull(),
    /** The visit's day and times in India. */
    day: date({ mode: 'string' }).notNull(),
    from: text('from_time').notNull(),
    to: text('to_time').notNull(),
    /** The moment of these. */
    startsAt: time('starts_at').notNull(),
    lines: jsonb().$type<readonly BookedLine[]>().notNull(),
    totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
    paidPaise: bigint('paid_paise', { mode: 'number' }).notNull(),
    payment: text().$type<BookingPayment>().notNull(),
    acres: numeric({ precision: 10, scale: 2, mode: 'number' }),
    cropId: text('crop_id'),
    /** Village and how to get there, encrypted; null where it was not asked for. */
    encryptedAddress: text('encrypted_address'),
    samples: integer(),
    people: integer(),
    tankMix: text('tank_mix').array().notNull(),
    bookedAt: time('booked_at').notNull(),
    /** How often the farmer has chosen another time. */
    reschedules: integer().notNull().default(0),
    /** How often the vendor has, for the weather. */
    postponements: integer().notNull().default(0),
    /** Who has taken it; null before, and where the simulated worker of the sample did. */
    workerUserId: uuid('worker_user_id').references(() => users.id),
    takenAt: time('taken_at'),
    /** In metres a second, as the pilot measured it. */
    wind: numeric({ precision: 5, scale: 1, mode: 'number' }),
    cancelledBy: text('cancelled_by').$type<BookingActor>(),
    doneAt: time('done_at'),
    doneAcres: numeric('done_acres', { precision: 10, scale: 2, mode: 'number' }),
    doneProductId: text('done_product_id'),
    bagNumbers: text('bag_numbers').array().notNull(),
  },
  (table) => [
    uniqueIndex('farm_bookings_key').on(table.userId, table.key),
    index('farm_bookings_person').on(table.userId, table.bookedAt),
    index('farm_bookings_slot').on(table.vendorId, table.day),
    index('farm_bookings_service').on(table.serviceId),
    index('farm_bookings_due').on(table.state, table.startsAt),
    index('farm_bookings_worker').on(table.workerUserId),
    check('farm_bookings_sums', sql`${table.totalPaise} >= 0 and ${table.paidPaise} between 0 and ${table.totalPaise}`),
  ],
);

/** What has become of bookings; rows are only ever added. */
export const farmBookingMoves = pgTable(
  'farm_booking_moves',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => farmBookings.id),
    /** Counts a booking's moves from 0. */
    step: integer().notNull(),
    state: text().$type<BookingState>().notNull(),
    at: time('at').notNull(),
    by: text().$type<BookingActor>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.step] })],
);
