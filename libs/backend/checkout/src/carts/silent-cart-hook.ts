import type { UserHook } from '@haat/backend-identity';
import { and, eq, ne } from 'drizzle-orm';
import { farmerOwner } from './cart-owner.ts';
import { carts } from './tables.ts';

/**
 * A cart from before a long silence is deleted: it would tell a stranger with the number at which shop its farmer buys.
 * See docs/domain/identity.md#step-up.
 */
export const silentCartHook: UserHook = {
  async cameBackFromSilence(tx, userId) {
    await tx.delete(carts).where(and(eq(carts.owner, farmerOwner(userId)), ne(carts.status, 'ordered')));
  },
};
