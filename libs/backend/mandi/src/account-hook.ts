import { and, eq, gte, ne, or } from 'drizzle-orm';
import { indiaDay } from '@haat/format';
import type { Transaction } from '@haat/backend-platform';
import type { AccountHook, DataSubject } from '@haat/backend-platform/area';
import { mandiDemands, mandiOffers } from './trade/tables.ts';

/** Offers that wait for a buyer, or were accepted and may still be brought. */
export const saleAccountHook: AccountHook = {
  async blocks(executor, userId, now) {
    const [open] = await executor
      .select({ id: mandiOffers.id })
      .from(mandiOffers)
      .innerJoin(mandiDemands, eq(mandiDemands.id, mandiOffers.demandId))
      .where(
        and(
          eq(mandiOffers.userId, userId),
          or(
            eq(mandiOffers.status, 'OFFERED'),
            and(eq(mandiOffers.status, 'ACCEPTED'), gte(mandiDemands.until, indiaDay(now))),
          ),
        ),
      )
      .limit(1);
    return open === undefined ? [] : ['open-sale'];
  },
};

/** Offers of which no sale came. */
export async function eraseUnsoldOffers(tx: Transaction, { userId }: DataSubject): Promise<void> {
  await tx.delete(mandiOffers).where(and(eq(mandiOffers.userId, userId), ne(mandiOffers.status, 'ACCEPTED')));
}
