import { randomUUID } from 'node:crypto';
import type { MoneyActView, Order } from '@haat/api-contract';
import { payableShop, refundForTwo } from '../market/money-stories.ts';
import type { OrderOptions } from '../market/farmer.ts';
import { signed } from '@haat/test-clients/order-for';
import { withNewFarmer, type People } from '../market/people.ts';
import { collectedOrder } from '../market/stories.ts';
import { SAMPLE } from '../requests/good-values.ts';
import { answerTo, answerToPerson, unless, unlessRefused, type MisuseCase } from './misuse-case.ts';

const SHOPS = '/support/v1/ledger/shops';
/** Rupees from which support needs a second person. */
const LARGE = 5_000;
/** Packs of the sample that cost more than that together. */
const PACKS_ON_CREDIT = 30;

/** A shop and a farmer say that dear goods, paid in cash, came back. */
async function tryCashRefund(people: People): Promise<string[]> {
  const refundId = await refundForTwo(await withNewFarmer(people));
  const pay = () =>
    answerToPerson(people.supporter, {
      method: 'POST',
      path: `/support/v1/refunds/${refundId}/paid`,
      body: { destination_version: 1 },
    });
  const first = await pay();
  const wanted = await people.supporter.call<MoneyActView>('POST', `/support/v1/refunds/${refundId}/release`, {
    reason: 'Let it go.',
  });
  const again = await answerToPerson(people.supporter, {
    method: 'POST',
    path: `/support/v1/acts/${wanted.id}/confirm`,
  });
  return [
    ...unlessRefused('paying a large refund of cash alone', first, 'refund_error.not_released'),
    ...unless(!wanted.is_done, 'one person let a large refund of cash go'),
    ...unlessRefused('confirming one’s own act', again, 'act_error.same_person'),
    ...unlessRefused('paying it after that', await pay(), 'refund_error.not_released'),
  ];
}

/** A person of support pays a shop of a friend. */
async function tryPayout(people: People): Promise<string[]> {
  const shop = await payableShop(people);
  const more = await answerToPerson(people.supporter, {
    method: 'POST',
    path: `${SHOPS}/${shop}/payouts`,
    body: { amount: 9_999_999, reason: 'This week.' },
  });
  const { is_done: isDone } = await people.supporter.call<MoneyActView>('POST', `${SHOPS}/${shop}/receipts`, {
    amount: LARGE,
    reason: 'Brought by hand.',
  });
  return [
    ...unless(
      more.status >= 400 || !(more.body as MoneyActView).is_done,
      'a shop is paid more than it is owed by one person',
    ),
    ...unless(!isDone, 'one person took ₹5,000.00 of a shop’s payment'),
  ];
}

/** Says that an order is paid, with a signature that is not the gateway's. */
async function tryForgery(people: People): Promise<string[]> {
  const { farmer } = await withNewFarmer(people);
  const { order, fields } = await people.gateway.redirects(farmer);
  const answer = await answerTo(people.address, {
    method: 'POST',
    path: '/payment/v1/returns',
    body: {
      razorpay_payment_id: 'pay_forged',
      razorpay_order_id: fields['order_id'],
      razorpay_signature: 'b'.repeat(64),
    },
  });
  // What the gateway signed for one order pays no other.
  const paid = await people.gateway.takesMoneyOf(farmer);
  const other = await answerTo(people.address, {
    method: 'POST',
    path: '/payment/v1/returns',
    body: { ...paid.signed, razorpay_order_id: fields['order_id'] },
  });
  const { payment } = await farmer.looksAt(order.id);
  return [
    ...unlessRefused('a forged payment', answer, 'payment_error.not_signed'),
    ...unlessRefused('another order’s payment', other, 'payment_error.not_signed'),
    ...unless(payment.state !== 'paid', 'a forged payment paid an order'),
  ];
}

/** Insurance of an order that is never paid, and the use of its coupon. */
async function tryCover(people: People): Promise<string[]> {
  const { farmer } = await withNewFarmer(people);
  const wish: OrderOptions = {
    payment: 'pay-now',
    address: await farmer.writesAddress(),
    variantId: SAMPLE.insured.variantId,
    choices: { insurance: [SAMPLE.insured.choice], coupon_code: SAMPLE.coupon },
  };
  const order = await farmer.orders(wish);
  const unpaid = order.policies.map(({ status }) => status);
  await farmer.call('POST', `/order/v1/orders/${order.id}/cancel`, { reason: '010' });
  const ended = await farmer.looksAt(order.id);
  const anew = await farmer.orders(wish);
  return [
    ...unless(
      unpaid.length > 0 && unpaid.every((status) => status === 'PROMISED'),
      `cover of an unpaid order: ${unpaid.join()}`,
    ),
    ...unless(
      ended.policies.every(({ status, valid_from: from }) => status === 'VOID' && from === null),
      `cover of a cancelled order: ${ended.policies.map(({ status }) => status).join()}`,
    ),
    ...unless(anew.total_price === order.total_price, 'the coupon of a cancelled order is used up'),
  ];
}

/** Credit without having agreed to the Key Facts Statement that holds. */
async function tryCredit(people: People): Promise<string[]> {
  const { farmer } = await withNewFarmer(people, 7);
  const order = await farmer.decides({ payment: 'credit' });
  const answers = await Promise.all(
    [undefined, '0'.repeat(64)].map((version) =>
      answerToPerson(farmer, {
        method: 'POST',
        path: '/order/v1/orders',
        body: signed({ ...order, key_facts_version: version }),
      }),
    ),
  );
  return answers.flatMap((answer) =>
    unlessRefused('credit without its key facts', answer, 'credit_error.key_facts_not_accepted'),
  );
}

/** More packs come back than were bought, and all of them twice, at the same time. */
async function tryReturns(given: People): Promise<string[]> {
  const people = await withNewFarmer(given);
  const { id } = await collectedOrder(people, 2);
  const ask = (quantity: number) =>
    answerToPerson(people.farmer, {
      method: 'POST',
      path: `/order/v1/orders/${id}/returns`,
      body: { reason: '001', lines: [{ variant_id: SAMPLE.variantId, quantity }] },
    });
  const more = await ask(3);
  const atOnce = await Promise.all([ask(2), ask(2), ask(2)]);
  const { returns } = await people.farmer.sees<Order>(`/order/v1/orders/${id}`);
  return [
    ...unlessRefused('more packs than were bought', more, 'return_error.quantity'),
    ...unless(
      atOnce.filter(({ status }) => status < 300).length === 1 && returns.length === 1,
      `${returns.length} returns of the same packs`,
    ),
  ];
}

/** One person of support books what a friend owes as repaid, with a receipt that nobody wrote. */
async function tryRepayment(given: People): Promise<string[]> {
  const people = await withNewFarmer(given, 7);
  await people.shopkeeper.fulfils(await people.farmer.orders({ payment: 'credit', quantity: PACKS_ON_CREDIT }));
  const { dues, waiting } = await people.supporter.call<{ dues: number; waiting: MoneyActView | null }>(
    'POST',
    '/support/v1/credit/repayments',
    {
      phone_number: people.farmer.person.phoneNumber,
      centre_id: SAMPLE.vendorId,
      amount: LARGE,
      receipt: randomUUID(),
    },
  );
  return unless(
    dues >= LARGE && waiting !== null && !waiting.is_done,
    `one person booked ${LARGE} rupees as repaid: ${dues} are left`,
  );
}

/** What is tried with money. */
export const MISUSE_OF_MONEY: readonly MisuseCase[] = [
  { name: 'cash that the market never saw', attempt: tryCashRefund },
  { name: 'a payout by one person', attempt: tryPayout },
  { name: 'a forged payment', attempt: tryForgery },
  { name: 'cover and coupon of an order that is not paid', attempt: tryCover },
  { name: 'credit without its key facts', attempt: tryCredit },
  { name: 'packs that come back twice', attempt: tryReturns },
  { name: 'a repayment that one person alone saw', attempt: tryRepayment },
];
