import { toPaise, toRupees } from '@haat/format';
import { orderCommission } from '@haat/order-core';
import { lineSnapshots } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';

/** Goods as they are sold now; amounts in rupees, price and discount of one pack. */
export interface SoldGoods {
  readonly goods: readonly { variantId: string; quantity: number; price: number; discount: number }[];
  readonly couponDiscount: number;
}

/**
 * What an agent earns by goods when they are handed over, in rupees. See docs/domain/agents.md#commission.
 * @param rates hundredths of a per cent by kind of goods
 */
export async function commissionOf(
  executor: Executor,
  rates: Readonly<Record<string, number>>,
  { goods, couponDiscount }: SoldGoods,
): Promise<number> {
  const known = await lineSnapshots(
    executor,
    goods.map(({ variantId }) => variantId),
  );
  const lines = goods.map(({ variantId, quantity, price, discount }) => {
    const facts = known.get(variantId)?.facts;
    return {
      pricePaise: toPaise(price),
      discountPaise: toPaise(discount),
      quantity,
      category: facts?.kind ?? '',
      isSubsidised: facts?.isSubsidised ?? false,
    };
  });
  return toRupees(orderCommission(lines, toPaise(couponDiscount), rates));
}
