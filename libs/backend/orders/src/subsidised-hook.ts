import { goodsFactsOf } from '@haat/backend-market';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { linesOf } from './find-orders.ts';
import type { OrderHook } from './order-hook.ts';
import type { OrderRow } from './order-row.ts';
import { checkSubsidisedLimit } from './subsidised-limit.ts';

/**
 * Holds a farmer's orders of subsidised fertiliser within the market's limit, over all shops. An order that ended
 * unfulfilled, or waits for a new attempt to pay, does not count. See docs/domain/orders.md#subsidised-fertiliser.
 */
export const subsidisedHook: OrderHook = {
  stage: 'authorise',
  onPlaced: (tx, dependencies, order) => checkLimit(tx, dependencies, order),
  async onTransition(tx, dependencies, order, { from, to }) {
    if (from === 'PAYMENT_FAILED' && to === 'PENDING') await checkLimit(tx, dependencies, order);
  },
};

/** @throws ServiceError `order_error.subsidised_limit` with what is left */
async function checkLimit(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now'>,
  { id, farmerId }: OrderRow,
): Promise<void> {
  const own = await linesOf(tx, [id]);
  const facts = await goodsFactsOf(tx, own);
  const packs = own
    .filter(({ variantId }) => facts.get(variantId)?.isSubsidised)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  await checkSubsidisedLimit(tx, dependencies, { farmerId, packs, orderId: id });
}
