import {
  bookingPriceSchema,
  bookingSchema,
  bookingsSchema,
  farmServiceSchema,
  slotDaysSchema,
  type Booking,
} from '@haat/api-contract/bookings';
import { BOOKING_STATES } from '@haat/api-contract/vocabulary/bookings';
import { answered } from './network-states.ts';

/* What the services answer to a farmer who books, made through the contract's schemas. */

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS + 19_800_000).toISOString().slice(0, 10);
/** A booking of the stories. */
export const BOOKING_ID = '00000000-0000-4000-8000-0000000000b1';
const VENDOR = { id: 'sample-drone-nashik', name: 'Sample Drone Service', town: 'Nashik' };

/** A spray by drone. */
export const DRONE = farmServiceSchema.parse({
  ...{ id: 'drone-spray', name: 'Drone spray', about: 'A pilot sprays your field with a drone.', from_price: 400 },
  ...{ minutes: 60, lead_hours: 12, is_daylight_only: true, keeps_distance: true },
  mandatory: ['area', 'crop', 'date', 'slot', 'address', 'tank_mix'],
  optional: [],
  packages: [{ id: 'spray', name: 'Spray, water included', per: 'acre', price: 400 }],
  vendors: [
    {
      ...{ ...VENDOR, opens: '06:00', closes: '18:00', closed_weekdays: [0] },
      drone: { pilot_certificate: 'SAMPLE-RPC', drone_number: 'SAMPLE-UIN', insured_until: '2030-12-31' },
    },
  ],
  tank_products: [
    { id: 'nano-urea', name: 'Nano urea' },
    { id: 'neem-oil', name: 'Neem oil (azadirachtin)' },
  ],
});

const LINE = {
  ...{ package_id: 'spray', name: 'Spray, water included', per: 'acre', price: 400, quantity: 1 },
  amount: 1200,
};

/** What 3 acres cost. */
export const PRICE = answered(bookingPriceSchema.parse({ lines: [LINE], total: 1200, is_programme: false }));

/** A test of soil. */
export const SOIL = farmServiceSchema.parse({
  ...{ id: 'soil-testing', name: 'Soil test', about: 'Soil of your field is taken to a laboratory.', from_price: 250 },
  ...{ minutes: 45, lead_hours: 24, is_daylight_only: false, keeps_distance: false },
  mandatory: ['samples', 'date', 'slot', 'address'],
  optional: [],
  packages: [{ id: 'soil-12', name: '12 tests', per: 'sample', price: 250 }],
  vendors: [{ ...VENDOR, opens: '08:00', closes: '17:00', closed_weekdays: [0], drone: null }],
  tank_products: [],
});

/** What two samples cost with a card of the programme. */
export const CARD_PRICE = answered(
  bookingPriceSchema.parse({
    lines: [{ package_id: 'soil-12', name: '12 tests', per: 'sample', price: 150, quantity: 2, amount: 300 }],
    total: 300,
    is_programme: true,
  }),
);

/** Two weeks: a day without a free time, one with two, one with many. */
export const SLOTS = () =>
  slotDaysSchema.parse({
    results: Array.from({ length: 14 }, (_, days) => ({
      day: day(days),
      slots: Array.from({ length: days === 0 ? 0 : days === 1 ? 2 : 11 }, (_slot, at) => ({
        from: `${String(6 + at).padStart(2, '0')}:00`,
        to: `${String(7 + at).padStart(2, '0')}:00`,
        left: (at % 2) + 1,
      })),
    })),
  });

const BOOKING: Booking = bookingSchema.parse({
  ...{ id: BOOKING_ID, number: 'B2026-000012', service: { id: 'drone-spray', name: 'Drone spray' }, vendor: VENDOR },
  ...{ state: 'PENDING', day: '2026-11-30', from: '07:00', to: '08:00', total: 1200, lines: [LINE], payment: 'cash' },
  ...{ paid: 0, acres: 3, crop: null, address: 'Makhmalabad, behind the school', samples: null, people: null },
  ...{ tank_mix: ['Neem oil (azadirachtin)'], is_taken: false, postponements: 0, may_reschedule: true },
  ...{ may_cancel: true, refund: 0, free_until: '2026-11-29T01:30:00.000Z', cancelled_by: null, wind: null },
  report: null,
});

/** A booking in one of its states. */
export function bookingAnswer(change: Partial<Booking> = {}) {
  return () => bookingSchema.parse({ ...BOOKING, day: day(3), ...change });
}

/** A spray that the simulated pilot did. */
export const SPRAYED = bookingAnswer({
  ...{ state: 'DONE', may_cancel: false, may_reschedule: false, is_taken: true, wind: 2.5 },
  report: {
    ...{ at: '2026-11-26T05:00:00.000Z', is_sample: true, acres: 2.5, product: 'Neem oil (azadirachtin)' },
    bag_numbers: [],
  },
});

/** One of each state. */
export const BOOKINGS = () =>
  bookingsSchema.parse({
    results: BOOKING_STATES.map((state, at) => ({
      ...{ ...BOOKING, state, day: day(3 - at), number: `B2026-00001${String(at)}` },
      id: `00000000-0000-4000-8000-0000000000c${String(at)}`,
    })),
  });
