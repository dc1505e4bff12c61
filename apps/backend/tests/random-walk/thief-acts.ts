import { sql } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import { ORDERS, RETURNS, sendSigned, signed, WEBHOOK } from '@haat/backend-testing';
import type { TestAnswer } from '@haat/backend-testing';
import { PADDY } from '../checkout/prebook-season.ts';
import { BACK, fillCart, order, payNext, someOrder } from './farmer-acts.ts';
import type { Wish } from './farmer-acts.ts';
import { COUPON_CODES, oneOf, outcomeOf, refuseCrash, SHOPS } from './walk.ts';
import type { Act, Farmer, Walk } from './walk.ts';

const someThief = (walk: Walk): Farmer => oneOf(walk, walk.thieves)!;

/** What a thief wants must be refused. */
function refused(answer: TestAnswer, what: string): string {
  if (answer.status < 400) throw new Error(`a thief may ${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return outcomeOf(answer);
}

/** Takes much off the shelf, or of a season, and pays nothing. */
const hold: Act = async (walk) => {
  const { random } = walk;
  const thief = someThief(walk);
  const isPrebook = random.chance(0.4);
  const wish: Wish = {
    shop: oneOf(walk, SHOPS)!,
    payment: isPrebook && random.chance(0.6) ? 'cash' : 'pay-now',
    isPrebook,
    isHome: false,
    lines: [{ pack: isPrebook ? PADDY : oneOf(walk, [...walk.packs, walk.urea])!, quantity: random.between(1, 12) }],
  };
  const placed = await order(walk, thief, wish);
  return `${placed}, and goes to pay: ${await payNext(walk, thief)}`;
};

/** All thieves together want the last use of a coupon, each with a cart of their own. */
const grabCoupon: Act = async (walk) => {
  const coupon = oneOf(walk, COUPON_CODES)!;
  const carts = await Promise.all(
    walk.thieves.map((thief) =>
      fillCart(walk, thief, {
        shop: SHOPS[0],
        payment: 'pay-now',
        isPrebook: false,
        isHome: false,
        coupon,
        lines: [{ pack: walk.packs[0]!, quantity: 1 }],
      }),
    ),
  );
  const answers = await Promise.all(
    carts.map(async (cart, index) => ('headers' in cart ? cart : walk.thieves[index]!.call('POST', ORDERS, cart))),
  );
  return `${coupon} ${answers.map(outcomeOf).join(', ')}`;
};

/** Sends again what the gateway once sent: as it was, or under another event's id. */
const replay: Act = async (walk) => {
  const body = oneOf(walk, walk.heard);
  if (body === undefined) return null;
  const answers = await Promise.all([sendSigned(walk.backend, body), sendSigned(walk.backend, body)]);
  for (const answer of answers) refuseCrash(answer, 'a webhook that came again');
  return answers.map(outcomeOf).join(' and ');
};

/** Says that an order was paid, without the gateway's signature. */
const forgePayment: Act = async (walk) => {
  const { backend } = walk;
  const rows = await rowsOf<{ gateway_order_id: string }>(
    backend.database,
    sql`select gateway_order_id from payments where gateway_order_id is not null order by created_at desc, id limit 9`,
  );
  const open = oneOf(walk, rows)?.gateway_order_id ?? 'order_unknown';
  const heard = oneOf(walk, walk.heard) ?? '{}';
  const webhook = await backend.request('POST', WEBHOOK, {
    body: heard.replace(/"order_id":"[^"]*"/, `"order_id":"${open}"`),
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': 'a'.repeat(64) },
  });
  const back = await backend.request('POST', RETURNS, {
    body: { razorpay_payment_id: 'pay_forged', razorpay_order_id: open, razorpay_signature: 'b'.repeat(64) },
  });
  return `${refused(webhook, 'forge a webhook')} and ${refused(back, 'forge a way back')}`;
};

/** Sends an order whose price, discount or fee is not what the shop asks, rightly hashed. */
const forgeAmount: Act = async (walk) => {
  const thief = someThief(walk);
  const payload = await fillCart(walk, thief, {
    shop: oneOf(walk, SHOPS)!,
    payment: 'cash',
    isPrebook: false,
    isHome: walk.random.chance(0.5),
    lines: [{ pack: oneOf(walk, walk.packs)!, quantity: 2 }],
  });
  if ('headers' in payload) return `the cart says ${outcomeOf(payload)}`;
  const detail = payload.order_details[0]!;
  const change = oneOf(walk, [
    { total_price: payload.total_price - 1 },
    { price: payload.price - 0.01 },
    { discount: payload.discount + 1, total_price: payload.total_price - 1 },
    { delivery_fee: -10 },
    { order_details: [{ ...detail, price: 0.01 }] },
    { order_details: [{ ...detail, quantity: -detail.quantity }] },
    { order_created_for: walk.farmers[0]!.userId },
  ])!;
  const forged = signed({ ...payload, ...change } as Parameters<typeof signed>[0]);
  return refused(await thief.call('POST', ORDERS, forged), `change ${Object.keys(change).join()} of an order`);
};

/** Asks for what is another's: a farmer's order, refund or shelf, a shop's or support's act. */
const askForAnothers: Act = async (walk) => {
  const thief = someThief(walk);
  const rows = await rowsOf<{ id: string; vendor_id: string }>(
    walk.backend.database,
    sql`select id, vendor_id from orders where farmer_id <> ${thief.userId} order by created_at desc, id limit 30`,
  );
  const other = oneOf(walk, rows);
  if (other === undefined) return null;
  const [refund] = await rowsOf<{ id: string }>(
    walk.backend.database,
    sql`select r.id from refunds r join orders o on o.id = r.order_id where o.farmer_id <> ${thief.userId}
      and r.status <> 'REFUND_COMPLETED' order by r.requested_at desc, r.id limit 1`,
  );
  const path = `${ORDERS}/${other.id}`;
  const tries: readonly (readonly [string, string, unknown?])[] = [
    ['GET', path],
    ['POST', `${path}/cancel`, { reason: '010' }],
    ['POST', `${path}/returns`, { reason: '001', lines: [{ variant_id: walk.packs[0], quantity: 1 }] }],
    ['POST', `/payment/v1/orders/${other.id}/attempts`, BACK],
    ['GET', `/payment/v1/orders/${other.id}`],
    ['POST', `/payment/v1/refunds/${refund?.id ?? other.id}/destination`, { kind: 'upi', vpa: 'thief@okbank' }],
    ['POST', `/vendor/v1/orders/${other.id}/move`, { to: 'VENDOR_CANCELLED' }],
    ['POST', `/support/v1/orders/${other.id}/cancel`, { reason: 'for-me' }],
    ['POST', `/support/v1/ledger/shops/${other.vendor_id}/payouts`, { amount: 1, reason: 'For me.' }],
    ['POST', `/support/v1/refunds/${refund?.id ?? other.id}/paid`, { destination_version: 1 }],
  ];
  const [method, at, body] = oneOf(walk, tries)!;
  return `${method} ${at.replace(/[\da-f-]{36}/, '…')} ${refused(await thief.call(method, at, body), `${method} ${at}`)}`;
};

/** A shop that reaches for the orders of another. */
const reachAcross: Act = async (walk) => {
  const found = await someOrder(walk, ['PENDING', 'SUCCESS', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'DELIVERED']);
  if (found === undefined) return null;
  const other = SHOPS.find((shop) => shop !== found.vendor_id)!;
  const body = { to: 'VENDOR_CANCELLED', reason: 'not-mine' };
  const answer = await walk.keepers[other].call('POST', `/vendor/v1/orders/${found.id}/move`, body);
  return refused(answer, 'move the order of another shop');
};

/** What thieves do, by weight. */
export const THIEF_ACTS: readonly (readonly [number, string, Act])[] = [
  [5, 'thief holds goods', hold],
  [3, 'thief replays a webhook', replay],
  [1.5, 'thieves grab a coupon', grabCoupon],
  [1.5, 'thief forges a payment', forgePayment],
  [2, 'thief forges an amount', forgeAmount],
  [3, 'thief asks for what is another’s', askForAnothers],
  [1, 'shop reaches across', reachAcross],
];
