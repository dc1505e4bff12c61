import { groupBy } from './read-books.ts';
import type { BookedOrder, Books } from './read-books.ts';

/** Statuses in which an order has no use of its coupon, by docs/domain/coupons.md#uses. */
const WITHOUT_USE = /CANCELLED$|FAILED$|ORIGIN$/;

/** Packs of an order that the shop has taken back, or for which support gave money over its refusal. */
export function packsBack(books: Books, orderId: string): Map<string, number> {
  const back = new Map<string, number>();
  for (const { status, overruledAt, variantId, quantity } of books.returns.get(orderId) ?? [])
    if (status === 'PICKED_UP' || status === 'REFUNDED' || overruledAt !== null)
      back.set(variantId, (back.get(variantId) ?? 0) + quantity);
  return back;
}

/** Whether nothing of an order is left with its farmer. */
export function isAllBack(books: Books, orderId: string): boolean {
  const back = packsBack(books, orderId);
  return (books.lines.get(orderId) ?? []).every(({ variantId, quantity }) => (back.get(variantId) ?? 0) >= quantity);
}

/** Whether an order has ended without its goods, or waits for another attempt to pay. */
export function isWithoutGoods({ status }: Pick<BookedOrder, 'status'>): boolean {
  return WITHOUT_USE.test(status);
}

/** Every order that holds a coupon has one use of it and no other has, and no coupon is used beyond its limits. */
export function couponsAgree(books: Books): string[] {
  const held = groupBy(
    books.couponUses.filter(({ givenBackAt }) => givenBackAt === null),
    ({ orderId }) => orderId,
  );
  const faults = books.orders.flatMap((order) => {
    const { id, status, couponCode } = order;
    const uses = held.get(id) ?? [];
    const expected = couponCode === null || isWithoutGoods(order) || isAllBack(books, id) ? 0 : 1;
    const isOfIt = uses.every(({ code, farmerId }) => code === couponCode && farmerId === order.farmerId);
    return uses.length === expected && isOfIt
      ? []
      : [`order ${id}, ${status}, has ${uses.length} uses of ${couponCode}`];
  });
  const beyond = books.coupons.flatMap(({ code, totalUses, usesPerFarmer, usedCount }) => {
    const uses = [...held.values()].flat().filter((use) => use.code === code);
    const most = Math.max(0, ...[...groupBy(uses, ({ farmerId }) => farmerId).values()].map((one) => one.length));
    return [
      ...(usedCount === uses.length ? [] : [`${code} counts ${usedCount} uses, and ${uses.length} orders have it`]),
      ...(totalUses === null || uses.length <= totalUses ? [] : [`${code} is used ${uses.length} times`]),
      ...(usesPerFarmer === null || most <= usesPerFarmer ? [] : [`${code} is used ${most} times by one farmer`]),
    ];
  });
  return [...faults, ...beyond];
}
