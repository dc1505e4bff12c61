import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indiaDay } from '@haat/format';
import { creditLines } from '@haat/backend-payments/tables';
import { reduceDues } from '@haat/backend-payments/testing';
import type { GatewayPayment } from '@haat/backend-payments/testing';
import { book } from '@haat/backend-payments';
import { inTransaction, rowsOf } from '@haat/backend-platform';
import {
  createGatewayPayment,
  returnFromGateway,
  creditFarmer,
  farmer,
  settleAtGateway,
  sendWebhook,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { permutations } from './permutations.ts';
import type { Buyer, TestBackend } from '@haat/backend-testing';

const HANDED_OVER = {
  callback_url: 'http://127.0.0.1:4200/payment/return?credit=1',
  cancel_url: 'http://127.0.0.1:4200/account/credit',
};
const REPAYMENTS = '/credit/v1/repayments';
const UNKNOWN_ORDER = '0c000000-0000-4000-8000-0000000000aa';

describe.each(testDatabases(import.meta.filename))('repaying credit through the gateway on $name', (on) => {
  let backend: TestBackend;
  let debtor: Buyer;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    debtor = await creditFarmer(backend);
    await owe(100_000);
  });

  /** Lets goods of so many paise have been handed over on credit now. */
  async function owe(paise: number): Promise<void> {
    const { dependencies, database } = backend;
    for (const kind of ['order', 'delivery'] as const) {
      await inTransaction(database, (tx) =>
        book(tx, dependencies, {
          userId: debtor.userId,
          orderId: UNKNOWN_ORDER,
          reference: `${kind}:${dependencies.newId()}`,
          at: dependencies.now(),
          event: { kind, paise },
        }),
      );
    }
  }
  const start = (amount: unknown, by = debtor) => by.call('POST', REPAYMENTS, { amount, ...HANDED_OVER });
  const open = async (amount: number) => String((await start(amount)).body.fields.order_id);
  const account = async () => (await debtor.call('GET', '/credit/v1/account')).body;
  const dues = async () => (await debtor.call('GET', '/credit/v1/dues')).body;
  const repayments = async (by = debtor) => (await by.call('GET', REPAYMENTS)).body.results;
  const ledger = async () =>
    (await debtor.call('GET', '/credit/v1/entries')).body.results.map(
      ({ kind, amount, taken_after }: Record<string, unknown>) => [kind, amount, taken_after],
    );
  const refunds = () =>
    rowsOf<{ amount: number; cause: string }>(
      backend.database,
      sql`
    select r.amount_paise::float8 as amount, r.cause from refunds r join payment_captures c
    on c.gateway_payment_id = r.gateway_payment_id join payments p on p.id = c.payment_id
    where p.credit_user_id = ${debtor.userId} order by r.number`,
    );
  const words = {
    authorized: (payment: GatewayPayment) => sendWebhook(backend, 'payment.authorized', payment),
    captured: (payment: GatewayPayment) => sendWebhook(backend, 'payment.captured', payment),
    paid: (payment: GatewayPayment) => sendWebhook(backend, 'order.paid', payment),
    back: (payment: GatewayPayment) => returnFromGateway(backend, payment),
  };

  it('says what is due by which day, and what can be paid', async () => {
    const { due_date } = await account();
    expect(await dues()).toEqual({ dues: 1_000, interest: 0, payable: 1_000, results: [{ amount: 1_000, due_date }] });
    const stranger = await farmer(backend);
    expect((await stranger.call('GET', '/credit/v1/dues')).body).toEqual({
      dues: 0,
      interest: 0,
      payable: 0,
      results: [],
    });
  });

  it('tells interest apart from the goods', async () => {
    const { dependencies, database } = backend;
    // The daily job has been here: it would take back interest that the rule does not ask for.
    const today = indiaDay(dependencies.now());
    await database.update(creditLines).set({ accruedThrough: today }).where(eq(creditLines.userId, debtor.userId));
    await inTransaction(database, (tx) =>
      book(tx, dependencies, {
        userId: debtor.userId,
        orderId: null,
        reference: `interest:${dependencies.newId()}`,
        at: dependencies.now(),
        event: { kind: 'interest', paise: 1_250 },
      }),
    );
    expect(await dues()).toMatchObject({
      dues: 1_012.5,
      interest: 12.5,
      payable: 1_012.5,
      results: [{ amount: 1_000 }],
    });
  });

  it.each(
    permutations(['authorized', 'captured', 'paid', 'back'] as const).map((order) => ({ order: order.join(', ') })),
  )('ends in one repayment by $order, each reported twice', async ({ order }) => {
    const payment = await createGatewayPayment(backend, await open(400.5), 40_050, 'captured');
    for (const word of order.split(', ') as (keyof typeof words)[]) {
      expect((await words[word](payment)).status).toBe(200);
      expect((await words[word](payment)).status).toBe(200);
    }
    expect(await ledger()).toEqual([
      ['repayment', -400.5, 599.5],
      ['order', 1_000, 1_000],
    ]);
    expect(await repayments()).toMatchObject([{ amount: 400.5, state: 'paid', repaid: 400.5, going_back: 0 }]);
    expect(await account()).toMatchObject({ dues: 599.5, available: 49_400.5 });
    expect(await refunds()).toEqual([]);
  });

  it('has the same result when everything is reported at once', async () => {
    const payment = await createGatewayPayment(backend, await open(1_000), 100_000, 'captured');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        words[(['authorized', 'captured', 'paid', 'back'] as const)[turn % 4] ?? 'back'](payment),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await ledger()).toEqual([
      ['repayment', -1_000, 0],
      ['order', 1_000, 1_000],
    ]);
    expect(await account()).toMatchObject({ dues: 0, available: 50_000, due_date: null });
  });

  it('frees the limit only with the money, and finds it though nothing was reported', async () => {
    const payment = await createGatewayPayment(backend, await open(1_000), 100_000, 'created');
    expect(await repayments()).toMatchObject([{ state: 'pending', repaid: 0 }]);
    expect(await account()).toMatchObject({ dues: 1_000, available: 49_000 });
    expect(await dues()).toMatchObject({ dues: 1_000, payable: 0 });
    expect(await start(1)).toMatchObject({
      status: 409,
      body: { error: { code: 'credit_error.more_than_dues', details: { dues: 0 } } },
    });
    await settleAtGateway(backend, payment.id, 'captured');
    expect(await repayments()).toMatchObject([{ state: 'paid', repaid: 1_000 }]);
    expect(await account()).toMatchObject({ dues: 0, available: 50_000 });
  });

  it('books nothing when payment failed, and starts a new attempt', async () => {
    const first = await open(300);
    const failed = await createGatewayPayment(backend, first, 30_000, 'failed');
    expect((await sendWebhook(backend, 'payment.failed', failed)).status).toBe(200);
    expect(await repayments()).toMatchObject([{ state: 'failed', repaid: 0 }]);
    expect(await open(300)).not.toBe(first);
    expect(await account()).toMatchObject({ dues: 1_000 });
    // A second try on the first page.
    await words.captured(await createGatewayPayment(backend, first, 30_000, 'captured'));
    expect(await ledger()).toEqual([
      ['repayment', -300, 700],
      ['order', 1_000, 1_000],
    ]);
  });

  it('is the same attempt however often it is started, until it is paid', async () => {
    const answers = await Promise.all([start(250), start(250), start(250)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [one, ...others] = answers.map(({ body }) => body.fields.order_id as string);
    expect(others).toEqual([one, one]);
    expect(answers[0]?.body).toMatchObject({
      gateway: 'razorpay',
      is_sandbox: true,
      amount_paise: 25_000,
      action: expect.stringContaining('/sandbox/razorpay/v1/checkout/embedded'),
    });
    await words.back(await createGatewayPayment(backend, one ?? '', 25_000, 'captured'));
    expect(await open(250)).not.toBe(one);
  });

  it('keeps the first of two payments and refunds the second', async () => {
    const gatewayOrderId = await open(500);
    for (let time = 0; time < 2; time += 1)
      await words.captured(await createGatewayPayment(backend, gatewayOrderId, 50_000, 'captured'));
    expect(await ledger()).toEqual([
      ['repayment', -500, 500],
      ['order', 1_000, 1_000],
    ]);
    expect(await refunds()).toEqual([{ amount: 50_000, cause: 'paid-twice' }]);
    expect(await repayments()).toMatchObject([{ repaid: 500, going_back: 500 }]);
  });

  it('refunds what exceeds the dues when the money arrives', async () => {
    const gatewayOrderId = await open(1_000);
    await inTransaction(backend.database, (tx) =>
      reduceDues(tx, backend.dependencies, {
        userId: debtor.userId,
        orderId: UNKNOWN_ORDER,
        returnId: backend.dependencies.newId(),
        amountPaise: 70_000,
      }),
    );
    await words.captured(await createGatewayPayment(backend, gatewayOrderId, 100_000, 'captured'));
    expect(await ledger()).toEqual([
      ['repayment', -300, 0],
      ['reversal', -700, 300],
      ['order', 1_000, 1_000],
    ]);
    expect(await refunds()).toEqual([{ amount: 70_000, cause: 'more-than-dues' }]);
    expect(await repayments()).toMatchObject([{ amount: 1_000, state: 'paid', repaid: 300, going_back: 700 }]);
  });

  it('never takes more off than is due when many are paid at once', async () => {
    const gatewayOrderIds: string[] = [];
    for (let paid = 0; paid < 8; paid += 1) gatewayOrderIds.push(await open(900 + paid));
    const taken = await Promise.all(
      gatewayOrderIds.map(async (id, at) => createGatewayPayment(backend, id, (900 + at) * 100, 'captured')),
    );
    await Promise.all(taken.flatMap((payment) => [words.captured(payment), words.back(payment)]));
    expect(await account()).toMatchObject({ dues: 0, available: 50_000 });
    const back = (await refunds()).reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(taken.reduce((sum, { amountPaise }) => sum + amountPaise, 0) - 100_000);
    expect(
      await rowsOf(
        backend.database,
        sql`select transaction_id from credit_entries group by transaction_id having sum(amount_paise) <> 0`,
      ),
    ).toEqual([]);
  });

  it.each([
    { amount: 1_000.01, status: 409, code: 'credit_error.more_than_dues' },
    { amount: 0.99, status: 400, code: 'request_error.invalid' },
    { amount: 0, status: 400, code: 'request_error.invalid' },
    { amount: -5, status: 400, code: 'request_error.invalid' },
    { amount: '500', status: 400, code: 'request_error.invalid' },
    { amount: 1e12, status: 400, code: 'request_error.invalid' },
  ])('refuses $amount rupees, and nothing changes', async ({ amount, status, code }) => {
    expect(await start(amount)).toMatchObject({ status, body: { error: { code } } });
    expect(await repayments()).toEqual([]);
  });

  it('is visible to the farmer only: nothing without a credit line, no answer without a session', async () => {
    await open(200);
    const other = await creditFarmer(backend);
    expect(await repayments(other)).toEqual([]);
    expect(await start(1, other)).toMatchObject({
      status: 409,
      body: { error: { code: 'credit_error.more_than_dues' } },
    });
    expect(await start(1, await farmer(backend))).toMatchObject({
      status: 409,
      body: { error: { code: 'credit_error.not_enrolled' } },
    });
    for (const [method, path] of [
      ['GET', REPAYMENTS],
      ['GET', '/credit/v1/dues'],
      ['POST', REPAYMENTS],
    ] as const)
      expect(await backend.request(method, path)).toMatchObject({ status: 401 });
  });
});
