import { groupBy, heldFor, ownRefunds, sum, takenFor } from './read-books.ts';
import type { BookedOrder, Books } from './read-books.ts';

/** What a shop's cash refunds may come to in a day, and from where on two persons say so; whole paise. */
const DAILY_LIMIT = 1_000_000;
const TWO_PERSONS = 500_000;

/** Whether the market keeps money of an order that ended otherwise; an advance may stay when the farmer cancels. */
function isEndedWithMoney(
  { disputes, captures }: Books,
  { id, status, advancePaise }: BookedOrder,
  back: number,
  taken: ReadonlyMap<string, number>,
): boolean {
  const isEnded = /CANCELLED$|^FAILED$|ORIGIN$|^ORDER_FAILED$/.test(status);
  if (!isEnded || (status === 'USER_CANCELLED' && advancePaise !== null)) return false;
  const paid = captures.find(({ orderId, use }) => orderId === id && use === 'order')?.gatewayPaymentId;
  const held = disputes.filter(({ gatewayPaymentId }) => gatewayPaymentId === paid).map(heldFor);
  return (taken.get(id) ?? 0) - back - held.reduce((all, one) => all + one, 0) > 0;
}

/** What goes back to farmers was paid by them before, and leaves the market's account once. */
export function refundsAgree(books: Books): string[] {
  const taken = takenFor(books);
  const own = ownRefunds(books);
  const tooMuch = books.orders.flatMap(({ id, status, totalPaise }) => {
    const paid = status === 'DELIVERED' ? totalPaise : (taken.get(id) ?? 0);
    const back = sum(own.get(id) ?? []);
    return back <= paid ? [] : [`${back} paise of order ${id} go back, and ${paid} were paid`];
  });
  const kept = books.orders.filter((order) => isEndedWithMoney(books, order, sum(own.get(order.id) ?? []), taken));
  const unpaid = books.orders
    .filter(({ status, paymentMode, isPrebook, ...order }) => {
      const whole = isPrebook ? (order.advancePaise ?? order.totalPaise) : order.totalPaise;
      return status === 'DELIVERED' && paymentMode >= 10 && taken.get(order.id) !== whole;
    })
    .map(({ id }) => `order ${id} was handed over and is not paid`);
  const payouts = books.refunds
    .filter(({ gatewayPaymentId, to }) => gatewayPaymentId === null && to !== 'credit')
    .flatMap(({ id, status, amountPaise }) => {
      const out = sum(books.bank.get(id) ?? []);
      const isRight = out === amountPaise || (out === 0 && status !== 'REFUND_COMPLETED');
      return isRight ? [] : [`refund ${id} of ${amountPaise} paise is ${status}, and ${out} were paid out`];
    });
  return [
    ...kept.map(({ id }) => `money of order ${id} is kept, which has ended`),
    ...tooMuch,
    ...unpaid,
    ...payouts,
    ...guardsHold(books),
  ];
}

/** A shop's limit of a day, and the second person. */
function guardsHold({ cashRefunds, moneyActs }: Books): string[] {
  const days = groupBy(
    cashRefunds.filter(({ releasedOn, amountPaise }) => releasedOn !== null && amountPaise <= DAILY_LIMIT),
    ({ vendorId, releasedOn }) => `${vendorId} on ${releasedOn}`,
  );
  return [
    ...[...days]
      .filter(([, rows]) => sum(rows) > DAILY_LIMIT)
      .map(([day, rows]) => `${sum(rows)} paise of cash were let go for ${day}`),
    ...cashRefunds
      .filter(({ releasedOn, confirmedAt }) => releasedOn !== null && confirmedAt === null)
      .filter(({ amountPaise }) => amountPaise >= TWO_PERSONS)
      .map(({ refundId }) => `refund ${refundId} was let go by one person`),
    ...moneyActs
      .filter(({ doneAt, amountPaise, confirmedBy }) => doneAt !== null && amountPaise >= TWO_PERSONS && !confirmedBy)
      .map(({ id, kind }) => `${kind} ${id} was done by one person`),
  ];
}
