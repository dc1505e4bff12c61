import { isAllBack, isWithoutGoods, packsBack } from './check-coupons.ts';
import { heldFor, ownRefunds, sum, takenFor } from './read-books.ts';
import type { BookedOrder, Books } from './read-books.ts';

const CREDIT = 7;
/** What the walk's insurer gets for a unit, whole paise. */
const UNIT = 5_900;
const AT_THE_SHOP = /^(VENDOR_CONFIRMED|READY_FOR_DELIVERY|SHIPPED|OUT_FOR_DELIVERY|FAILED_DELIVERY|DELIVERED)$/;
/** Reasons of a return for which the shop is to blame. */
const SHOPS_FAULT: readonly string[] = ['003', '004', '005'];

type Policy = Books['policies'] extends Map<string, (infer Row)[]> ? Row : never;

/** Whether the premium of a policy has been paid, so that it must be in force; before that it must not. */
function isPaid({ status, paymentMode, totalPaise }: BookedOrder, { premiumPaise }: Policy, taken: number): boolean {
  if (status === 'DELIVERED') return true;
  if (premiumPaise === 0) return false;
  return paymentMode === CREDIT ? AT_THE_SHOP.test(status) : paymentMode > CREDIT && taken >= totalPaise;
}

/** What of a policy does not agree: its status, its days, and what its insurer has for it. */
function faultsOf(books: Books, order: BookedOrder, policy: Policy, taken: number): string[] {
  const { number, status, premiumPaise, inForceAt, validFrom } = policy;
  const units = status === 'VOID' ? 0 : policy.units - policy.returnedUnits;
  const isDue = status !== 'VOID' && isPaid(order, policy, taken);
  const entries = books.premiums.get(policy.id) ?? [];
  const has = sum(entries);
  const byFarmer = sum(entries.filter(({ payer }) => payer === 'farmer'));
  const fromFarmer = isDue && premiumPaise > 0 && order.paymentMode !== CREDIT ? units * UNIT : 0;
  const dayAfter = new Date((inForceAt?.getTime() ?? 0) + 5.5 * 3_600_000 + 86_400_000).toISOString().slice(0, 10);
  return [
    ...(status !== 'VOID' && isWithoutGoods(order) ? [`${number} is ${status}, and its order ${order.status}`] : []),
    ...(status !== 'VOID' && isDue !== (status === 'IN_FORCE') ? [`${number} is ${status}, ${taken} were paid`] : []),
    ...(status === 'IN_FORCE' && validFrom !== dayAfter ? [`${number} is valid from ${validFrom}`] : []),
    ...(has === (isDue ? units * UNIT : 0) ? [] : [`of ${units} units of ${number} its insurer has ${has}`]),
    ...(byFarmer === fromFarmer ? [] : [`farmers paid ${byFarmer} for ${number} instead of ${fromFarmer}`]),
  ];
}

/** Whether so many packs of an order are insured as were, less those that came back. */
function isInsuredAsOrdered(books: Books, { id, insurance }: BookedOrder, policies: readonly Policy[]): boolean {
  const bought = (insurance?.policy_order_details ?? []).reduce((units, one) => units + one.units_purchased, 0);
  const insured = policies
    .filter(({ status }) => status !== 'VOID')
    .reduce((units, one) => units + one.units - one.returnedUnits, 0);
  const variants = new Set(policies.map(({ variantId }) => variantId));
  const back = [...packsBack(books, id)].reduce((all, [pack, packs]) => all + (variants.has(pack) ? packs : 0), 0);
  // The walk insures every pack of a kind or none.
  return insured === bought - back;
}

/** Units of a handed-over order that are insured and were paid for. */
function insuredUnits({ policies }: Books, { id, status }: BookedOrder): number {
  if (status !== 'DELIVERED') return 0;
  return (policies.get(id) ?? [])
    .filter(({ status: state, premiumPaise }) => state !== 'VOID' && premiumPaise > 0)
    .reduce((units, one) => units + one.units - one.returnedUnits, 0);
}

/**
 * Premium of an order's returns that is back from the insurer and with nobody else: while a bank decides, and for good
 * where it gave the farmer what the market bears.
 */
function premiumWithMarket(books: Books, { id }: BookedOrder): number {
  const paid = books.captures.find(({ orderId, use }) => orderId === id && use === 'order');
  const kept = (books.withheld.get(id) ?? []).filter(({ releasedPaise }) => releasedPaise === 0);
  if (paid === undefined || kept.length === 0) return 0;
  const disputes = books.disputes.filter(({ gatewayPaymentId }) => gatewayPaymentId === paid.gatewayPaymentId);
  const isUndecided = disputes.some(({ status }) => status === 'open' || status === 'under_review');
  const lost = disputes.filter(({ status }) => status === 'lost').reduce((all, one) => all + heldFor(one), 0);
  const back = sum(books.refunds.filter(({ gatewayPaymentId }) => gatewayPaymentId === paid.gatewayPaymentId));
  const isMarkets = !books.unsure.has(id) && Math.min(lost, paid.amountPaise - back) > 0;
  return isUndecided || isMarkets ? kept.reduce((paise, { premiumPaise }) => paise + premiumPaise, 0) : 0;
}

/** What of premiums no shop has: insurers are owed it, or it came back and is the market's, or is to be decided. */
export function premiumsOfOthers(books: Books): number {
  return books.orders.reduce(
    (paise, order) => paise + insuredUnits(books, order) * UNIT + premiumWithMarket(books, order),
    0,
  );
}

/**
 * Every policy is in force from when its premium is there and not before, is void with its goods, and its insurer has
 * what its units cost, no more and no less; the shop's ledger says the same, and with all goods all money came back.
 */
export function coversAgree(books: Books): string[] {
  const taken = takenFor(books);
  const own = ownRefunds(books);
  return books.orders.flatMap((order) => {
    const { id, status, totalPaise, deliveryFeePaise } = order;
    const policies = books.policies.get(id) ?? [];
    const faults = policies.flatMap((policy) => faultsOf(books, order, policy, taken.get(id) ?? 0));
    if (!isWithoutGoods(order) && !isInsuredAsOrdered(books, order, policies))
      faults.push(`of order ${id} other units are insured than packs are kept`);
    if (status !== 'DELIVERED') return faults;
    const reasons = (books.returns.get(id) ?? []).filter(({ refusal }) => refusal === null).map(({ reason }) => reason);
    const isShopsFault = reasons.every((reason) => SHOPS_FAULT.includes(reason));
    const goods = totalPaise - (isShopsFault ? 0 : deliveryFeePaise);
    const isDisputed = books.disputes.some(({ orderId }) => orderId === id);
    const back = sum(own.get(id) ?? []);
    const isOverruled = (own.get(id) ?? []).some(({ cause }) => cause === 'overruled');
    // Support may have given less for some of them.
    if (!isDisputed && !isOverruled && isAllBack(books, id) && back < goods)
      faults.push(`all goods of order ${id} came back, and ${back} of ${goods} paise`);
    const borne = insuredUnits(books, order) * UNIT + premiumWithMarket(books, order);
    const inLedger = sum(books.shopEntries.filter((entry) => entry.orderId === id && entry.kind === 'premium'));
    if (inLedger !== 0 - borne) faults.push(`the shop of order ${id} bears ${inLedger} of premium, and is to ${borne}`);
    return faults;
  });
}
