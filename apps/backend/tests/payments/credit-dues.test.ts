import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditEntries, creditTransactions } from '@haat/backend-payments/tables';
import { accrueInterest } from '@haat/backend-payments/testing';
import { book } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import { CREDIT_SHOP, farmer, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import {
  accountOf,
  creditObstacle,
  daysLater,
  deliverOnCredit,
  entriesOf,
  orderOnCredit,
  startCreditBackend,
  statusAndCode,
  unbalancedTransactions,
} from './credit-orders.ts';

describe.each(testDatabases(import.meta.filename))('credit on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    ({ backend, packs } = await startCreditBackend(on));
  });
  afterAll(() => backend?.close());

  it('counts dues from the delivery and interest from the order, a day at a time, until they are paid', async () => {
    const first = await deliverOnCredit(backend, packs[0], 10);
    let { buyer } = first;
    const { order } = first;
    const shown = (await buyer.call('GET', `/credit/v1/cost?amount=${order.total_price}`)).body;
    expect(await accountOf(buyer)).toMatchObject({
      dues: 10_000,
      open_orders: 0,
      available: 40_000,
      due_date: shown.due_date,
    });
    buyer = await daysLater(backend, 30, buyer);
    await accrueInterest(backend.dependencies);
    expect(await accountOf(buyer)).toMatchObject({ dues: 10_000 });
    buyer = await daysLater(backend, 1, buyer);
    for (let time = 0; time < 3; time += 1)
      await Promise.all([accrueInterest(backend.dependencies), accrueInterest(backend.dependencies)]);
    expect(await accountOf(buyer)).toMatchObject({ dues: 10_005 });
    expect(await entriesOf(buyer)).toMatchObject([
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
    buyer = await daysLater(backend, 59, buyer);
    await accrueInterest(backend.dependencies);
    // 5 + ₹6,000 for 59 days at 0.05 %.
    expect(await accountOf(buyer)).toMatchObject({ dues: 6_182, due_date: shown.due_date });
    expect(await creditObstacle(buyer)).toBeUndefined();
    await buyer.put(packs[0], 1, { vendor_id: CREDIT_SHOP });
    expect(await creditObstacle(buyer)).toBeNull();
    buyer = await daysLater(backend, 1, buyer);
    expect(await creditObstacle(buyer)).toBe('overdue');
    expect(statusAndCode(await orderOnCredit(buyer, packs[0], 1))).toMatchObject({ code: 'credit_error.overdue' });
    expect(await unbalancedTransactions(backend)).toEqual([]);
  });

  it('charges on the last day what was shown before the order', async () => {
    const { buyer, order } = await deliverOnCredit(backend, packs[0], 7);
    const shown = (await buyer.call('GET', `/credit/v1/cost?amount=${order.total_price}`)).body;
    const later = await daysLater(backend, 90, buyer);
    await accrueInterest(backend.dependencies);
    expect(await accountOf(later)).toMatchObject({ dues: shown.total, due_date: shown.due_date });
  });

  it('accepts repayments from support only, once per receipt, never more than is due', async () => {
    const { buyer } = await deliverOnCredit(backend, packs[0], 5);
    const support = await farmer(backend, { phone: '9000000004' });
    const pay = (by: Buyer, amount: number, receipt: string) =>
      by.call('POST', '/support/v1/credit/repayments', {
        phone_number: buyer.phone,
        centre_id: CREDIT_SHOP,
        amount,
        receipt,
      });
    expect(statusAndCode(await pay(buyer, 100, 'R-1'))).toMatchObject({ status: 403, code: 'auth_error.forbidden' });
    const twice = await Promise.all([pay(support, 2_500.5, 'R-1'), pay(support, 2_500.5, 'R-1')]);
    expect(twice.map(({ status, body }) => [status, body.dues])).toEqual([
      [200, 2_499.5],
      [200, 2_499.5],
    ]);
    expect(statusAndCode(await pay(support, 2_499.51, 'R-2'))).toMatchObject({
      status: 409,
      code: 'credit_error.more_than_dues',
      details: { dues: 2_499.5 },
    });
    expect(statusAndCode(await pay(support, -5, 'R-3'))).toMatchObject({ status: 400 });
    expect(
      statusAndCode(
        await support.call('POST', '/support/v1/credit/repayments', {
          phone_number: '9999999990',
          centre_id: CREDIT_SHOP,
          amount: 1,
          receipt: 'R-4',
        }),
      ),
    ).toMatchObject({ code: 'credit_error.not_enrolled' });
    expect((await pay(support, 2_499.49, 'R-5')).body).toEqual({ dues: 0.01, waiting: null });
    expect(await accountOf(buyer)).toMatchObject({ dues: 0.01, available: 49_999.99 });
    expect((await entriesOf(buyer)).map(({ kind, amount, taken_after }) => [kind, amount, taken_after])).toEqual([
      ['repayment', -2_499.49, 0.01],
      ['repayment', -2_500.5, 2_499.5],
      ['order', 5_000, 5_000],
    ]);
  });

  it('has a ledger that the database protects: zero sums, no changes, no duplicates', async () => {
    const { buyer, order } = await deliverOnCredit(backend, packs[0], 1);
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
    expect(await accountOf(buyer)).toMatchObject({ dues: 1_030, open_orders: 0 });
  });
});
