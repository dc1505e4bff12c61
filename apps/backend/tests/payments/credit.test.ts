import { randomUUID } from 'node:crypto';
import type { CartView, CreditEntry } from '@haat/api-contract';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '@haat/backend-checkout/tables';
import { users } from '@haat/backend-identity/tables';
import { offers } from '@haat/backend-market/tables';
import { transitionOrder } from '@haat/backend-orders';
import { creditEntries, creditLines, creditTransactions } from '@haat/backend-payments/tables';
import { accrueInterest } from '@haat/backend-payments/testing';
import { book } from '@haat/backend-payments';
import { inTransaction, rowsOf } from '@haat/backend-platform';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  CREDIT_SHOP,
  creditFarmer,
  deliverablePacks,
  farmer,
  NEAR,
  orderOf,
  ORDERS,
  setOffer,
  signed,
  testDatabases,
  untilAnswered,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestAnswer, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;
/** What a pack costs at the shop that sells on credit, in rupees. */
const PRICE = 1_000;

describe.each(testDatabases())('credit on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    packs = await deliverablePacks(backend);
    for (const pack of packs)
      await setOffer(backend, pack, { stock: 900, pricePaise: PRICE * 100, discountPaise: 0 }, CREDIT_SHOP);
  });
  afterAll(() => backend?.close());

  const statusAndCode = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => ({
    status,
    code: body.error?.code,
    details: body.error?.details,
  });
  const account = async (buyer: Buyer) => (await buyer.call('GET', `/credit/v1/account?lat_lng=${NEAR}`)).body;
  const ledger = async (buyer: Buyer) => (await buyer.call('GET', '/credit/v1/entries')).body.results as CreditEntry[];
  const creditOf = async (buyer: Buyer) =>
    (await buyer.checkout()).payment.choices.find(({ kind }) => kind === 'credit')?.obstacle;
  const sums = () =>
    rowsOf(
      backend.database,
      sql`select transaction_id from credit_entries group by transaction_id having sum(amount_paise) <> 0`,
    );

  /** A cart of so many packs, sent as an order on credit. */
  async function orderOnCredit(buyer: Buyer, quantity: number, vendorId = CREDIT_SHOP) {
    await buyer.put(packs[0], quantity, { vendor_id: vendorId });
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'credit' });
    return buyer.call('POST', ORDERS, orderOf(await buyer.checkout(), buyer.userId, null, 'credit'));
  }

  /** Moves an order along to the farmer's door. */
  async function deliver(orderId: string): Promise<void> {
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
      await inTransaction(backend.database, (tx) => transitionOrder(tx, backend.dependencies, orderId, to, 'vendor'));
    }
  }

  /** A farmer who has had so many packs delivered on credit. */
  async function farmerWithDues(quantity: number) {
    const buyer = await creditFarmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(packs[0], quantity, { vendor_id: CREDIT_SHOP });
    await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
    const { body: order } = await buyer.call(
      'POST',
      ORDERS,
      orderOf(await buyer.checkout(), buyer.userId, address, 'credit'),
    );
    await deliver(order.id);
    return { buyer, order };
  }

  /** Advances the clock by days; signed-in users sign in again. */
  async function daysLater(days: number, { phone }: { phone: string }) {
    backend.advance(days * DAY_MS);
    return farmer(backend, { phone });
  }

  it('gives a newcomer whose number ends in 7 a line, and says so at every place', async () => {
    const [buyer, other] = [await creditFarmer(backend), await farmer(backend)];
    const terms = { tenor_days: 90, free_days: 30, monthly_percent: 1.5 };
    expect(await account(buyer)).toEqual({
      is_enabled: true,
      is_enrolled: true,
      limit: 50_000,
      dues: 0,
      open_orders: 0,
      available: 50_000,
      due_date: null,
      terms,
    });
    expect(await account(other)).toEqual({
      is_enabled: true,
      is_enrolled: false,
      limit: 0,
      dues: 0,
      open_orders: 0,
      available: 0,
      due_date: null,
      terms,
    });
    expect((await buyer.call('GET', '/credit/v1/account?lat_lng=25.6,85.1')).body).toMatchObject({
      is_enabled: false,
      is_enrolled: true,
    });
    expect((await buyer.call('GET', `/location/v1/flags?lat_lng=${NEAR}`)).body).toEqual({
      CR: { is_enabled: true, is_enrolled: true },
      CP: { is_enabled: true },
    });
    expect((await other.call('GET', `/location/v1/flags?lat_lng=${NEAR}`)).body.CR).toEqual({
      is_enabled: true,
      is_enrolled: false,
    });
    const today = indiaDay(backend.dependencies.now());
    expect((await buyer.call('GET', '/credit/v1/cost?amount=10000')).body).toEqual({
      amount: 10_000,
      interest: 300,
      total: 10_300,
      apr_percent: 12.17,
      due_date: addDays(today, 90),
    });
    for (const path of ['account', 'entries', 'cost?amount=1'])
      expect(await backend.request('GET', `/credit/v1/${path}`)).toMatchObject({ status: 401 });
  });

  it('says the same of who has a line wherever it is asked: the line decides, not a role of the name', async () => {
    const { phone, userId } = await farmer(backend);
    await backend.database
      .update(users)
      .set({ roles: ['credit-farmer'] })
      .where(eq(users.id, userId));
    const buyer = await farmer(backend, { phone });
    await buyer.put(packs[0], 1, { vendor_id: CREDIT_SHOP });
    expect({
      flag: (await buyer.call('GET', `/location/v1/flags?lat_lng=${NEAR}`)).body.CR.is_enrolled,
      account: (await account(buyer)).is_enrolled,
      obstacle: await creditOf(buyer),
    }).toEqual({ flag: false, account: false, obstacle: 'not_enrolled' });
  });

  it('shows at checkout what credit is and costs, then books exactly what was shown', async () => {
    const buyer = await creditFarmer(backend);
    await buyer.put(packs[0], 3, { vendor_id: CREDIT_SHOP });
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'credit' });
    const view = await buyer.checkout();
    expect(view.payment).toMatchObject({
      chosen: 'credit',
      choices: [
        { kind: 'cash', obstacle: null },
        { kind: 'credit', obstacle: null },
        { kind: 'pay-now', obstacle: null },
        { kind: 'csc', obstacle: 'not_for_you' },
      ],
      credit: { available: 50_000 },
      credit_cost: { amount: 3_000, interest: 90, total: 3_090 },
    });
    const { status, body: order } = await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, null, 'credit'));
    expect({ status, total: order.total_price, mode: order.payment_mode }).toEqual({
      status: 201,
      total: 3_000,
      mode: 7,
    });
    expect(await account(buyer)).toMatchObject({ dues: 0, open_orders: 3_000, available: 47_000, due_date: null });
    expect(await ledger(buyer)).toMatchObject([
      {
        kind: 'order',
        amount: 3_000,
        taken_after: 3_000,
        order_id: order.id,
        order_number: order.number,
        due_date: view.payment.credit_cost?.due_date,
      },
    ]);
    await buyer.call('POST', `${ORDERS}/${order.id}/cancel`, { reason: '010' });
    expect(await account(buyer)).toMatchObject({ open_orders: 0, available: 50_000 });
    expect(await ledger(buyer)).toMatchObject([
      { kind: 'reversal', amount: -3_000, taken_after: 0 },
      { kind: 'order' },
    ]);
    expect(await sums()).toEqual([]);
  });

  it('is refused with its reason: not here, no line, above the limit, said half', async () => {
    const buyer = await creditFarmer(backend);
    await setOffer(backend, packs[0], { stock: 900 });
    expect(statusAndCode(await orderOnCredit(buyer, 1, 'small-both'))).toMatchObject({
      status: 409,
      code: 'credit_error.not_here',
      details: { obstacle: 'not_here' },
    });
    expect(await creditOf(buyer)).toBe('not_here');
    expect((await buyer.checkout()).payment).toMatchObject({ credit: null, credit_cost: null });

    const stranger = await farmer(backend);
    expect(statusAndCode(await orderOnCredit(stranger, 1))).toMatchObject({ code: 'credit_error.not_enrolled' });
    expect(await creditOf(stranger)).toBe('not_enrolled');

    const spender = await creditFarmer(backend);
    expect(statusAndCode(await orderOnCredit(spender, 51))).toMatchObject({
      code: 'credit_error.over_limit',
      details: { available: 50_000, needed: 51_000 },
    });
    expect(await creditOf(spender)).toBe('over_limit');
    const view = await spender.call('PUT', `${CART}/items/${packs[0]}`, { quantity: 50, vendor_id: CREDIT_SHOP });
    const half = signed({ ...orderOf(view.body as CartView, spender.userId, null, 'credit'), is_credit_order: false });
    expect(statusAndCode(await spender.call('POST', ORDERS, half))).toMatchObject({
      code: 'order_error.payment_refused',
    });
    expect((await orderOnCredit(spender, 50)).status).toBe(201);
    expect(statusAndCode(await orderOnCredit(spender, 1))).toMatchObject({
      code: 'credit_error.over_limit',
      details: { available: 0, needed: 1_000 },
    });
    expect(await account(spender)).toMatchObject({ open_orders: 50_000, available: 0 });
  });

  it('never passes the limit in 200 orders at once', async () => {
    const buyer = await creditFarmer(backend);
    await backend.database
      .update(offers)
      .set({ pricePaise: 70_000, discountPaise: 0, stock: 900 })
      .where(and(eq(offers.vendorId, CREDIT_SHOP), ne(offers.variantId, packs[0])));
    await buyer.put(packs[1], 1, { vendor_id: CREDIT_SHOP });
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'credit' });
    const view = await buyer.checkout();
    // One cart at a time, or one pack that all of them want, would hold the limit alone: each order has its own of
    // both.
    await backend.database.execute(sql`drop index carts_one_open`);
    const [cart] = await backend.database.select().from(carts).where(eq(carts.cartId, view.cart_id));
    const variantIds = (
      await backend.database
        .select({ id: offers.variantId })
        .from(offers)
        .where(and(eq(offers.vendorId, CREDIT_SHOP), ne(offers.variantId, packs[0])))
        .limit(200)
    ).map(({ id }) => id);
    expect(variantIds).toHaveLength(200);
    const seen = variantIds.map((variantId) => ({
      cartId: randomUUID(),
      variantId,
      catalogueId: `${CREDIT_SHOP}-${variantId}`,
    }));
    await backend.database.insert(carts).values(
      seen.map(({ cartId, variantId, catalogueId }) => ({
        ...cart!,
        cartId,
        items: [{ variantId, catalogueId, quantity: 1, unitPaise: 70_000 }],
      })),
    );
    const [line] = view.lines;
    const answers = await Promise.all(
      seen.map(({ cartId, variantId, catalogueId }) => {
        const own = {
          ...view,
          cart_id: cartId,
          lines: [{ ...line!, variant_id: variantId, quote: { ...line!.quote, c_id: catalogueId } }],
        };
        return untilAnswered(() => buyer.call('POST', ORDERS, orderOf(own, buyer.userId, null, 'credit')));
      }),
    );
    // ₹50,000 are seventy-one orders of ₹700.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(71);
    expect(
      new Set(
        answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${body.error?.code}`),
      ),
    ).toEqual(new Set(['409 credit_error.over_limit']));
    expect(await account(buyer)).toMatchObject({ open_orders: 49_700, available: 300 });
    expect(await sums()).toEqual([]);
    const pages = [(await ledger(buyer)).length, (await buyer.call('GET', '/credit/v1/entries?page=4')).body];
    expect(pages).toMatchObject([20, { count: 71, next: null, results: { length: 11 } }]);
  });

  it('counts dues from the delivery and interest from the order, a day at a time, until they are paid', async () => {
    const first = await farmerWithDues(10);
    let { buyer } = first;
    const { order } = first;
    const shown = (await buyer.call('GET', `/credit/v1/cost?amount=${order.total_price}`)).body;
    expect(await account(buyer)).toMatchObject({
      dues: 10_000,
      open_orders: 0,
      available: 40_000,
      due_date: shown.due_date,
    });
    buyer = await daysLater(30, buyer);
    await accrueInterest(backend.dependencies);
    expect(await account(buyer)).toMatchObject({ dues: 10_000 });
    buyer = await daysLater(1, buyer);
    for (let time = 0; time < 3; time += 1)
      await Promise.all([accrueInterest(backend.dependencies), accrueInterest(backend.dependencies)]);
    expect(await account(buyer)).toMatchObject({ dues: 10_005 });
    expect(await ledger(buyer)).toMatchObject([
      { kind: 'interest', amount: 5, taken_after: 10_005, order_id: null },
      { kind: 'order', amount: 10_000 },
    ]);

    await inTransaction(backend.database, (tx) =>
      book(tx, backend.dependencies, {
        userId: buyer.userId,
        orderId: null,
        reference: `repayment:${randomUUID()}`,
        at: backend.dependencies.now(),
        event: { kind: 'repayment', paise: 400_000 },
      }),
    );
    buyer = await daysLater(59, buyer);
    await accrueInterest(backend.dependencies);
    // 5 + ₹6,000 for 59 days at 0.05 %.
    expect(await account(buyer)).toMatchObject({ dues: 6_182, due_date: shown.due_date });
    expect(await creditOf(buyer)).toBeUndefined();
    await buyer.put(packs[0], 1, { vendor_id: CREDIT_SHOP });
    expect(await creditOf(buyer)).toBeNull();
    buyer = await daysLater(1, buyer);
    expect(await creditOf(buyer)).toBe('overdue');
    expect(statusAndCode(await orderOnCredit(buyer, 1))).toMatchObject({ code: 'credit_error.overdue' });
    expect(await sums()).toEqual([]);
  });

  it('asks on the last day for what was shown before the order', async () => {
    const { buyer, order } = await farmerWithDues(7);
    const shown = (await buyer.call('GET', `/credit/v1/cost?amount=${order.total_price}`)).body;
    const later = await daysLater(90, buyer);
    await accrueInterest(backend.dependencies);
    expect(await account(later)).toMatchObject({ dues: shown.total, due_date: shown.due_date });
  });

  it('takes repayments at the desk: by support alone, once a receipt, never more than is due', async () => {
    const { buyer } = await farmerWithDues(10);
    const support = await farmer(backend, { phone: '9000000004' });
    const pay = (by: Buyer, amount: number, receipt: string) =>
      by.call('POST', '/support/v1/credit/repayments', { phone_number: buyer.phone, amount, receipt });
    expect(statusAndCode(await pay(buyer, 100, 'R-1'))).toMatchObject({ status: 403, code: 'auth_error.forbidden' });
    const twice = await Promise.all([pay(support, 2_500.5, 'R-1'), pay(support, 2_500.5, 'R-1')]);
    expect(twice.map(({ status, body }) => [status, body.dues])).toEqual([
      [200, 7_499.5],
      [200, 7_499.5],
    ]);
    expect(statusAndCode(await pay(support, 7_499.51, 'R-2'))).toMatchObject({
      status: 409,
      code: 'credit_error.more_than_dues',
      details: { dues: 7_499.5 },
    });
    expect(statusAndCode(await pay(support, -5, 'R-3'))).toMatchObject({ status: 400 });
    expect(
      statusAndCode(
        await support.call('POST', '/support/v1/credit/repayments', {
          phone_number: '9999999990',
          amount: 1,
          receipt: 'R-4',
        }),
      ),
    ).toMatchObject({ code: 'credit_error.not_enrolled' });
    expect((await pay(support, 7_499.5, 'R-5')).body).toEqual({ dues: 0 });
    expect(await account(buyer)).toMatchObject({ dues: 0, available: 50_000, due_date: null });
    expect((await ledger(buyer)).map(({ kind, amount, taken_after }) => [kind, amount, taken_after])).toEqual([
      ['repayment', -7_499.5, 0],
      ['repayment', -2_500.5, 7_499.5],
      ['order', 10_000, 10_000],
    ]);
  });

  it('keeps a ledger that the database itself holds: zero sums, nothing changed, nothing twice', async () => {
    const { buyer, order } = await farmerWithDues(1);
    const {
      dependencies: { newId, now },
      database,
    } = backend;
    const reason = (promise: Promise<unknown>) =>
      promise.then(
        () => 'kept',
        (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
      );
    expect(
      await reason(
        inTransaction(database, async (tx) => {
          const id = newId();
          await tx
            .insert(creditTransactions)
            .values({ id, userId: buyer.userId, kind: 'interest', orderId: null, reference: id, at: now() });
          await tx.insert(creditEntries).values({ transactionId: id, account: 'farmer-dues', amountPaise: 5 });
        }),
      ),
    ).toContain('do not sum to zero');
    expect(await reason(database.execute(sql`update credit_entries set amount_paise = 0`))).toContain('only added to');
    expect(await reason(database.execute(sql`delete from credit_transactions`))).toContain('only added to');
    const again = {
      userId: buyer.userId,
      orderId: order.id as string,
      reference: `order:${order.id}`,
      at: now(),
      event: { kind: 'order' as const, paise: 1 },
    };
    expect(await inTransaction(database, (tx) => book(tx, backend.dependencies, again))).toBe(false);
    expect(await account(buyer)).toMatchObject({ dues: 1_030, open_orders: 0 });
  });

  it('opens the sample farmer’s line with a history', async () => {
    const sample = await farmer(backend, { phone: '9000000007' });
    expect(await account(sample)).toMatchObject({ is_enrolled: true, limit: 50_000 });
    const entries = await ledger(sample);
    expect(entries.map(({ kind }) => kind).filter((kind) => kind !== 'interest')).toEqual(['repayment', 'order']);
    expect(entries.every(({ order_id }) => order_id === null)).toBe(true);
    expect((await backend.database.select().from(creditLines)).length).toBeGreaterThan(1);
  });
});
