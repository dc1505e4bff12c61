import type { EarningLine } from '@haat/order-core';
import { goodsFactsOf } from '@haat/backend-market';
import { linesOf } from '@haat/backend-orders';
import type { Executor } from '@haat/backend-platform';

/** A line of an order by which its agent earns. */
export interface OrderedLine extends EarningLine {
  readonly orderId: string;
  readonly variantId: string;
}

/** The lines of orders as the rule of commissions reads them: what they are of, as it was when they were ordered. */
export async function earningLines(executor: Executor, orderIds: readonly string[]): Promise<OrderedLine[]> {
  const lines = await linesOf(executor, orderIds);
  const facts = await goodsFactsOf(executor, lines);
  return lines.map(({ orderId, variantId, quantity, pricePaise, discountPaise }) => ({
    orderId,
    variantId,
    quantity,
    pricePaise,
    discountPaise,
    category: facts.get(variantId)?.kind ?? '',
    isSubsidised: facts.get(variantId)?.isSubsidised ?? false,
  }));
}
