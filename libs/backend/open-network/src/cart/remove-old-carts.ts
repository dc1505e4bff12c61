import type { UserHook } from '@haat/backend-identity';
import { farmerOwner } from '@haat/backend-checkout';
import type { Dependencies, Job } from '@haat/backend-platform';
import { and, eq, like, lt } from 'drizzle-orm';
import { networkCarts } from './tables.ts';

/** A guest who has not touched the cart for 90 days does not come back for it. */
const GUEST_CART_KEPT_MS = 90 * 86_400_000;

async function removeOldCarts({ database, now }: Dependencies): Promise<void> {
  const before = new Date(now().getTime() - GUEST_CART_KEPT_MS);
  await database
    .delete(networkCarts)
    .where(and(like(networkCarts.owner, 'guest:%'), lt(networkCarts.updatedAt, before)));
}

/** What time makes due of carts. */
export const NETWORK_CART_JOBS: readonly Job[] = [
  { name: 'open-network.old-carts', every: 3_600_000, run: removeOldCarts },
];

/** A cart from before a long silence would tell where its farmer buys. See docs/domain/identity.md#step-up. */
export const silentNetworkCartHook: UserHook = {
  async cameBackFromSilence(tx, userId) {
    await tx.delete(networkCarts).where(eq(networkCarts.owner, farmerOwner(userId)));
  },
};
