import { ServiceError } from '@haat/backend-platform';
import type { PrebookTerms } from './prebook-terms.ts';

/** @throws ServiceError `order_error.booking_date_refused` with the days that can be booked */
export function checkBookingDate(day: string | null, terms: Pick<PrebookTerms, 'bookingDates'> | null): void {
  const days = terms?.bookingDates ?? [];
  if (day === null || !days.includes(day))
    throw new ServiceError('order_error.booking_date_refused', { booking_dates: days });
}
