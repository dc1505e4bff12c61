import type { PackHistory } from '@haat/api-contract/shop-goods';
import { toRupees } from '@haat/format';
import type { goodsChanges } from '../tables.ts';

/** A change of a pack in the contract's shape. @param userId of the person who reads it */
export function historyView(change: typeof goodsChanges.$inferSelect, userId: string): PackHistory['results'][number] {
  const from = change.priceBefore - change.discountBefore;
  const to = change.priceAfter - change.discountAfter;
  return {
    at: change.at.toISOString(),
    is_own: change.userId === userId,
    price: from === to ? null : { from: toRupees(from), to: toRupees(to) },
    stock: change.stockBefore === change.stockAfter ? null : { from: change.stockBefore, to: change.stockAfter },
    on_sale: change.onSaleBefore === change.onSaleAfter ? null : change.onSaleAfter,
    is_import: change.importId !== null,
  };
}
