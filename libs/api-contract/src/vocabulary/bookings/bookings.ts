/** Where a booked service stands. See docs/domain/bookings.md#states. */
export const BOOKING_STATES = ['PENDING', 'ONGOING', 'DONE', 'CANCELLED'] as const;
/** Where a booked service stands. */
export type BookingState = (typeof BOOKING_STATES)[number];

/** Who moves a booking: the farmer, the vendor's worker (a pilot, a collector), or the passing of time. */
export const BOOKING_ACTORS = ['farmer', 'vendor', 'system'] as const;
/** Who moves a booking. */
export type BookingActor = (typeof BOOKING_ACTORS)[number];

/** What a service may ask for before it is booked. See docs/domain/bookings.md#fields. */
export const BOOKING_FIELDS = [
  'area',
  'crop',
  'date',
  'slot',
  'address',
  'field',
  'samples',
  'tank_mix',
  'people',
] as const;
/** What a service may ask for before it is booked. */
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** What a package's price is for. */
export const PACKAGE_UNITS = ['acre', 'sample', 'person'] as const;
/** What a package's price is for. */
export type PackageUnit = (typeof PACKAGE_UNITS)[number];

/** How a booking is paid. See docs/domain/bookings.md#payment. */
export const BOOKING_PAYMENTS = ['cash'] as const;
/** How a booking is paid. */
export type BookingPayment = (typeof BOOKING_PAYMENTS)[number];

/** Which worker does a service, by the realm role. */
export const WORKER_ROLES = ['pilot', 'collector'] as const;
/** Which worker does a service. */
export type WorkerRole = (typeof WORKER_ROLES)[number];

/** Acres of one booking at least: less is no visit. */
export const LEAST_BOOKING_ACRES = 0.25;
/** Acres of one booking at most. */
export const MOST_BOOKING_ACRES = 100;
/** Days ahead that slots are shown for, today included. */
export const BOOKING_DAYS = 14;
/** Bookings of one person that are open at a time. */
export const MOST_OPEN_BOOKINGS = 10;
/** Samples of soil of one booking at most. */
export const MOST_BOOKING_SAMPLES = 5;
/** What a drone keeps away from by 50 m. */
export const NEAR_A_FIELD = ['water', 'houses'] as const;
/** What a drone keeps away from. */
export type NearAField = (typeof NEAR_A_FIELD)[number];
