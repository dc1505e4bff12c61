import type { Language, Reordered } from '@haat/api-contract';
import { asc, eq } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { ServiceError } from '../../errors.ts';
import { farmerOwner } from '../carts/cart-owner.ts';
import { openCart, parkedCart } from '../carts/cart-rows.ts';
import { setCartItem } from '../carts/change-lines.ts';
import { resetCartOf } from '../carts/replace-cart.ts';
import { quoteFor } from '../catalogue/quotes.ts';
import type { StockLine } from '../catalogue/stock.ts';
import { inLanguage } from '../localised/localised.ts';
import { ownOrder } from './find-orders.ts';
import { orderLines, orders } from './tables.ts';

/**
 * Puts what a farmer's order held, as far as its shop still sells it, into a cart at today's prices; the cart that was there is parked.
 * @throws ServiceError `order_error.not_found`, `order_error.nothing_to_reorder`
 */
export async function reorder(dependencies: Dependencies, farmerId: string, id: string, language: Language): Promise<Reordered> {
  const { database } = dependencies;
  const own = ownOrder(farmerId, id);
  const [order] = own === null ? [] : await database.select().from(orders).where(own);
  if (order === undefined) throw new ServiceError('order_error.not_found');
  const lines = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position));
  const quotes = await quoteFor(database, lines.map(({ variantId }) => variantId), order.vendorId);
  const wanted = lines.map((line) => ({ line, quantity: Math.min(line.quantity, quotes.get(line.variantId)?.stock ?? 0) }));
  const [first, ...others] = wanted.filter(({ quantity }) => quantity > 0);
  if (first === undefined) throw new ServiceError('order_error.nothing_to_reorder');
  const owner = farmerOwner(farmerId);
  const before = await openCart(database, owner, order.marketplace);
  const had = [first, ...others].map(({ line, quantity }) => ({ variantId: line.variantId, quantity }));
  // Pressed twice: the cart of the first press is not parked over the one that was there before.
  const isThere = before !== null && before.vendorId === order.vendorId && !before.isPrebook && sameLines(before.items, had);
  if (!isThere) {
    const itemOf = ({ variantId, quantity }: StockLine) => ({ variantId, vendorId: order.vendorId, quantity, isPrebook: false });
    const [begin, ...rest] = had;
    if (begin !== undefined) await resetCartOf(dependencies, owner, order.marketplace, itemOf(begin));
    for (const line of rest) await setCartItem(dependencies, owner, order.marketplace, { ...itemOf(line), fromCartPage: false }, language);
  }
  return {
    marketplace: order.marketplace, vendor_id: order.vendorId,
    lines: had.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })),
    missing: wanted.filter(({ line, quantity }) => quantity < line.quantity)
      .map(({ line, quantity }) => ({ variant_id: line.variantId, name: inLanguage(line.product.name, language), asked: line.quantity, left: quantity })),
    is_old_cart_parked: (isThere || (before !== null && before.items.length > 0)) && (await parkedCart(database, owner, order.marketplace, dependencies.now())) !== null,
  };
}

function sameLines(one: readonly StockLine[], other: readonly StockLine[]): boolean {
  const packs = new Map(one.map(({ variantId, quantity }) => [variantId, quantity]));
  return one.length === other.length && other.every(({ variantId, quantity }) => packs.get(variantId) === quantity);
}
