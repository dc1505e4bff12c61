import type { Area } from '@haat/backend-platform/area';
import { bookingAccountHook } from './account-hook.ts';
import { BOOKING_JOBS } from './bookings/booking-jobs.ts';
import { BOOKING_NOTICE_HANDLERS } from './bookings/booking-notices.ts';
import { bookingsModule } from './bookings/bookings.module.ts';
import { ENCRYPTED_COLUMNS } from './bookings/encrypted-booking.ts';
import { bookingsResource } from './operator/bookings-resource.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA, PERSONAL_PARTS } from './personal-data.ts';
import { farmServicesModule } from './services/services.module.ts';
import { collectorModule } from './work/collector.module.ts';
import { pilotModule } from './work/pilot.module.ts';
import { BOOKINGS_WORK } from './work/bookings-work.ts';

/** Farm services: what can be booked, bookings, and who does the work. */
export const bookingsArea: Area = {
  name: 'bookings',
  routes: [farmServicesModule, bookingsModule, pilotModule, collectorModule],
  jobs: BOOKING_JOBS,
  eventHandlers: BOOKING_NOTICE_HANDLERS,
  operator: [bookingsResource],
  workLists: BOOKINGS_WORK,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  personalParts: PERSONAL_PARTS,
  accountHook: bookingAccountHook,
  encryptedColumns: ENCRYPTED_COLUMNS,
};
