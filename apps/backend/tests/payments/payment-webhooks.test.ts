import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents } from '@haat/backend-payments/tables';
import { signatureOf } from '@haat/backend-payments';
import type { SandboxGateway } from '@haat/backend-sandbox';
import {
  createGatewayPayment,
  returnFromGateway,
  sendSigned,
  sendWebhook,
  testDatabases,
  WEBHOOK,
  webhookBody,
} from '@haat/backend-testing';
import type { Payer, TestBackend } from '@haat/backend-testing';
import { openPayment, startPaymentsBackend } from './open-payment.ts';

/** Without what is told of refunds of other orders meanwhile. */
const OF_PAYMENTS = like(paymentEvents.type, 'payment.%');

describe.each(testDatabases(import.meta.filename))('paying an order on $name', (on) => {
  let backend: TestBackend;
  let buyer: Payer;
  let gatewayOrderId: string;
  let amountPaise: number;

  beforeAll(async () => {
    backend = await startPaymentsBackend(on);
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    ({ buyer, gatewayOrderId, amountPaise } = await openPayment(backend));
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
      const events = await backend.database.$count(paymentEvents, OF_PAYMENTS);
      for (const signature of [undefined, '', 'x', '0'.repeat(64), 'é'.repeat(32)]) {
        const { status, body: answer } = await send(
          body,
          signature === undefined ? {} : { 'x-razorpay-signature': encodeURIComponent(signature) },
        );
        expect([status, answer.error.code]).toEqual([403, 'payment_error.not_signed']);
      }
      expect(await backend.database.$count(paymentEvents, OF_PAYMENTS)).toBe(events);
      expect(await buyer.books()).toMatchObject({ status: 'PENDING', captures: [] });
    });

    it('of a failed payment for an unknown order is accepted without asking the gateway', async () => {
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

    it('with other content under a known id is accepted', async () => {
      const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
      const id = `evt_${gatewayOrderId}`;
      await sendWebhook(backend, 'payment.authorized', payment, { id });
      const captured = webhookBody(backend, 'payment.captured', payment);
      expect((await sendSigned(backend, captured, id)).status).toBe(200);
      expect(await buyer.books()).toMatchObject({ status: 'SUCCESS', captures: [{ use: 'order' }] });
      const events = await backend.database.$count(paymentEvents, OF_PAYMENTS);
      await sendSigned(backend, captured, id);
      expect(await backend.database.$count(paymentEvents, OF_PAYMENTS)).toBe(events);
    });

    it('of unknown form is refused; one about an unknown payment is accepted', async () => {
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

  it('refuses a return that is not signed, or is of an unknown order', async () => {
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
