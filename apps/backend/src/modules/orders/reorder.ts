import type { Language, Reordered } from '@haat/api-contract';
import { asc, eq } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { ServiceError } from '../../errors.ts';
import { farmerOwner } from '../carts/cart-owner.ts';
import { openCart } from '../carts/cart-rows.ts';
import { resetCartOf } from '../carts/replace-cart.ts';
import { setCartItem } from '../carts/change-lines.ts';
import { quoteFor } from '../catalogue/quotes.ts';
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
  const wanted = lines.map((line) => {
    const left = quotes.get(line.variantId)?.stock ?? 0;
    return { line, left, quantity: Math.min(line.quantity, left) };
  });
  const [first, ...others] = wanted.filter(({ quantity }) => quantity > 0);
  if (first === undefined) throw new ServiceError('order_error.nothing_to_reorder');
  const owner = farmerOwner(farmerId);
  const before = await openCart(database, owner, order.marketplace);
  const itemOf = ({ line, quantity }: (typeof wanted)[number]) => ({ variantId: line.variantId, vendorId: order.vendorId, quantity, isPrebook: false });
  await resetCartOf(dependencies, owner, order.marketplace, itemOf(first));
  for (const other of others) await setCartItem(dependencies, owner, order.marketplace, { ...itemOf(other), fromCartPage: false }, language);
  return {
    marketplace: order.marketplace, vendor_id: order.vendorId,
    lines: [first, ...others].map(({ line, quantity }) => ({ variant_id: line.variantId, quantity })),
    missing: wanted.filter(({ line, quantity }) => quantity < line.quantity).map(({ line, left }) => ({ variant_id: line.variantId, name: inLanguage(line.product.name, language), asked: line.quantity, left })),
    is_old_cart_parked: before !== null && before.items.length > 0,
  };
}
