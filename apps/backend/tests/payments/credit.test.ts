import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@haat/backend-identity/tables';
import { creditLines } from '@haat/backend-payments/tables';
import { CART, CREDIT_SHOP, creditFarmer, farmer, NEAR, orderOf, ORDERS, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { accountOf, creditObstacle, entriesOf, startCreditBackend, unbalancedTransactions } from './credit-orders.ts';

describe.each(testDatabases(import.meta.filename))('credit on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    ({ backend, packs } = await startCreditBackend(on));
  });
  afterAll(() => backend?.close());

  it('gives a new user whose number ends in 7 a credit line, and shows it everywhere', async () => {
    const [buyer, other] = [await creditFarmer(backend), await farmer(backend)];
    const terms = { tenor_days: 90, free_days: 30, monthly_percent: 1.5 };
    expect(await accountOf(buyer)).toEqual({
      is_enabled: true,
      is_enrolled: true,
      needs_step_up: false,
      limit: 50_000,
      dues: 0,
      open_orders: 0,
      available: 50_000,
      due_date: null,
      terms,
      key_facts: expect.objectContaining({ apr_percent: 12.17 }),
      accepted_key_facts: null,
    });
    expect(await accountOf(other)).toEqual({
      is_enabled: true,
      is_enrolled: false,
      needs_step_up: false,
      limit: 0,
      dues: 0,
      open_orders: 0,
      available: 0,
      due_date: null,
      terms,
      key_facts: expect.objectContaining({ apr_percent: 12.17 }),
      accepted_key_facts: null,
    });
    expect((await buyer.call('GET', '/credit/v1/account?lat_lng=25.6,85.1')).body).toMatchObject({
      is_enabled: false,
      is_enrolled: true,
    });
    expect((await buyer.call('GET', `/location/v1/flags?lat_lng=${NEAR}`)).body).toEqual({
      CR: { is_enabled: true, is_enrolled: true },
      CP: { is_enabled: true },
    });
    const onCredit = `/hyperlocal/v2/availability?lat_lng=${NEAR}&for_credit_order=true&farmer_id=${buyer.userId}`;
    expect((await buyer.call('GET', onCredit)).body.vendor_details).toMatchObject([{ id: CREDIT_SHOP }]);
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

  it('decides enrolment by the credit line everywhere, not by a role of that name', async () => {
    const { phone, userId } = await farmer(backend);
    await backend.database
      .update(users)
      .set({ roles: ['credit-farmer'] })
      .where(eq(users.id, userId));
    const buyer = await farmer(backend, { phone });
    await buyer.put(packs[0], 1, { vendor_id: CREDIT_SHOP });
    expect({
      flag: (await buyer.call('GET', `/location/v1/flags?lat_lng=${NEAR}`)).body.CR.is_enrolled,
      account: (await accountOf(buyer)).is_enrolled,
      obstacle: await creditObstacle(buyer),
    }).toEqual({ flag: false, account: false, obstacle: 'not_enrolled' });
  });

  it('shows at checkout what credit costs, then books exactly what was shown', async () => {
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
    expect(await accountOf(buyer)).toMatchObject({ dues: 0, open_orders: 3_000, available: 47_000, due_date: null });
    expect(await entriesOf(buyer)).toMatchObject([
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
    expect(await accountOf(buyer)).toMatchObject({ open_orders: 0, available: 50_000 });
    expect(await entriesOf(buyer)).toMatchObject([
      { kind: 'reversal', amount: -3_000, taken_after: 0 },
      { kind: 'order' },
    ]);
    expect(await unbalancedTransactions(backend)).toEqual([]);
  });

  it.each(['', ' ', '0x10', '1e3', '-1', '1,000', '५००', '1&amount=2'])(
    'prices no amount written as "%s"',
    async (text) => {
      const buyer = await farmer(backend);
      const { status, body } = await buyer.call('GET', `/credit/v1/cost?amount=${encodeURI(text)}`);
      expect([status, body.error.code, body.error.details.fields[0].field]).toEqual([
        400,
        'request_error.invalid',
        'amount',
      ]);
    },
  );

  it('opens the sample farmer’s line with a history', async () => {
    const sample = await farmer(backend, { phone: '9000000007' });
    expect(await accountOf(sample)).toMatchObject({ is_enrolled: true, limit: 50_000 });
    const entries = await entriesOf(sample);
    expect(entries.map(({ kind }) => kind).filter((kind) => kind !== 'interest')).toEqual(['repayment', 'order']);
    expect(entries.every(({ order_id }) => order_id === null)).toBe(true);
    expect((await backend.database.select().from(creditLines)).length).toBeGreaterThan(1);
  });
});
