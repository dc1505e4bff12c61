import { CREDIT_SHOP } from '@haat/backend-testing';
import { premiumsOfOthers } from './check-covers.ts';
import { groupBy, heldFor, ownRefunds, sum, takenFor } from './read-books.ts';
import type { BookedOrder, Books } from './read-books.ts';
import { SHOPS } from './walk.ts';
import type { Walk } from './walk.ts';

const CREDIT = 7;
/** The fee of the sample's terms, in hundredths of a per cent. */
const FEE = 200;

const halfUp = (paise: number, over: number) => Math.floor((2 * paise + over) / (2 * over));
const goodsOf = ({ pricePaise, discountPaise, couponDiscountPaise }: BookedOrder) =>
  Math.max(0, pricePaise - discountPaise - couponDiscountPaise);

/** Nothing is taken to have been paid, or given back, that the gateway does not know, and nothing twice. */
export function gatewayAgrees(books: Books): string[] {
  const refunds = groupBy(books.refunds, ({ gatewayPaymentId }) => gatewayPaymentId ?? '');
  const faults = books.captures.flatMap(({ gatewayPaymentId: id, amountPaise }) => {
    const paid = books.atGateway.get(id);
    if (paid?.status !== 'captured' || paid.amountPaise !== amountPaise)
      return [`${amountPaise} paise of ${id} were booked, of which the gateway knows nothing`];
    const asked = refunds.get(id) ?? [];
    const given = (books.refundsAtGateway.get(id) ?? []).filter(
      ({ status, id: refundId }) => status !== 'failed' && !books.madeAgain.has(refundId),
    );
    const done = given.filter(({ status }) => status === 'processed');
    const completed = asked.filter(({ status }) => status === 'REFUND_COMPLETED');
    return [
      ...(sum(asked) > amountPaise ? [`${sum(asked)} of ${amountPaise} paise of ${id} are to go back`] : []),
      ...(sum(given) > sum(asked) ? [`the gateway gave back ${sum(given)} of ${id}, asked were ${sum(asked)}`] : []),
      ...(sum(completed) > sum(done) ? [`${sum(completed)} of ${id} are said to be back, and ${sum(done)} are`] : []),
    ];
  });
  const expected = [
    ...books.captures.map(({ gatewayPaymentId, amountPaise }) => [`capture ${gatewayPaymentId}`, amountPaise] as const),
    ...books.refunds
      .filter(({ status, gatewayPaymentId }) => status === 'REFUND_COMPLETED' && gatewayPaymentId !== null)
      .map(({ gatewayRefundId, amountPaise }) => [`refund ${gatewayRefundId}`, -amountPaise] as const),
    ...madeAgainOf(books).map(({ id, amountPaise }) => [`refund ${id}`, 0 - amountPaise] as const),
    ...books.disputes.map((dispute) => [`dispute ${dispute.id}`, 0 - heldFor(dispute)] as const),
  ];
  return [...faults, ...compare(expected, linesOf(books.gatewayEntries), 'in the ledger with the gateway')];
}

/** What the gateway gave back once more, of itself. */
function madeAgainOf({ refundsAtGateway, madeAgain }: Books) {
  return [...refundsAtGateway.values()].flat().filter(({ id }) => madeAgain.has(id));
}

function linesOf(entries: Books['gatewayEntries']): (readonly [string, number])[] {
  return entries
    .filter(({ kind }) => kind === 'capture' || kind === 'refund' || kind === 'dispute')
    .map(({ kind, entityId, amountPaise }) => [`${kind} ${entityId}`, amountPaise] as const);
}

/** Sums by name, and says where they differ. */
function compare(
  expected: readonly (readonly [string, number])[],
  found: readonly (readonly [string, number])[],
  where: string,
): string[] {
  const sums = (lines: readonly (readonly [string, number])[]) => {
    const by = new Map<string, number>();
    for (const [name, paise] of lines) by.set(name, (by.get(name) ?? 0) + paise);
    return by;
  };
  const [wanted, booked] = [sums(expected), sums(found)];
  return [...new Set([...wanted.keys(), ...booked.keys()])].flatMap((name) => {
    const [should, is] = [wanted.get(name) ?? 0, booked.get(name) ?? 0];
    return should === is ? [] : [`${name}: ${is} paise instead of ${should} ${where}`];
  });
}

/** What of a lost payment its shop bears: all that did not go back, unless the goods were surely handed over. */
function borneByShop(books: Books, { id, status }: BookedOrder): number {
  if (status === 'DELIVERED' && !books.unsure.has(id)) return 0;
  const paid = books.captures.find(({ orderId, use }) => orderId === id && use === 'order');
  if (paid === undefined) return 0;
  const lost = books.disputes
    .filter((dispute) => dispute.gatewayPaymentId === paid.gatewayPaymentId && dispute.status === 'lost')
    .reduce((paise, dispute) => paise + heldFor(dispute), 0);
  const back = sum(books.refunds.filter(({ gatewayPaymentId }) => gatewayPaymentId === paid.gatewayPaymentId));
  return Math.min(lost, paid.amountPaise - back);
}

/** Premium that came back to a shop for an order: with refunds, and in all. */
interface PremiumBack {
  readonly refunded: number;
  readonly all: number;
}

/** What an order must stand with in its shop's ledger, by kind. */
function entriesOf(
  order: BookedOrder,
  taken: number,
  back: number,
  premium: PremiumBack,
): (readonly [string, number])[] {
  const { id, status, paymentMode, totalPaise, premiumPaise } = order;
  const isSold = status === 'DELIVERED';
  const isCredit = paymentMode === CREDIT;
  const cash = isSold && !isCredit ? totalPaise - taken : 0;
  const goods = goodsOf(order);
  const fee = isSold ? halfUp(goods * FEE, 10_000) : 0;
  const kept = goods === 0 ? 0 : halfUp(fee * Math.max(0, goods - (back - premium.refunded)), goods);
  return [
    [`${id} captured`, taken],
    [`${id} sold-on-credit`, isSold && isCredit ? totalPaise : 0],
    [`${id} sold-for-cash`, cash],
    [`${id} cash-taken`, 0 - cash],
    [`${id} refund`, 0 - back],
    [`${id} premium`, premium.all - (isSold ? premiumPaise : 0)],
    [`${id} fee`, 0 - kept],
  ];
}

function premiumBackIn(entries: Books['shopEntries']): PremiumBack {
  const isLost = ({ reference }: { reference: string }) => reference.startsWith('premium-lost:');
  const isSale = ({ amountPaise, reference }: { amountPaise: number; reference: string }) =>
    amountPaise < 0 && !isLost({ reference });
  const back = entries.filter((entry) => !isSale(entry));
  return { refunded: sum(back.filter((entry) => !isLost(entry))), all: sum(back) };
}

/** What each shop is owed is what was taken and sold for it, less what went back, was kept, and was settled. */
export function shopsAgree(books: Books, { broughtBack }: Walk): string[] {
  const taken = takenFor(books);
  const own = ownRefunds(books);
  // How much it has to be, and that the policies say the same, is looked at with the policies.
  const premiumBack = new Map(
    [...groupBy(books.shopEntries, ({ orderId }) => orderId ?? '')].map(([id, entries]) => [
      id,
      premiumBackIn(entries.filter(({ kind }) => kind === 'premium')),
    ]),
  );
  const expected = [
    ...books.orders.flatMap((order) => {
      const [paid, back] = [taken.get(order.id) ?? 0, sum(own.get(order.id) ?? [])];
      return entriesOf(order, paid, back, premiumBack.get(order.id) ?? { refunded: 0, all: 0 });
    }),
    ...books.orders.map((order) => [`${order.id} chargeback`, 0 - borneByShop(books, order)] as const),
    ...books.moneyActs
      .filter(({ doneAt, kind }) => doneAt !== null && (kind === 'shop-payout' || kind === 'shop-receipt'))
      .map(({ kind, subjectId, amountPaise }) =>
        kind === 'shop-payout'
          ? ([`${subjectId} payout`, 0 - amountPaise] as const)
          : ([`${subjectId} receipt`, amountPaise] as const),
      ),
    // All of it is brought to the one centre.
    ...[...broughtBack.values()].map((paise) => [`${CREDIT_SHOP} dues-taken`, 0 - paise] as const),
  ];
  const found = books.shopEntries.map(
    ({ orderId, vendorId, kind, amountPaise }) => [`${orderId ?? vendorId} ${kind}`, amountPaise] as const,
  );
  const shopOf = new Map(books.orders.map(({ id, vendorId }) => [id, vendorId]));
  const wrongShop = books.shopEntries.filter(
    ({ orderId, vendorId }) => orderId !== null && shopOf.get(orderId) !== vendorId,
  );
  const closed = new Set(books.shopEntries.filter(({ kind }) => kind === 'fee').map(({ orderId }) => orderId));
  const unclosed = books.orders.filter(({ id, status }) => status === 'DELIVERED' && !closed.has(id));
  return [
    ...compare(expected, found, 'in the ledger of the shop'),
    ...wrongShop.map(({ reference }) => `${reference} stands in the ledger of another shop`),
    ...unclosed.map(({ id }) => `order ${id} was handed over, and its shop's ledger does not say so`),
  ];
}

/** What each farmer owes is what was lent and not taken back, repaid or returned. */
export function debtsAgree(books: Books, { broughtBack }: Walk): string[] {
  const onCredit = books.orders.filter(({ paymentMode }) => paymentMode === CREDIT);
  const farmerOf = new Map(onCredit.map(({ id, farmerId }) => [id, farmerId]));
  const interest = books.credit.filter(({ kind, account }) => kind === 'interest' && account === 'farmer-dues');
  const givenBack = groupBy(books.refunds, ({ gatewayPaymentId }) => gatewayPaymentId ?? '');
  const isOpen = ({ status }: BookedOrder) => /^(PENDING|VENDOR_CONFIRMED|READY|SHIPPED|OUT_|FAILED_D)/.test(status);
  const expected = [
    ...onCredit.flatMap(({ farmerId, status, totalPaise }) =>
      status === 'DELIVERED' ? [[`${farmerId} farmer-dues`, totalPaise] as const] : [],
    ),
    ...onCredit.filter(isOpen).map(({ farmerId, totalPaise }) => [`${farmerId} farmer-open`, totalPaise] as const),
    ...interest.map(({ userId, amountPaise }) => [`${userId} farmer-dues`, amountPaise] as const),
    ...books.refunds
      .filter(({ to }) => to === 'credit')
      .map(({ orderId, amountPaise }) => [`${farmerOf.get(orderId ?? '')} farmer-dues`, 0 - amountPaise] as const),
    ...books.captures
      .filter(({ use }) => use === 'dues')
      .map(({ paymentId, gatewayPaymentId, amountPaise }) => {
        const repaid = amountPaise - sum(givenBack.get(gatewayPaymentId) ?? []);
        return [`${books.debtors.get(paymentId)} farmer-dues`, 0 - repaid] as const;
      }),
    ...[...broughtBack].map(([farmerId, paise]) => [`${farmerId} farmer-dues`, 0 - paise] as const),
  ];
  const found = books.credit
    .filter(({ account }) => account === 'farmer-dues' || account === 'farmer-open')
    .map(({ userId, account, amountPaise }) => [`${userId} ${account}`, amountPaise] as const);
  return compare(expected, found, 'on the credit line');
}

/** The market's money: what came in is what went out and what is owed, to shops, farmers and the market itself. */
export function moneyAgrees(books: Books): string[] {
  const isOver = ({ status }: { status: string }) => status === 'REFUND_COMPLETED';
  const refunds = books.refunds.filter(({ to }) => to !== 'credit');
  const acts = (kind: string) => sum(books.moneyActs.filter((act) => act.doneAt !== null && act.kind === kind));
  const income = sum(books.captures) + acts('shop-receipt') + acts('second-payment-came-back');
  const held = books.disputes.filter(({ gatewayPaymentId }) => books.atGateway.has(gatewayPaymentId));
  const lost = held.reduce((paise, dispute) => paise + heldFor(dispute), 0);
  const out = sum(refunds.filter(isOver)) + sum(madeAgainOf(books)) + acts('shop-payout') + lost;
  const toShops = SHOPS.reduce(
    (paise, shop) => paise + sum(books.shopEntries.filter(({ vendorId }) => vendorId === shop)),
    0,
  );
  const toFarmers = sum(refunds.filter((refund) => !isOver(refund)));
  const fees = 0 - sum(books.shopEntries.filter(({ kind }) => kind === 'fee'));
  const premiums = premiumsOfOthers(books);
  // What went out a second time is owed by who got it, until it is back or given up.
  const twice = sum(books.secondPayments) + acts('second-payment-written-off');
  const dues = sum(books.credit.filter(({ account }) => account === 'farmer-dues'));
  const interest = sum(books.credit.filter(({ kind, account }) => kind === 'interest' && account === 'farmer-dues'));
  // What of it no shop bears is the market's loss.
  const marketsLoss = lost + sum(books.shopEntries.filter(({ kind }) => kind === 'chargeback'));
  const owed = toShops + toFarmers + fees + premiums + interest - dues - twice - marketsLoss;
  return income === out + owed ? [] : [`${income} paise came in; ${out} went out and ${owed} are owed`];
}
