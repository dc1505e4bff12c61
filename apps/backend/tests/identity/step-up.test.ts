import { randomUUID } from 'node:crypto';
import type { StepUp } from '@haat/api-contract';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, variants } from '@haat/backend-market/tables';
import { book } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import { securityEvents } from '@haat/backend-security-events/tables';
import {
  ADDRESSES,
  CART,
  CREDIT_SHOP,
  creditFarmer,
  orderForPickup,
  ORDERS,
  setOffer,
  signInBySms,
  staffMember,
  testDatabases,
} from '@haat/backend-testing';
import type { Buyer, farmer, StaffMember, TestBackend } from '@haat/backend-testing';
import {
  accountOf,
  creditObstacle,
  daysLater,
  deliverOnCredit,
  entriesOf,
  orderOnCredit,
  startCreditBackend,
} from '../payments/credit-orders.ts';

const NAME = 'सुनीता पवार';
const STEP_UP = '/user/v1/step-up';
const NONE = { status: 'none', tries_left: 0, shops: [], products: [] };
const KYC_DOCUMENT = { kind: 'pan', number: 'ABCPK1234L', name: 'A Stranger', consent: true };
type Farmer = Awaited<ReturnType<typeof farmer>>;

describe.each(testDatabases(import.meta.filename))('a number that was silent for 90 days, on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  let support: StaffMember;
  beforeAll(async () => {
    ({ backend, packs } = await startCreditBackend(on));
    support = await staffMember(backend, 'support');
  });
  afterAll(() => backend?.close());

  const codeOf = async (answer: Promise<{ status: number; body: { error?: { code: string } } }>) => {
    const { status, body } = await answer;
    return [status, body.error?.code];
  };
  const asked = async (buyer: Buyer) => (await buyer.call('GET', STEP_UP)).body as StepUp;
  const kindsOf = async ({ userId }: Buyer) =>
    (
      await backend.database
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(securityEvents.id)
    )
      .filter(({ kind }) => kind.startsWith('step-up'))
      .map(({ kind, subjects }) => [kind, subjects]);

  /** A farmer with a name and an order from the shop with credit, all of it repaid, before and after a silence. */
  async function silent(days = 90): Promise<{ buyer: Farmer; order: { id: string }; product: string }> {
    const { buyer: before, order } = await deliverOnCredit(backend, packs[0], 2);
    await before.call('PATCH', '/user/v1/profile-update', { full_name: NAME, email: 'sunita@example.in' });
    await inTransaction(backend.database, (tx) =>
      book(tx, backend.dependencies, {
        userId: before.userId,
        orderId: null,
        reference: `repayment:${randomUUID()}`,
        at: backend.dependencies.now(),
        event: { kind: 'repayment', paise: order.total_price * 100 },
      }),
    );
    return { buyer: await daysLater(backend, days, before), order, product: order.lines[0].slug };
  }

  /** A pack of another product than farmers buy here. */
  async function otherProduct(): Promise<string> {
    const { database } = backend;
    const [own] = await database.select().from(variants).where(eq(variants.id, packs[0]));
    const [other] = await database
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(ne(products.id, own!.productId), eq(products.collectOnly, false)))
      .orderBy(variants.id)
      .limit(1);
    await setOffer(backend, other!.id, { stock: 900, pricePaise: 100_000, discountPaise: 0 }, CREDIT_SHOP);
    return other!.id;
  }

  it('is not asked for a day less, nor once a session was used in between', async () => {
    const { buyer, order } = await silent(89);
    expect(await asked(buyer)).toEqual(NONE);
    const later = await daysLater(backend, 89, buyer);
    expect((await later.call('GET', `${ORDERS}/${order.id}`)).status).toBe(200);
    expect(await accountOf(later)).toMatchObject({ needs_step_up: false });
    expect((await orderOnCredit(later, packs[0], 1)).status).toBe(201);
    expect(await kindsOf(later)).toEqual([]);
  });

  it('is due from the sign-in on, before any other request', async () => {
    const { buyer } = await silent(0);
    backend.advance(90 * 86_400_000);
    await signInBySms(backend, buyer.phone);
    expect(await kindsOf(buyer)).toEqual([['step-up-due', {}]]);
  });

  it('refuses credit and payouts, and hides what was before, while everything else goes on', async () => {
    const { buyer, order } = await silent();
    const [orderPath, refund] = [`${ORDERS}/${order.id}`, `/payment/v1/refunds/${randomUUID()}/destination`];
    // The first requests of a session come at once.
    const [account] = await Promise.all([accountOf(buyer), buyer.call('GET', ORDERS), buyer.cart()]);
    expect(account).toMatchObject({ needs_step_up: true, limit: 50_000, dues: 0 });
    expect(await kindsOf(buyer)).toEqual([['step-up-due', {}]]);

    expect((await buyer.call('GET', ORDERS)).body).toMatchObject({ count: 0, results: [] });
    expect((await buyer.call('GET', ADDRESSES)).body).toEqual({ results: [] });
    expect(await entriesOf(buyer)).toEqual([]);
    expect((await buyer.call('GET', '/user/v1/details')).body).toMatchObject({ full_name: '', email: null });
    const hidden: [string, string, object?][] = [
      ['GET', orderPath],
      ['GET', `${orderPath}/invoice`],
      ['POST', `${orderPath}/reorder`],
      ['POST', `${orderPath}/cancel`, { reason: '001' }],
      ['GET', `/payment/v1/orders/${order.id}`],
    ];
    for (const [method, path, body] of hidden)
      expect([path, ...(await codeOf(buyer.call(method, path, body)))]).toEqual([path, 404, 'order_error.not_found']);
    const refused = [403, 'auth_error.step_up_needed'];
    const renamed = buyer.call('PATCH', '/user/v1/profile-update', { full_name: 'A Stranger' });
    expect(await codeOf(renamed)).toEqual(refused);
    expect((await buyer.call('PATCH', '/user/v1/profile-update', { language_code: 'mr' })).body.full_name).toBe('');
    expect(await codeOf(buyer.call('POST', refund, { kind: 'upi', vpa: 'stranger@okbank' }))).toEqual(refused);
    expect(await codeOf(buyer.call('POST', '/kyc/v1/id', KYC_DOCUMENT))).toEqual(refused);

    await buyer.put(packs[1], 1, { vendor_id: CREDIT_SHOP });
    expect(await creditObstacle(buyer)).toBe('step_up_needed');
    expect(await codeOf(orderOnCredit(buyer, packs[1], 1))).toEqual(refused);
    const { body: paid } = await orderForPickup(buyer);
    expect((await buyer.call('GET', ORDERS)).body.results).toMatchObject([{ id: paid.id }]);
  });

  it('forgets the cart of before, which would name the shop', async () => {
    const { buyer } = await silent(0);
    await buyer.put(packs[2], 3, { vendor_id: CREDIT_SHOP });
    const later = await daysLater(backend, 90, buyer);
    expect((await later.call('GET', CART)).body).toMatchObject({ lines: [], vendor: null });
  });

  it('gives all of it back for the name and the last order', async () => {
    const { buyer, order, product } = await silent();
    const question = await asked(buyer);
    expect(question).toMatchObject({ status: 'question', tries_left: 3 });
    for (const [choices, right] of [
      [question.shops, CREDIT_SHOP],
      [question.products, product],
    ] as const) {
      const ids = choices.map(({ id }) => id);
      expect(ids.filter((id) => id === right)).toHaveLength(1);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(3);
    }
    // Asked again, nothing changes: what stays in a list that changes would be the right answer.
    expect(await asked(buyer)).toEqual(question);
    const answer = { full_name: ' सुनीता  पवार ', shop_id: CREDIT_SHOP, product_id: product };
    expect((await buyer.call('POST', STEP_UP, answer)).body).toEqual(NONE);
    expect((await buyer.call('GET', ORDERS)).body.results).toMatchObject([{ id: order.id }]);
    expect((await buyer.call('GET', ADDRESSES)).body.results).toHaveLength(1);
    expect((await buyer.call('GET', '/user/v1/details')).body).toMatchObject({ full_name: NAME });
    expect((await entriesOf(buyer)).map(({ kind }) => kind)).toEqual(['repayment', 'order']);
    expect((await orderOnCredit(buyer, packs[0], 1)).status).toBe(201);
    expect((await kindsOf(buyer)).map(([kind]) => kind)).toEqual(['step-up-due', 'step-up-passed']);
  });

  it('takes no answer that is a neighbour’s, who was silent too', async () => {
    const { buyer: before, product } = await silent(0);
    const { buyer: beside, order: theirs } = await deliverOnCredit(backend, await otherProduct(), 1);
    await beside.call('PATCH', '/user/v1/profile-update', { full_name: 'रमेश जाधव' });
    const buyer = await daysLater(backend, 90, before);
    const neighbour = await daysLater(backend, 0, beside);
    expect(await asked(neighbour)).toMatchObject({ status: 'question' });
    const right = { full_name: NAME, shop_id: CREDIT_SHOP, product_id: product };
    const neighbours = { full_name: 'रमेश जाधव', shop_id: CREDIT_SHOP, product_id: theirs.lines[0].slug };
    expect(neighbours.product_id).not.toBe(product);
    for (const answer of [neighbours, { ...neighbours, full_name: NAME }])
      expect(await codeOf(buyer.call('POST', STEP_UP, answer))).toEqual([400, 'auth_error.step_up_wrong']);
    expect((await buyer.call('POST', STEP_UP, right)).body).toEqual(NONE);
    expect(await asked(neighbour)).toMatchObject({ status: 'question', tries_left: 3 });
  });

  it('takes three wrong answers, whatever is wrong in them, and then no right one', async () => {
    const { buyer, product } = await silent();
    const { shops, products } = await asked(buyer);
    const right = { full_name: NAME, shop_id: CREDIT_SHOP, product_id: product };
    const other = (choices: StepUp['shops'], id: string) => choices.find((choice) => choice.id !== id)?.id;
    const answers = [
      { ...right, full_name: 'रमेश पवार' },
      { ...right, shop_id: other(shops, CREDIT_SHOP) },
      { ...right, product_id: other(products, product) },
      right,
    ];
    const got = [];
    for (const answer of answers) {
      const { status, body } = await buyer.call('POST', STEP_UP, answer);
      got.push([status, body.error.code, body.error.details?.left]);
    }
    expect(got).toEqual([
      [400, 'auth_error.step_up_wrong', 2],
      [400, 'auth_error.step_up_wrong', 1],
      [403, 'auth_error.step_up_support', undefined],
      [403, 'auth_error.step_up_support', undefined],
    ]);
    expect(await asked(buyer)).toEqual({ ...NONE, status: 'support' });
    expect((await kindsOf(buyer)).map(([kind]) => kind)).toEqual(['step-up-due', ...Array(3).fill('step-up-failed')]);
  });

  it('counts wrong answers that come at once', async () => {
    const { buyer } = await silent();
    const wrong = { full_name: 'रमेश', shop_id: CREDIT_SHOP, product_id: 'nothing' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => codeOf(buyer.call('POST', STEP_UP, wrong))));
    expect(answers.filter(([, code]) => code === 'auth_error.step_up_wrong')).toHaveLength(2);
    expect(await asked(buyer)).toMatchObject({ status: 'support' });
  });

  it('is lifted by support alone, with a reason, also where nothing can be asked', async () => {
    const fresh = await creditFarmer(backend);
    // Named, but without an order that arrived.
    await fresh.call('PATCH', '/user/v1/profile-update', { full_name: NAME });
    const buyer = await daysLater(backend, 90, fresh);
    expect(await asked(buyer)).toEqual({ ...NONE, status: 'support' });
    const lift = { phone_number: buyer.phone, reason: 'vouched-by-shop' };
    const path = '/support/v1/step-ups/lift';
    expect(await codeOf(buyer.call('POST', path, lift))).toEqual([403, 'auth_error.forbidden']);
    expect(await codeOf(support.call('POST', path, { ...lift, reason: 'nice' }))).toEqual([
      400,
      'request_error.invalid',
    ]);
    expect(await support.call('POST', path, lift)).toMatchObject({ status: 200, body: { user_id: buyer.userId } });
    expect(await codeOf(support.call('POST', path, lift))).toEqual([404, 'request_error.not_found']);
    expect(await asked(buyer)).toEqual(NONE);
    expect((await orderOnCredit(buyer, packs[0], 1)).status).toBe(201);
    expect(await kindsOf(buyer)).toEqual([
      ['step-up-due', {}],
      ['step-up-lifted', { reason: 'vouched-by-shop', ids: support.userId }],
    ]);
  });

  it('shows an order that was still open, also when it ends, and then leaves the question to support', async () => {
    const { buyer: before } = await deliverOnCredit(backend, packs[0], 1);
    await before.call('PATCH', '/user/v1/profile-update', { full_name: NAME });
    await before.put(packs[1], 1, { vendor_id: CREDIT_SHOP });
    const { body: open } = await orderForPickup(before);
    const buyer = await daysLater(backend, 90, before);
    expect((await buyer.call('GET', ORDERS)).body).toMatchObject({ count: 1, results: [{ id: open.id }] });
    expect(await asked(buyer)).toEqual({ ...NONE, status: 'support' });
    expect((await buyer.call('POST', `${ORDERS}/${open.id}/cancel`, { reason: '006' })).status).toBe(200);
    expect((await buyer.call('GET', `${ORDERS}/${open.id}`)).body).toMatchObject({ status: 'USER_CANCELLED' });
    expect(await asked(buyer)).toEqual({ ...NONE, status: 'support' });
  });

  it('stays due, with its wrong answers, through another silence, which hides what came between', async () => {
    const { buyer } = await silent();
    await asked(buyer);
    await buyer.call('POST', STEP_UP, { full_name: 'x', shop_id: CREDIT_SHOP, product_id: 'y' });
    await buyer.put(packs[1], 1, { vendor_id: CREDIT_SHOP });
    const { body: between } = await orderForPickup(buyer);
    expect((await buyer.call('POST', `${ORDERS}/${between.id}/cancel`, { reason: '006' })).status).toBe(200);
    const next = await daysLater(backend, 90, buyer);
    expect(await asked(next)).toMatchObject({ status: 'question', tries_left: 2 });
    expect((await next.call('GET', ORDERS)).body).toMatchObject({ count: 0 });
  });
});
