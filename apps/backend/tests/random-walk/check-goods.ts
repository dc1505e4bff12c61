import type { BookedOrder, Books } from './read-books.ts';
import { takenFor } from './read-books.ts';
import type { Walk } from './walk.ts';

/** Who holds packs off the shelf, by docs/domain/orders.md#stock. */
const OFF_THE_SHELF: readonly string[] = [
  'PENDING',
  'SUCCESS',
  'VENDOR_CONFIRMED',
  'READY_FOR_DELIVERY',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'FAILED_DELIVERY',
  'DELIVERED',
];
const ENDED: readonly string[] = [
  'RETURN_TO_ORIGIN',
  'USER_CANCELLED',
  'VENDOR_CANCELLED',
  'DEHAAT_CANCELLED',
  'ORDER_FAILED',
  'FAILED',
];
/** Wire codes of how an order is paid. */
const CASH = 1;
const ONLINE: readonly number[] = [10, 11];
const DAYS_30_MS = 30 * 86_400_000;

const isEnded = ({ status }: BookedOrder) => ENDED.includes(status);
const add = (sums: Map<string, number>, key: string, packs: number) => sums.set(key, (sums.get(key) ?? 0) + packs);

/** No pack is sold twice: a shelf holds what was on it, and came, less what orders hold. */
export function shelvesAgree(books: Books, { restocked }: Walk, begun: ReadonlyMap<string, number>): string[] {
  const held = new Map<string, number>();
  for (const order of books.orders.filter(({ status }) => OFF_THE_SHELF.includes(status)))
    for (const { variantId, quantity } of books.lines.get(order.id) ?? [])
      add(held, `${order.vendorId}-${variantId}`, quantity);
  return books.offers.flatMap(({ cId, stock }) => {
    const expected = (begun.get(cId) ?? 0) + (restocked.get(cId) ?? 0) - (held.get(cId) ?? 0);
    return stock === expected && stock >= 0 ? [] : [`${cId} has ${stock} packs on the shelf instead of ${expected}`];
  });
}

/** Whether a prebooking has packs of its season: paid, to be paid in cash, or while its attempt to pay is open. */
function holdsSeason(order: BookedOrder, books: Books, taken: ReadonlyMap<string, number>): boolean {
  if (books.come.has(order.id)) return true;
  if (order.status !== 'PRE_ORDER') return false;
  if (order.paymentMode === CASH || (taken.get(order.id) ?? 0) > 0) return true;
  return (books.payments.get(order.id) ?? []).some(({ state }) => state === 'open' || state === 'pending');
}

/** No pack of a season is promised twice. */
export function seasonsAgree(books: Books): string[] {
  const paid = takenFor(books);
  const held = new Map<string, number>();
  for (const order of books.orders.filter((one) => one.isPrebook && holdsSeason(one, books, paid)))
    for (const { variantId, quantity } of books.lines.get(order.id) ?? [])
      add(held, `${books.places.get(order.id)?.seasonId}/${order.vendorId}/${variantId}`, quantity);
  return books.seasons.flatMap(({ seasonId, vendorId, variantId, taken, promised }) => {
    const expected = held.get(`${seasonId}/${vendorId}/${variantId}`) ?? 0;
    return taken === expected && taken <= promised
      ? []
      : [`of season ${seasonId} at ${vendorId} ${taken} of ${promised} packs are booked instead of ${expected}`];
  });
}

/** Nobody holds what was not paid for beyond the limits of docs/domain. */
export function limitsHold(books: Books, { urea }: Walk): string[] {
  const paid = takenFor(books);
  const unpaid = new Map<string, number>();
  const perFarmer = new Map<string, number>();
  const perShop = new Map<string, number>();
  const faults: string[] = [];
  for (const order of books.orders) {
    const { id, farmerId, vendorId, status, paymentMode } = order;
    const attempts = books.payments.get(id) ?? [];
    if (attempts.length > 2) faults.push(`order ${id} has ${attempts.length} attempts to pay`);
    const isWaiting = ['PENDING', 'PAYMENT_FAILED', 'PRE_ORDER'].includes(status) && !paid.has(id);
    if (ONLINE.includes(paymentMode) && isWaiting) add(unpaid, farmerId, 1);
    if (ONLINE.includes(paymentMode) && status === 'PENDING' && !attempts.some(({ state }) => state !== 'failed'))
      faults.push(`order ${id} holds packs, and nobody can pay it`);
    for (const { variantId, quantity } of books.lines.get(id) ?? []) {
      if (quantity > 50) faults.push(`order ${id} has ${quantity} packs of ${variantId}`);
      const place = books.places.get(id);
      if (paymentMode !== CASH || place === undefined || place.state === 'given-back' || isEnded(order)) continue;
      add(perFarmer, `${farmerId} ${place.seasonId} ${variantId}`, quantity);
      add(perShop, `${place.seasonId}/${vendorId}/${variantId}`, quantity);
    }
  }
  for (const [who, count] of unpaid) if (count > 3) faults.push(`farmer ${who} has ${count} unpaid orders`);
  for (const [who, packs] of perFarmer)
    if (packs > 5) faults.push(`farmer ${who} has ${packs} packs prebooked without paying ahead`);
  for (const { seasonId, vendorId, variantId, promised } of books.seasons) {
    const packs = perShop.get(`${seasonId}/${vendorId}/${variantId}`) ?? 0;
    if (packs > Math.floor(promised * 0.3))
      faults.push(`${packs} of ${promised} packs of ${variantId} at ${vendorId} are prebooked without paying ahead`);
  }
  return [...faults, ...subsidyHolds(books, urea)];
}

/** At most 10 packs of subsidised fertiliser a farmer in any 30 days. */
function subsidyHolds({ orders, lines }: Books, urea: string): string[] {
  const bought = orders
    .filter((order) => !isEnded(order) && order.status !== 'PAYMENT_FAILED' && !order.isPrebook)
    .map(({ id, farmerId, createdAt }) => ({
      farmerId,
      at: createdAt.getTime(),
      packs: (lines.get(id) ?? [])
        .filter((line) => line.variantId === urea)
        .reduce((all, one) => all + one.quantity, 0),
    }))
    .filter(({ packs }) => packs > 0);
  return bought.flatMap(({ farmerId, at }) => {
    const packs = bought
      .filter((other) => other.farmerId === farmerId && other.at <= at && other.at > at - DAYS_30_MS)
      .reduce((all, one) => all + one.packs, 0);
    return packs > 10 ? [`farmer ${farmerId} has ${packs} packs of subsidised fertiliser in 30 days`] : [];
  });
}
