import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents, payments } from '@haat/backend-payments/tables';
import { expirePayments } from '@haat/backend-payments/testing';
import type { GatewayPayment } from '@haat/backend-payments/testing';
import { signatureOf } from '@haat/backend-payments';
import type { SandboxGateway } from '@haat/backend-sandbox';
import {
  createGatewayPayment,
  returnFromGateway,
  deliverablePacks,
  farmer,
  orderForPickup,
  payer,
  sendSigned,
  setOffer,
  settleAtGateway,
  stockOf,
  sendWebhook,
  testDatabases,
  WEBHOOK,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Payer, TestBackend } from '@haat/backend-testing';

const MINUTE_MS = 60_000;

/** Every order of some things. */
function ordersOf<Thing>(things: readonly Thing[]): Thing[][] {
  return things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) =>
        ordersOf(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      );
}

describe.each(testDatabases())('paying an order on $name', (on) => {
  let backend: TestBackend;
  let buyer: Payer;
  let gatewayOrderId: string;
  let amountPaise: number;

  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await setOffer(backend, (await deliverablePacks(backend))[0], { stock: 100_000 });
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    buyer = await payer(backend);
    gatewayOrderId = await buyer.open();
    const [attempt] = await backend.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId));
    amountPaise = attempt?.amountPaise ?? 0;
  });

  const words = {
    authorized: (payment: GatewayPayment) => sendWebhook(backend, 'payment.authorized', payment),
    captured: (payment: GatewayPayment) => sendWebhook(backend, 'payment.captured', payment),
    paid: (payment: GatewayPayment) => sendWebhook(backend, 'order.paid', payment),
    back: (payment: GatewayPayment) => returnFromGateway(backend, payment),
  };

  it.each(ordersOf(['authorized', 'captured', 'paid', 'back'] as const).map((order) => ({ order: order.join(', ') })))(
    'comes to one capture and one order by $order, each told twice',
    async ({ order }) => {
      const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
      for (const word of order.split(', ') as (keyof typeof words)[]) {
        expect((await words[word](payment)).status).toBe(200);
        expect((await words[word](payment)).status).toBe(200);
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
    },
  );

  it('has the same result when everything is reported at once', async () => {
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        words[(['authorized', 'captured', 'paid', 'back'] as const)[turn % 4] ?? 'back'](payment),
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

  it.each(ordersOf(['failed', 'captured', 'back'] as const).map((order) => ({ order: order.join(', ') })))(
    'believes the try that went through, not the one before it: $order',
    async ({ order }) => {
      const failed = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'failed');
      const captured = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
      const said = {
        failed: () => sendWebhook(backend, 'payment.failed', failed),
        captured: () => words.captured(captured),
        back: () => words.back(captured),
      };
      for (const word of order.split(', ') as (keyof typeof said)[]) expect((await said[word]()).status).toBe(200);
      expect(await buyer.books()).toEqual({
        status: 'SUCCESS',
        successes: 1,
        captures: [{ use: 'order', amountPaise }],
        refunds: [],
      });
    },
  );

  it('finds the true state for a farmer who closed the page, though no word ever came', async () => {
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'created');
    const state = async () => (await buyer.call('GET', `/payment/v1/orders/${buyer.orderId}`)).body;
    expect(await state()).toMatchObject({ order_id: buyer.orderId, state: 'pending', can_pay: false });
    await settleAtGateway(backend, payment.id, 'captured');
    expect(await state()).toMatchObject({ state: 'paid', paid: amountPaise / 100 });
  });

  it('says in the list of orders which wait for their money, and until when', async () => {
    const listed = async () => (await buyer.call('GET', '/order/v1/orders')).body.results[0];
    expect(await listed()).toMatchObject({
      id: buyer.orderId,
      payment: { kind: 'pay-now', state: 'open', can_pay: true, pay_by: expect.stringMatching(/^\d{4}-/) },
    });
    await words.authorized(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'created'));
    expect(await listed()).toMatchObject({ payment: { state: 'pending', can_pay: false } });
    await words.captured(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'));
    expect(await listed()).toMatchObject({
      status: 'SUCCESS',
      payment: { state: 'paid', can_pay: false, pay_by: null },
    });
  });

  it('lets an order go when paying failed, gives its packs back, and takes them anew for the next try', async () => {
    const before = await stockOf(backend, buyer.variantId);
    await sendWebhook(
      backend,
      'payment.failed',
      await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'failed'),
    );
    expect(await buyer.books()).toMatchObject({ status: 'PAYMENT_FAILED', captures: [] });
    expect(await stockOf(backend, buyer.variantId)).toBe(before + 2);
    expect((await buyer.call('GET', `/payment/v1/orders/${buyer.orderId}`)).body).toMatchObject({
      state: 'failed',
      can_pay: true,
    });
    await setOffer(backend, buyer.variantId, { stock: 1 });
    expect(await buyer.start()).toMatchObject({
      status: 409,
      body: { error: { code: 'order_error.not_enough_stock' } },
    });
    expect((await buyer.books()).status).toBe('PAYMENT_FAILED');
    await setOffer(backend, buyer.variantId, { stock: before + 2 });
    const again = await buyer.open();
    expect(again).not.toBe(gatewayOrderId);
    expect(await stockOf(backend, buyer.variantId)).toBe(before);
    await words.captured(await createGatewayPayment(backend, again, amountPaise, 'captured'));
    expect(await buyer.books()).toMatchObject({ status: 'SUCCESS', captures: [{ use: 'order' }], refunds: [] });
  });

  it('gives back what comes after the failure: the order is not revived', async () => {
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'failed');
    await sendWebhook(backend, 'payment.failed', payment);
    await settleAtGateway(backend, payment.id, 'captured');
    await words.captured(payment);
    await words.back(payment);
    expect(await buyer.books()).toMatchObject({
      status: 'PAYMENT_FAILED',
      captures: [{ use: 'refund', amountPaise }],
      refunds: [{ cause: 'paid-late', amountPaise }],
    });
  });

  it('takes the first of two payments and gives the second back', async () => {
    await words.captured(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'));
    const second = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    await words.captured(second);
    await words.back(second);
    const { captures, refunds } = await buyer.books();
    expect(captures.map(({ use }) => use).sort()).toEqual(['order', 'refund']);
    expect(refunds).toMatchObject([{ cause: 'paid-twice', amountPaise, gatewayPaymentId: second.id }]);
    expect((await buyer.call('GET', `/order/v1/orders/${buyer.orderId}`)).body).toMatchObject({
      status: 'SUCCESS',
      payment: { state: 'paid' },
      refunds: [{ cause: 'paid-twice', amount: amountPaise / 100 }],
    });
  });

  it('gives back what is taken for an order that was cancelled meanwhile', async () => {
    await buyer.call('POST', `/order/v1/orders/${buyer.orderId}/cancel`, { reason: '010' });
    await words.captured(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'));
    expect(await buyer.books()).toMatchObject({
      status: 'USER_CANCELLED',
      successes: 0,
      captures: [{ use: 'refund' }],
      refunds: [{ cause: 'order-ended' }],
    });
  });

  it('lets an order go after 15 minutes, asking a last time', async () => {
    const other = await payer(backend);
    const paid = await createGatewayPayment(backend, await other.open(), amountPaise, 'captured');
    await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'created');
    backend.advance(14 * MINUTE_MS);
    await expirePayments(backend.dependencies);
    expect((await buyer.books()).status).toBe('PENDING');
    backend.advance(2 * MINUTE_MS);
    await expirePayments(backend.dependencies);
    expect((await buyer.books()).status).toBe('PAYMENT_FAILED');
    expect(await other.books()).toMatchObject({ status: 'SUCCESS', captures: [{ use: 'order' }] });
    await words.captured(paid);
    expect((await other.books()).captures).toHaveLength(1);
  });

  it('is handed over once: asked again it is the same order of the gateway', async () => {
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
      await words.captured(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'));
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

  describe('a webhook', () => {
    const send = (body: string, headers: Record<string, string>) =>
      backend.request('POST', WEBHOOK, { body, headers: { 'content-type': 'application/json', ...headers } });

    it('is refused without the right signature, and nothing changes', async () => {
      const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
      const body = JSON.stringify({
        event: 'payment.captured',
        payload: {
          payment: { entity: { id: payment.id, order_id: gatewayOrderId, amount: amountPaise, status: 'captured' } },
        },
      });
      const events = await backend.database.$count(paymentEvents);
      for (const signature of [undefined, '', 'x', '0'.repeat(64), 'é'.repeat(32)]) {
        const { status, body: answer } = await send(
          body,
          signature === undefined ? {} : { 'x-razorpay-signature': encodeURIComponent(signature) },
        );
        expect([status, answer.error.code]).toEqual([403, 'payment_error.not_signed']);
      }
      expect(await backend.database.$count(paymentEvents)).toBe(events);
      expect(await buyer.books()).toMatchObject({ status: 'PENDING', captures: [] });
    });

    it('of a failed payment for no order of ours is taken, and the gateway is not asked about it', async () => {
      const body = JSON.stringify({
        event: 'payment.failed',
        payload: {
          payment: { entity: { id: 'pay_1', order_id: '89.9,179.9', amount: amountPaise, status: 'failed' } },
        },
      });
      const { webhookSecret } = await (backend.dependencies.adapters.payments as SandboxGateway).keys();
      expect((await send(body, { 'x-razorpay-signature': signatureOf(body, webhookSecret) })).status).toBeLessThan(300);
      expect(await buyer.books()).toMatchObject({ status: 'PENDING', captures: [] });
    });

    it('that was altered after it was signed is refused', async () => {
      const body = JSON.stringify({
        event: 'payment.captured',
        payload: {
          payment: { entity: { id: 'pay_1', order_id: gatewayOrderId, amount: amountPaise, status: 'captured' } },
        },
      });
      const { webhookSecret } = await (backend.dependencies.adapters.payments as SandboxGateway).keys();
      const signature = signatureOf(body, webhookSecret);
      expect((await send(body.replace('captured', 'captured '), { 'x-razorpay-signature': signature })).status).toBe(
        403,
      );
      expect((await send(`${body} `, { 'x-razorpay-signature': signature })).status).toBe(403);
      expect(await buyer.books()).toMatchObject({ status: 'PENDING', captures: [] });
    });

    it('that is replayed changes nothing, under the same id or another', async () => {
      const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
      await sendWebhook(backend, 'payment.captured', payment, { id: 'evt_a' });
      await buyer.call('POST', `/order/v1/orders/${buyer.orderId}/cancel`, { reason: '010' });
      // How far a refund is on its way goes on by itself.
      const money = async () => {
        const { refunds, ...books } = await buyer.books();
        return {
          ...books,
          refunds: refunds.map(({ id, cause, amountPaise: paise, gatewayPaymentId }) => ({
            id,
            cause,
            paise,
            gatewayPaymentId,
          })),
        };
      };
      const before = await money();
      expect(before.refunds).toHaveLength(1);
      expect((await sendWebhook(backend, 'payment.captured', payment, { id: 'evt_a' })).status).toBe(200);
      expect((await sendWebhook(backend, 'payment.captured', payment, { id: 'evt_b' })).status).toBe(200);
      expect(await money()).toEqual(before);
    });

    it('that brings other news under an id that came before is taken all the same', async () => {
      const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
      const id = `evt_${gatewayOrderId}`;
      await sendWebhook(backend, 'payment.authorized', payment, { id });
      expect((await sendWebhook(backend, 'payment.captured', payment, { id })).status).toBe(200);
      expect(await buyer.books()).toMatchObject({ status: 'SUCCESS', captures: [{ use: 'order' }] });
      const events = await backend.database.$count(paymentEvents);
      await sendWebhook(backend, 'payment.captured', payment, { id });
      expect(await backend.database.$count(paymentEvents)).toBe(events);
    });

    it('of no form that we know is refused; one about nothing of ours is taken', async () => {
      for (const body of ['', 'x', '[]', '{"event":1}']) expect((await sendSigned(backend, body)).status).toBe(400);
      expect((await sendSigned(backend, '{"event":"subscription.charged","payload":{}}')).status).toBe(200);
      expect(
        (
          await sendWebhook(backend, 'payment.captured', {
            id: 'pay_x',
            orderId: 'order_unknown',
            amountPaise: 100,
            status: 'captured',
          })
        ).status,
      ).toBe(200);
    });
  });

  it('does not take a return that is not signed, or of an order that is none of ours', async () => {
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    const forged = {
      razorpay_payment_id: payment.id,
      razorpay_order_id: gatewayOrderId,
      razorpay_signature: '0'.repeat(64),
    };
    expect(await backend.request('POST', '/payment/v1/returns', { body: forged })).toMatchObject({
      status: 403,
      body: { error: { code: 'payment_error.not_signed' } },
    });
    expect((await returnFromGateway(backend, { ...payment, orderId: 'order_unknown' })).body.error.code).toBe(
      'payment_error.not_found',
    );
    expect(await buyer.books()).toMatchObject({ status: 'PENDING', captures: [] });
  });
});
