import { eq, sql } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { pickupCodeTries } from './tables.ts';

/** Codes that may be tried for one order in an hour: five guesses out of a million codes reveal nothing. */
const MOST_TRIES = 5;
const HOUR_MS = 3_600_000;

/**
 * Counts a try of the pickup code before it is checked and in a separate transaction, so that a wrong code stays
 * counted and concurrent tries are counted, too.
 * @throws ServiceError `order_error.pickup_code_too_many_tries`
 */
export async function countPickupTry(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  orderId: string,
): Promise<void> {
  const hourAgo = new Date(now().getTime() - HOUR_MS);
  const isOver = sql`${pickupCodeTries.since} <= ${hourAgo.toISOString()}::timestamptz`;
  const [row] = await database
    .insert(pickupCodeTries)
    .values({ orderId, tries: 1, since: now() })
    .onConflictDoUpdate({
      target: pickupCodeTries.orderId,
      set: {
        tries: sql`case when ${isOver} then 1 else ${pickupCodeTries.tries} + 1 end`,
        since: sql`case when ${isOver} then ${now().toISOString()}::timestamptz else ${pickupCodeTries.since} end`,
      },
    })
    .returning();
  if (row !== undefined && row.tries > MOST_TRIES) {
    const seconds = Math.ceil((row.since.getTime() + HOUR_MS - now().getTime()) / 1000);
    throw new ServiceError('order_error.pickup_code_too_many_tries', undefined, {
      'retry-after': String(Math.max(1, seconds)),
    });
  }
}

/** Deletes the counted tries of an order that was handed over. */
export async function forgetPickupTries({ database }: Pick<Dependencies, 'database'>, orderId: string): Promise<void> {
  await database.delete(pickupCodeTries).where(eq(pickupCodeTries.orderId, orderId));
}
