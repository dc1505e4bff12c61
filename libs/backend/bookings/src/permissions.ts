import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /bookings/v1/services': 'everybody',
  'GET /bookings/v1/services/:serviceId': 'everybody',
  'GET /bookings/v1/services/:serviceId/vendors/:vendorId/slots': 'everybody',
  'POST /bookings/v1/prices': 'everybody',
  'GET /bookings/v1/bookings': 'signed-in',
  'POST /bookings/v1/bookings': 'signed-in',
  'GET /bookings/v1/bookings/:id': 'signed-in',
  'POST /bookings/v1/bookings/:id/cancel': 'signed-in',
  'POST /bookings/v1/bookings/:id/reschedule': 'signed-in',
  'GET /pilot/v1/bookings': 'pilot',
  'GET /pilot/v1/bookings/:id': 'pilot',
  'POST /pilot/v1/bookings/:id/take': 'pilot',
  'POST /pilot/v1/bookings/:id/start': 'pilot',
  'POST /pilot/v1/bookings/:id/finish': 'pilot',
  'POST /pilot/v1/bookings/:id/postpone': 'pilot',
  'POST /pilot/v1/bookings/:id/cancel': 'pilot',
  'GET /collector/v1/bookings': 'collector',
  'GET /collector/v1/bookings/:id': 'collector',
  'POST /collector/v1/bookings/:id/take': 'collector',
  'POST /collector/v1/bookings/:id/start': 'collector',
  'POST /collector/v1/bookings/:id/finish': 'collector',
  'POST /collector/v1/bookings/:id/postpone': 'collector',
  'POST /collector/v1/bookings/:id/cancel': 'collector',
};
