import type { Reordered } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import {
  startNewCart,
  farmerOwner,
  lineQuotes,
  lockOwner,
  openCart,
  parkedCart,
  setLine,
} from '@haat/backend-checkout';
import type { StockLine } from '@haat/backend-market';
import { findOwnOrder, linesOf } from '@haat/backend-orders';
import { inLanguage, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

/** Whose order is put into a cart again, and the language in which goods are named. */
export interface ReorderRequest {
  farmerId: string;
  id: string;
  language: Language;
}

/**
 * Puts an order's goods, as far as its shop still sells them, into a new cart at today's prices; what is unavailable
 * is named. The previous cart is parked. It is atomic: a refusal leaves the previous cart unchanged.
 * @throws ServiceError `order_error.not_found`, `order_error.nothing_to_reorder`
 */
export async function reorder(dependencies: Dependencies, repeat: ReorderRequest): Promise<Reordered> {
  return inTransaction(dependencies.database, (tx) => reorderIn(tx, dependencies, repeat));
}

async function reorderIn(
  tx: Transaction,
  dependencies: Dependencies,
  { farmerId, id, language }: ReorderRequest,
): Promise<Reordered> {
  const now = dependencies.now();
  const order = await findOwnOrder(tx, farmerId, id);
  if (order === null) throw new ServiceError('order_error.not_found');
  const { marketplace, vendorId } = order;
  const owner = farmerOwner(farmerId);
  // Pressed twice at once: the second waits here, and finds the cart of the first.
  await lockOwner(tx, owner, marketplace);
  const lines = await linesOf(tx, [order.id]);
  const quotes = await lineQuotes(tx, {
    variantIds: lines.map(({ variantId }) => variantId),
    vendorId,
    isPrebook: false,
    now,
  });
  const wanted = lines.map((line) => ({
    line,
    quantity: Math.min(line.quantity, quotes.get(line.variantId)?.stock ?? 0),
  }));
  const had = wanted
    .filter(({ quantity }) => quantity > 0)
    .map(({ line: { variantId }, quantity }) => ({ variantId, quantity }));
  if (had.length === 0) throw new ServiceError('order_error.nothing_to_reorder');
  const before = await openCart(tx, owner, marketplace);
  // Pressed twice: the cart of the first press is not parked over the one that was there before.
  const isThere = before !== null && before.vendorId === vendorId && !before.isPrebook && sameLines(before.items, had);
  if (!isThere) {
    await startNewCart(tx, dependencies, owner, marketplace);
    for (const line of had)
      await setLine(
        tx,
        dependencies,
        { owner, marketplace, language },
        { ...line, vendorId, isPrebook: false, fromCartPage: false },
      );
  }
  return {
    marketplace,
    vendor_id: vendorId,
    lines: had.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })),
    missing: wanted
      .filter(({ line, quantity }) => quantity < line.quantity)
      .map(({ line, quantity }) => ({
        variant_id: line.variantId,
        name: inLanguage(line.product.name, language),
        asked: line.quantity,
        left: quantity,
      })),
    is_old_cart_parked:
      (isThere || (before !== null && before.items.length > 0)) &&
      (await parkedCart(tx, owner, marketplace, now)) !== null,
  };
}

function sameLines(one: readonly StockLine[], other: readonly StockLine[]): boolean {
  const packs = new Map(one.map(({ variantId, quantity }) => [variantId, quantity]));
  return one.length === other.length && other.every(({ variantId, quantity }) => packs.get(variantId) === quantity);
}
