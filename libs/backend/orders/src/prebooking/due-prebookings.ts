import { and, asc, eq, lte } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { orders } from '../tables.ts';
import { prebookPlaces } from './tables.ts';

/** A prebooking whose day has come. */
export interface DuePrebooking {
  orderId: string;
  /** Code on the wire. */
  paymentMode: number;
}

/** Prebookings that wait for a day up to this one (`YYYY-MM-DD`, India), in the order of booking. */
export function duePrebookings(executor: Executor, day: string): Promise<DuePrebooking[]> {
  return executor
    .select({ orderId: prebookPlaces.orderId, paymentMode: orders.paymentMode })
    .from(prebookPlaces)
    .innerJoin(orders, eq(orders.id, prebookPlaces.orderId))
    .where(and(eq(prebookPlaces.state, 'waiting'), lte(prebookPlaces.bookingDate, day)))
    .orderBy(asc(prebookPlaces.bookingDate), asc(prebookPlaces.ticket));
}
