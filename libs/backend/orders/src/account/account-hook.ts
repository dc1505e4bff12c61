import { OPEN_ORDER_STATUSES } from '@haat/order-core';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AccountHook, DataSubject } from '@haat/backend-platform/area';
import type { Transaction } from '@haat/backend-platform';
import { orders } from '../tables.ts';

/** An order that is under way is brought to its end first. See docs/domain/identity.md#deleting-an-account. */
export const orderAccountHook: AccountHook = {
  async blocks(executor, userId) {
    const [open] = await executor
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.farmerId, userId), inArray(orders.status, [...OPEN_ORDER_STATUSES])))
      .limit(1);
    return open === undefined ? [] : ['open-order'];
  },
};

/** The law on bills asks for name and address, not for telephones, nor for who collected the goods. */
export async function eraseTelephones(tx: Transaction, { userId }: DataSubject): Promise<void> {
  await tx
    .update(orders)
    .set({
      address: sql`jsonb_set(${orders.address}, '{phoneNumber}', '""')`,
      pickupPerson: sql`jsonb_set(${orders.pickupPerson}, '{phone_number}', '""')`,
      attribution: null,
    })
    .where(eq(orders.farmerId, userId));
}
