import { BOOKING_ACTORS, BOOKING_STATES } from '@haat/api-contract/vocabulary/bookings';
import { personFields, phoneFilter, withPeople } from '@haat/backend-identity';
import {
  CARERS,
  choiceFilter,
  referenceFilter,
  sinceFilter,
  textFilter,
  untilFilter,
} from '@haat/backend-platform/operator';
import type { OperatorResource } from '@haat/backend-platform/operator';
import { farmBookings } from '../tables.ts';

/** Bookings of farm services at the desk: read, for who calls about one. The way to the field stays with the worker. */
export const bookingsResource: OperatorResource = {
  name: 'bookings',
  read: CARERS,
  source: { table: farmBookings, key: farmBookings.id, isUuid: true },
  sort: { field: 'starts_at', order: 'desc' },
  fields: {
    number: { kind: 'text', column: farmBookings.number, isSortable: true },
    starts_at: { kind: 'time', column: farmBookings.startsAt, isSortable: true },
    booked_at: { kind: 'time', column: farmBookings.bookedAt, isSortable: true },
    state: { kind: 'choice', choices: BOOKING_STATES, column: farmBookings.state },
    service_id: { kind: 'text', column: farmBookings.serviceId },
    vendor_id: { kind: 'text', column: farmBookings.vendorId },
    ...personFields('farmer', farmBookings.userId),
    total: { kind: 'rupees', column: farmBookings.totalPaise },
    paid: { kind: 'rupees', column: farmBookings.paidPaise },
    worker_id: { kind: 'reference', reference: 'users', column: farmBookings.workerUserId, isDetail: true },
    reschedules: { kind: 'number', column: farmBookings.reschedules, isDetail: true },
    postponements: { kind: 'number', column: farmBookings.postponements, isDetail: true },
    cancelled_by: { kind: 'choice', choices: BOOKING_ACTORS, column: farmBookings.cancelledBy, isDetail: true },
    done_at: { kind: 'time', column: farmBookings.doneAt, isDetail: true },
  },
  filters: {
    number: textFilter(farmBookings.number, 40),
    phone: phoneFilter(farmBookings.userId),
    farmer_id: referenceFilter(farmBookings.userId, 'users'),
    state: choiceFilter(farmBookings.state, BOOKING_STATES),
    service_id: textFilter(farmBookings.serviceId),
    since: sinceFilter(farmBookings.startsAt),
    until: untilFilter(farmBookings.startsAt),
  },
  complete: (dependencies, rows) => withPeople(dependencies, rows, 'farmer'),
};
