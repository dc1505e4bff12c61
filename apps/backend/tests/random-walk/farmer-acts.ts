import { eq, sql } from 'drizzle-orm';
import type { Checkout, OrderRequest } from '@haat/api-contract';
import type { OrderStatus, PaymentKind } from '@haat/api-contract/vocabulary';
import { openSeason } from '@haat/backend-market';
import { orderLines } from '@haat/backend-orders/tables';
import { rowsOf } from '@haat/backend-platform';
import { acceptTerms, CART, CREDIT_SHOP, orderOf, ORDERS } from '@haat/backend-testing';
import type { TestAnswer } from '@haat/backend-testing';
import { PADDY } from '../checkout/prebook-season.ts';
import { COUPON_CODES, oneOf, outcomeOf, SHOPS, weighted } from './walk.ts';
import type { Act, Farmer, Walk } from './walk.ts';

/** Where the gateway's page leads back to. */
export const BACK = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};
const RECENT = 12;

/** An order as the walk looks for one to do something with. */
export interface SomeOrder {
  id: string;
  farmer_id: string;
  vendor_id: string;
  status: OrderStatus;
  type: string;
  pickup_code: string | null;
  delivery_code: string | null;
}

/** One of the newest orders in some statuses: of a farmer, of those that are a shop's already, or are paid online. */
export async function someOrder(
  walk: Walk,
  statuses: readonly OrderStatus[],
  of: { farmer?: string; isShops?: boolean; isOnline?: boolean } = {},
): Promise<SomeOrder | undefined> {
  const list = sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );
  const rows = await rowsOf<SomeOrder>(
    walk.backend.database,
    sql`select id, farmer_id, vendor_id, status, type, pickup_code, delivery_code from orders
      where status in (${list}) and farmer_id = coalesce(${of.farmer ?? null}::uuid, farmer_id)
        and not (${of.isShops ?? false} and status = 'PENDING' and payment_mode >= 10)
        and (payment_mode >= 10 or not ${of.isOnline ?? false})
      order by created_at desc, id limit ${RECENT}`,
  );
  return oneOf(walk, rows);
}

const someFarmer = (walk: Walk): Farmer => oneOf(walk, walk.farmers)!;
const byId = (walk: Walk, id: string): Farmer =>
  [...walk.farmers, ...walk.thieves, ...walk.agents].find(({ userId }) => userId === id)!;

/** What a farmer puts into the cart and how it shall be paid. */
export interface Wish {
  shop: string;
  lines: readonly { pack: string; quantity: number }[];
  payment: PaymentKind;
  isPrebook: boolean;
  isHome: boolean;
  /** Insures every pack that can be. */
  isInsured?: boolean;
  coupon?: string | null;
}

/** The insurance that the walk's paddy can be had with. */
const SOWING = { variant_id: PADDY, group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1 };

/** Fills the farmer's cart as wished. @returns the order as a shell would send it; an answer when the cart refuses */
export async function fillCart(walk: Walk, farmer: Farmer, wish: Wish): Promise<OrderRequest | TestAnswer> {
  await farmer.call('POST', `${CART}/reset`, {});
  for (const { pack, quantity } of wish.lines) {
    const line = { quantity, vendor_id: wish.shop, ...(wish.isPrebook ? { is_prebook: true } : {}) };
    const put = await farmer.call('PUT', `${CART}/items/${pack}`, line);
    if (put.status !== 200) return put;
  }
  if (wish.isInsured === true) await acceptTerms(farmer);
  const { database, dependencies } = walk.backend;
  const season = wish.isPrebook ? await openSeason(database, wish.shop, dependencies.now()) : null;
  const insured = wish.isInsured === true ? wish.lines.find(({ pack }) => pack === PADDY) : undefined;
  const chosen = await farmer.call('PATCH', CART, {
    payment_kind: wish.payment,
    delivery_type: wish.isHome ? 'home_delivery' : 'pickup_from_store',
    ...(wish.isHome ? { address_id: farmer.address.id } : {}),
    ...(wish.coupon == null ? {} : { coupon_code: wish.coupon }),
    ...(insured === undefined ? {} : { insurance: [{ ...SOWING, units: insured.quantity }] }),
    ...(season === null ? {} : { booking_date: oneOf(walk, season.bookingDates) }),
  });
  if (chosen.status !== 200) return chosen;
  const checkout = await farmer.call('GET', `${CART}/checkout`);
  if (checkout.status !== 200) return checkout;
  const address = wish.isHome ? farmer.address : null;
  return orderOf(checkout.body as Checkout, farmer.userId, address, wish.payment) as OrderRequest;
}

/** Orders what is wished; now and then by a double tap, which must be one order. */
export async function order(walk: Walk, farmer: Farmer, wish: Wish): Promise<string> {
  const payload = await fillCart(walk, farmer, wish);
  if ('headers' in payload) return `the cart says ${outcomeOf(payload)}`;
  const send = () => farmer.call('POST', ORDERS, payload);
  if (!walk.random.chance(0.1)) return `${wish.payment} ${outcomeOf(await send())}`;
  const answers = await Promise.all([send(), send()]);
  const ids = new Set(answers.filter(({ status }) => status < 300).map(({ body }) => body.id));
  if (ids.size > 1) throw new Error('a double tap became two orders');
  return `twice ${answers.map(outcomeOf).join(' and ')}`;
}

function someWish(walk: Walk): Wish {
  const { random } = walk;
  const payment = weighted<PaymentKind>(walk, [
    [35, 'cash'],
    [45, 'pay-now'],
    [20, 'credit'],
  ]);
  const shop = payment === 'credit' ? CREDIT_SHOP : oneOf(walk, SHOPS)!;
  const isPrebook = payment !== 'credit' && random.chance(0.25);
  const isHome = random.chance(isPrebook ? 0.3 : 0.5);
  const extras = someExtras(walk, isHome);
  // Only paddy can be insured.
  const isPaddy = isPrebook || extras.isInsured === true;
  const kinds = isPaddy ? [PADDY] : isHome ? walk.packs : [...walk.packs, walk.urea];
  const lines = new Map(
    Array.from({ length: random.between(1, isPaddy ? 1 : 2) }, () => [
      oneOf(walk, kinds)!,
      random.chance(0.08) ? random.between(5, 60) : random.between(1, 4),
    ]),
  );
  return {
    shop,
    payment,
    isPrebook,
    isHome,
    ...extras,
    lines: [...lines].map(([pack, quantity]) => ({ pack, quantity })),
  };
}

/** Insurance, which only deliveries have, and a coupon. */
export function someExtras({ random }: Pick<Walk, 'random'>, isHome: boolean): Pick<Wish, 'isInsured' | 'coupon'> {
  const coupon = random.chance(0.35) ? COUPON_CODES[random.between(0, COUPON_CODES.length - 1)]! : null;
  return { isInsured: isHome && random.chance(0.7), coupon };
}

const buy: Act = async (walk) => {
  const wish = someWish(walk);
  const lines = walk.farmers.filter(({ phone }) => phone.endsWith('7'));
  const farmer = wish.payment === 'credit' && walk.random.chance(0.95) ? oneOf(walk, lines)! : someFarmer(walk);
  const placed = await order(walk, farmer, wish);
  if (wish.payment !== 'pay-now' || walk.random.chance(0.25)) return placed;
  return `${placed}, and goes to pay: ${await payNext(walk, farmer)}`;
};

/** Goes to pay one of the farmer's orders that wait for it. */
export async function payNext(walk: Walk, farmer: Farmer): Promise<string> {
  const waiting = ['PENDING', 'PRE_ORDER', 'PAYMENT_FAILED'] as const;
  const found = await someOrder(walk, waiting, { farmer: farmer.userId, isOnline: true });
  return found === undefined ? 'nothing' : outcomeOf(await goToPay(farmer, found.id));
}

/** Goes to the gateway's page for an order; agrees to a new total when asked. */
export async function goToPay(farmer: Farmer, orderId: string): Promise<TestAnswer> {
  const start = (more: object = {}) =>
    farmer.call('POST', `/payment/v1/orders/${orderId}/attempts`, { ...BACK, ...more });
  const answer = await start();
  if (answer.body?.error?.code !== 'payment_error.price_changed') return answer;
  return start({ agreed_total: answer.body.error.details.now.total });
}

const pay: Act = async (walk) => {
  const found = await someOrder(walk, ['PENDING', 'PRE_ORDER', 'PAYMENT_FAILED'], { isOnline: true });
  if (found === undefined) return null;
  return outcomeOf(await goToPay(byId(walk, found.farmer_id), found.id));
};

const cancel: Act = async (walk) => {
  const found = await someOrder(walk, ['PENDING', 'PRE_ORDER', 'PAYMENT_FAILED', 'SUCCESS', 'VENDOR_CONFIRMED']);
  if (found === undefined) return null;
  return outcomeOf(await byId(walk, found.farmer_id).call('POST', `${ORDERS}/${found.id}/cancel`, { reason: '010' }));
};

const giveBack: Act = async (walk) => {
  const found = await someOrder(walk, ['DELIVERED']);
  if (found === undefined) return null;
  const lines = await walk.backend.database.select().from(orderLines).where(eq(orderLines.orderId, found.id));
  const line = oneOf(walk, lines)!;
  const isWhole = walk.random.chance(0.5);
  const body = {
    reason: oneOf(walk, ['001', '003', '004']),
    lines: [
      {
        variant_id: line.variantId,
        quantity: isWhole ? line.quantity : walk.random.between(1, line.quantity),
        is_sealed: walk.random.chance(0.95),
      },
    ],
  };
  return outcomeOf(await byId(walk, found.farmer_id).call('POST', `${ORDERS}/${found.id}/returns`, body));
};

/** A delivery that was short, or late, or did not come. */
const complain: Act = async (walk) => {
  const found = await someOrder(walk, ['DELIVERED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'FAILED_DELIVERY']);
  if (found === undefined) return null;
  const farmer = byId(walk, found.farmer_id);
  const path = `${ORDERS}/${found.id}`;
  if (found.status !== 'DELIVERED') return outcomeOf(await farmer.call('POST', `${path}/ask-to-cancel`, {}));
  const [line] = await walk.backend.database.select().from(orderLines).where(eq(orderLines.orderId, found.id));
  const issue = await farmer.call('POST', `${path}/issues`, { reason: 'ITM01', variant_id: line?.variantId });
  const opened = issue.body.issues?.[0]?.id as string | undefined;
  if (opened === undefined || !walk.random.chance(0.5)) return outcomeOf(issue);
  return outcomeOf(await farmer.call('POST', `${path}/issues/${opened}/escalate`, {}));
};

const repay: Act = async (walk) => {
  const farmer = someFarmer(walk);
  const dues = await farmer.call('GET', '/credit/v1/dues');
  const payable = Math.round((dues.body.payable ?? 0) * 100);
  if (payable < 200) return null;
  const amount = (walk.random.chance(0.4) ? payable : walk.random.between(100, payable)) / 100;
  return outcomeOf(await farmer.call('POST', '/credit/v1/repayments', { amount, ...BACK }));
};

/** Says where a refund of cash goes, or corrects it. */
const nameAccount: Act = async (walk) => {
  const rows = await rowsOf<{ id: string; farmer_id: string }>(
    walk.backend.database,
    sql`select r.id, o.farmer_id from refunds r join orders o on o.id = r.order_id
      where r.gateway_payment_id is null and r.status <> 'REFUND_COMPLETED' order by r.requested_at, r.id limit 40`,
  );
  const refund = oneOf(walk, rows);
  if (refund === undefined) return null;
  const vpa = `farmer${walk.random.between(1, 9)}@okbank`;
  const path = `/payment/v1/refunds/${refund.id}/destination`;
  return outcomeOf(await byId(walk, refund.farmer_id).call('POST', path, { kind: 'upi', vpa }));
};

/** What farmers do, by weight. */
export const FARMER_ACTS: readonly (readonly [number, string, Act])[] = [
  [30, 'farmer buys', buy],
  [8, 'farmer goes to pay', pay],
  [4, 'farmer cancels', cancel],
  [9, 'farmer returns', giveBack],
  [4, 'farmer complains', complain],
  [3, 'farmer repays', repay],
  [7, 'farmer names an account', nameAccount],
];
