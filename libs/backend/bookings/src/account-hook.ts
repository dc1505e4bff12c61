import type { BookingState } from '@haat/api-contract/vocabulary/bookings';
import type { AccountHook } from '@haat/backend-platform/area';
import { and, eq, inArray } from 'drizzle-orm';
import { farmBookings } from './tables.ts';

/** In which somebody still comes, or is at work. */
const OPEN: readonly BookingState[] = ['PENDING', 'ONGOING'];

/** Why an account is not deleted now: a booked service is not done. See docs/domain/identity.md#deleting-an-account. */
export const bookingAccountHook: AccountHook = {
  async blocks(executor, userId) {
    const [open] = await executor
      .select({ id: farmBookings.id })
      .from(farmBookings)
      .where(and(eq(farmBookings.userId, userId), inArray(farmBookings.state, [...OPEN])))
      .limit(1);
    return open === undefined ? [] : ['open-booking'];
  },
};
