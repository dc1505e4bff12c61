import { randomInt } from 'node:crypto';
import { OPEN_ORDER_STATUSES, STEP_UP_CHOICES } from '@haat/order-core';
import { and, desc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { NamedQuestion, StepUpHook } from '@haat/backend-identity';
import { nearestShops, someProductsOf, toLatLng } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import { orderLines, orders } from './tables.ts';

/** Sellers of the open network have no neighbours among our shops, beside whom they could be asked for. */
const IS_OF_OUR_SHOPS = eq(orders.marketplace, 'dehaat');

/**
 * What only the farmer can know of the last order that was handed over: at which shop, and one of the goods. Each
 * stands among others of the neighbourhood and of the shop, where and which the farmer never ordered, drawn by lot.
 * Nothing is asked where an order from before was still open then: it is shown, and would tell. See
 * docs/domain/identity.md#step-up.
 */
export const lastOrderQuestion: StepUpHook = {
  async question(executor, userId, before) {
    const isEarlier = and(eq(orders.farmerId, userId), lt(orders.createdAt, before));
    const [shown] = await executor
      .select({ id: orders.id })
      .from(orders)
      .where(and(isEarlier, or(inArray(orders.status, [...OPEN_ORDER_STATUSES]), gte(orders.updatedAt, before))))
      .limit(1);
    if (shown !== undefined) return null;
    const [last] = await executor
      .select()
      .from(orders)
      .where(and(isEarlier, eq(orders.status, 'DELIVERED'), IS_OF_OUR_SHOPS))
      .orderBy(desc(orders.createdAt), desc(orders.number))
      .limit(1);
    if (last === undefined) return null;
    const bought = await executor
      .select({ orderId: orders.id, vendorId: orders.vendorId, product: orderLines.product })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(isEarlier, IS_OF_OUR_SHOPS))
      .orderBy(orderLines.position);
    const right = bought.find(({ orderId }) => orderId === last.id)?.product;
    if (right === undefined) return null;
    return {
      shop: last.vendorId,
      shops: shuffled([{ id: last.vendorId, name: last.vendor.name }, ...(await otherShops(executor, last, bought))]),
      product: right.slug,
      products: shuffled([
        { id: right.slug, name: right.name },
        ...(await otherProducts(executor, last.vendorId, bought)),
      ]),
    };
  },
};

type Bought = readonly { vendorId: string; product: typeof orderLines.$inferSelect.product }[];

function otherShops(
  executor: Executor,
  { marketplace, vendor }: typeof orders.$inferSelect,
  bought: Bought,
): Promise<NamedQuestion['shops'][number][]> {
  const except = bought.map(({ vendorId }) => vendorId);
  return nearestShops(executor, toLatLng(vendor.latLng), { marketplace, except, most: STEP_UP_CHOICES - 1 });
}

async function otherProducts(
  executor: Executor,
  vendorId: string,
  bought: Bought,
): Promise<NamedQuestion['products'][number][]> {
  const except = bought.map(({ product }) => product.slug);
  const others = await someProductsOf(executor, vendorId, { except, most: STEP_UP_CHOICES - 1 });
  return others.map(({ slug, name }) => ({ id: slug, name }));
}

/** Drawn by lot, as no one can foretell. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}
