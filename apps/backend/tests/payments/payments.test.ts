import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createGatewayPayment,
  deliverablePacks,
  farmer,
  orderForPickup,
  settleAtGateway,
  sendWebhook,
  testDatabases,
} from '@haat/backend-testing';
import type { Payer, TestBackend } from '@haat/backend-testing';
import { openPayment, paymentReports, startPaymentsBackend } from './open-payment.ts';
import type { PaymentReports } from './open-payment.ts';
import { permutations } from './permutations.ts';

describe.each(testDatabases(import.meta.filename))('paying an order on $name', (on) => {
  let backend: TestBackend;
  let report: PaymentReports;
  let buyer: Payer;
  let gatewayOrderId: string;
  let amountPaise: number;

  beforeAll(async () => {
    backend = await startPaymentsBackend(on);
    report = paymentReports(backend);
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    ({ buyer, gatewayOrderId, amountPaise } = await openPayment(backend));
  });

  it.each(
    permutations(['authorized', 'captured', 'paid', 'back'] as const).map((order) => ({ order: order.join(', ') })),
  )('ends in one capture and one order by $order, each reported twice', async ({ order }) => {
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    for (const name of order.split(', ') as (keyof PaymentReports)[]) {
      expect((await report[name](payment)).status).toBe(200);
      expect((await report[name](payment)).status).toBe(200);
    }
    expect(await buyer.books()).toEqual({
      status: 'SUCCESS',
      successes: 1,
      captures: [{ use: 'order', amountPaise }],
      refunds: [],
    });
    expect((await buyer.call('GET', `/order/v1/orders/${buyer.orderId}`)).body.payment).toMatchObject({
      kind: 'pay-now',
      state: 'paid',
      paid: amountPaise / 100,
      can_pay: false,
    });
  });

  it('has the same result when everything is reported at once', async () => {
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        report[(['authorized', 'captured', 'paid', 'back'] as const)[turn % 4] ?? 'back'](payment),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await buyer.books()).toEqual({
      status: 'SUCCESS',
      successes: 1,
      captures: [{ use: 'order', amountPaise }],
      refunds: [],
    });
  });

  it.each(permutations(['failed', 'captured', 'back'] as const).map((order) => ({ order: order.join(', ') })))(
    'counts the attempt that succeeded, not the failed one before it: $order',
    async ({ order }) => {
      const failed = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'failed');
      const captured = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
      const reports = {
        failed: () => sendWebhook(backend, 'payment.failed', failed),
        captured: () => report.captured(captured),
        back: () => report.back(captured),
      };
      for (const name of order.split(', ') as (keyof typeof reports)[])
        expect((await reports[name]()).status).toBe(200);
      expect(await buyer.books()).toEqual({
        status: 'SUCCESS',
        successes: 1,
        captures: [{ use: 'order', amountPaise }],
        refunds: [],
      });
    },
  );

  it('finds the true state for a farmer who closed the page, though nothing was reported', async () => {
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'created');
    const state = async () => (await buyer.call('GET', `/payment/v1/orders/${buyer.orderId}`)).body;
    expect(await state()).toMatchObject({ order_id: buyer.orderId, state: 'pending', can_pay: false });
    await settleAtGateway(backend, payment.id, 'captured');
    expect(await state()).toMatchObject({ state: 'paid', paid: amountPaise / 100 });
  });

  it('shows in the list of orders which wait for payment, and until when', async () => {
    const listed = async () => (await buyer.call('GET', '/order/v1/orders')).body.results[0];
    expect(await listed()).toMatchObject({
      id: buyer.orderId,
      payment: { kind: 'pay-now', state: 'open', can_pay: true, pay_by: expect.stringMatching(/^\d{4}-/) },
    });
    await report.authorized(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'created'));
    expect(await listed()).toMatchObject({ payment: { state: 'pending', can_pay: false } });
    await report.captured(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'));
    expect(await listed()).toMatchObject({
      status: 'SUCCESS',
      payment: { state: 'paid', can_pay: false, pay_by: null },
    });
  });

  it('is opened once: repeated requests get the same order of the gateway', async () => {
    const answers = await Promise.all([buyer.start(), buyer.start(), buyer.start()]);
    expect(answers.map(({ body }) => body.fields.order_id)).toEqual([gatewayOrderId, gatewayOrderId, gatewayOrderId]);
    expect(answers[0]?.body).toMatchObject({
      order_id: buyer.orderId,
      gateway: 'razorpay',
      is_sandbox: true,
      amount_paise: amountPaise,
      action: expect.stringContaining('/sandbox/razorpay/v1/checkout/embedded'),
    });
  });

  it.each(['cash', 'paid'])('cannot be begun for an order that is %s', async (kind) => {
    if (kind === 'paid')
      await report.captured(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'));
    const orderId = kind === 'paid' ? buyer.orderId : await cashOrder();
    const answer = await buyer.call('POST', `/payment/v1/orders/${orderId}/attempts`, {
      callback_url: 'http://127.0.0.1/a',
      cancel_url: 'http://127.0.0.1/b',
    });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'payment_error.not_payable' } } });
  });

  async function cashOrder(): Promise<string> {
    const [variantId] = await deliverablePacks(backend);
    await buyer.put(variantId, 1);
    return String((await orderForPickup(buyer)).body.id);
  }

  it('answers other users as if the order did not exist', async () => {
    const stranger = await farmer(backend);
    for (const id of [buyer.orderId, '00000000-0000-4000-8000-000000000000', 'x']) {
      expect(await stranger.call('GET', `/payment/v1/orders/${id}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'order_error.not_found' } },
      });
      expect(
        await stranger.call('POST', `/payment/v1/orders/${id}/attempts`, {
          callback_url: 'http://127.0.0.1/a',
          cancel_url: 'http://127.0.0.1/b',
        }),
      ).toMatchObject({ status: 404, body: { error: { code: 'order_error.not_found' } } });
    }
  });
});
