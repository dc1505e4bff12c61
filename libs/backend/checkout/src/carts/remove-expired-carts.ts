import { and, eq, like, lt, or } from 'drizzle-orm';
import { PARKED_CART_LIFETIME_MS } from '@haat/cart-core';
import type { Dependencies, Job } from '@haat/backend-platform';
import { carts } from './tables.ts';

/** A guest who has not touched the cart for 90 days does not come back for it. */
const GUEST_CART_KEPT_MS = 90 * 86_400_000;

/** Deletes parked carts whose day is over, and the carts of guests who are long gone. */
export async function removeExpiredCarts({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  await database
    .delete(carts)
    .where(
      or(
        and(
          eq(carts.status, 'parked'),
          lt(carts.updatedAt, before(PARKED_CART_LIFETIME_MS)),
          lt(carts.parkedAt, before(PARKED_CART_LIFETIME_MS)),
        ),
        and(eq(carts.status, 'open'), like(carts.owner, 'guest:%'), lt(carts.updatedAt, before(GUEST_CART_KEPT_MS))),
      ),
    );
}

/** What time makes due of carts. */
export const CART_JOBS: readonly Job[] = [{ name: 'carts.expired', every: 3_600_000, run: removeExpiredCarts }];
