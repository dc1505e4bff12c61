import { randomUUID } from 'node:crypto';
import type { MoneyActView, Order } from '@haat/api-contract';
import { withNewFarmer, type People } from '../market/people.ts';
import { escalatedRefund } from '../market/stories.ts';
import { SAMPLE } from '../requests/good-values.ts';
import { answerTo, answerToPerson, unless, unlessRefused, type MisuseAnswer, type MisuseCase } from './misuse-case.ts';

const RIGHT = { kind: 'upi', vpa: 'sunita@okright' };
const WEBHOOK = '/payment/v1/webhook/update-payment';
/** Dues that are left when the goods come back, in rupees. */
const DUES_LEFT = 50;

/** A mistyped UPI id, corrected while support has the old one before its eyes. */
async function tryOldAccount(given: People): Promise<string[]> {
  const people = await withNewFarmer(given);
  const { refundId } = await escalatedRefund(people);
  const path = `/payment/v1/refunds/${refundId}/destination`;
  const pay = (version: number) =>
    answerToPerson(people.supporter, {
      method: 'POST',
      path: `/support/v1/refunds/${refundId}/paid`,
      body: { destination_version: version, bank_reference: randomUUID() },
    });
  const corrected = await answerToPerson(people.farmer, { method: 'POST', path, body: RIGHT });
  const [old, right] = [await pay(1), await pay(2)];
  const late = await answerToPerson(people.farmer, { method: 'POST', path, body: RIGHT });
  return [
    ...unlessGranted('correcting a UPI id while support has to pay', corrected),
    ...unlessRefused('saying that the account of before was paid', old, 'refund_error.destination_changed'),
    ...unlessGranted('paying the corrected account', right),
    ...unlessRefused('correcting what is paid', late, 'refund_error.no_destination_needed'),
  ];
}

/** Goods on credit that come back when most of them is repaid: what is more than the dues is the farmer's. */
async function tryRepaidCredit(given: People): Promise<string[]> {
  const people = await withNewFarmer(given, 7);
  const { farmer, shopkeeper, supporter, otherSupporter } = people;
  const order = await farmer.orders({ payment: 'credit' });
  await shopkeeper.fulfils(order);
  const receipt = { phone_number: farmer.person.phoneNumber, centre_id: SAMPLE.vendorId, receipt: randomUUID() };
  const { waiting } = await supporter.call<{ waiting: MoneyActView | null }>('POST', '/support/v1/credit/repayments', {
    ...receipt,
    amount: order.total_price - DUES_LEFT,
  });
  if (waiting !== null && !waiting.is_done) await otherSupporter.call('POST', `/support/v1/acts/${waiting.id}/confirm`);
  await shopkeeper.takesBack(order.id, await farmer.returnsGoods(order.id));
  const { refunds } = await farmer.looksAt(order.id);
  const { dues } = await farmer.sees<{ dues: number }>('/credit/v1/account');
  const parts = refunds.map(({ to, cause, amount }) => `${to ?? 'account'} ${cause} ${amount}`).sort();
  const expected = [`account more-than-dues ${order.total_price - DUES_LEFT}`, `credit return ${DUES_LEFT}`];
  return [
    ...unless(
      parts.join() === expected.join(),
      `money of repaid credit: ${parts.join()} in the place of ${expected.join()}`,
    ),
    ...unless(dues === 0, `${dues} rupees of goods that came back are still due`),
  ];
}

/** Money that comes back by the bank and by the market: a dispute is lost, then the farmer cancels. */
async function tryChargeback(given: People): Promise<string[]> {
  const people = await withNewFarmer(given);
  const { order, signed } = await people.gateway.takesMoneyOf(people.farmer);
  await answerTo(people.address, { method: 'POST', path: '/payment/v1/returns', body: signed });
  const dispute = {
    id: `disp_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
    entity: 'dispute',
    payment_id: signed['razorpay_payment_id'],
    amount: Math.round(order.total_price * 100),
    amount_deducted: Math.round(order.total_price * 100),
    currency: 'INR',
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: 2_000_000_000,
    status: 'lost',
    phase: 'chargeback',
    created_at: 1_767_225_600,
  };
  const body = JSON.stringify({
    entity: 'event',
    event: 'payment.dispute.lost',
    contains: ['payment', 'dispute'],
    payload: { dispute: { entity: dispute } },
    created_at: 1_767_225_600,
  });
  const tell = (signature: string) =>
    answerTo(people.address, {
      method: 'POST',
      path: WEBHOOK,
      body: new TextEncoder().encode(body),
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': randomUUID(),
      },
    });
  const forged = await tell('b'.repeat(64));
  const told = [await tell(people.gateway.signatureOf(body)), await tell(people.gateway.signatureOf(body))];
  await people.farmer.call('POST', `/order/v1/orders/${order.id}/cancel`, { reason: '010' });
  const { status, refunds } = await people.farmer.sees<Order>(`/order/v1/orders/${order.id}`);
  const { results } = await people.supporter.sees<{ results: { id: string; status: string; held: number }[] }>(
    '/support/v1/disputes',
  );
  const seen = results.filter(({ id }) => id === dispute.id);
  return [
    ...unlessRefused('a forged dispute', forged, 'payment_error.not_signed'),
    ...told.flatMap((answer) => unlessGranted('a dispute of the gateway', answer)),
    ...unless(status === 'USER_CANCELLED', `an order whose payment was disputed is ${status}`),
    ...unless(refunds.length === 0, 'money that the bank gave back is given back again'),
    ...unless(
      seen.length === 1 && seen[0]?.status === 'lost' && seen[0].held === order.total_price,
      `support sees of the dispute: ${JSON.stringify(seen)}`,
    ),
  ];
}

function unlessGranted(what: string, { status, code }: MisuseAnswer): string[] {
  return unless(status >= 200 && status < 300, `${what}: ${status} ${code ?? ''}`);
}

/** What is tried with money that goes out. */
export const MISUSE_OF_PAYOUTS: readonly MisuseCase[] = [
  { name: 'a payout to the account of before', attempt: tryOldAccount },
  { name: 'goods on repaid credit that come back', attempt: tryRepaidCredit },
  { name: 'money back by the bank and by the market', attempt: tryChargeback },
];
