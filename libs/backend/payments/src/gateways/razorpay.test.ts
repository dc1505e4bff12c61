import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { ORDER, PAYMENT, REFUND, SETTLEMENT } from '../testing/documented-answers.ts';
import { GatewayError } from './payment-gateway.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';

describe('the gateway’s wire', () => {
  let server: Server | undefined;
  afterEach(() => new Promise<void>((closed) => (server === undefined ? closed() : server.close(() => closed()))));

  async function gatewayThat(status: number, answer: unknown) {
    const seen: { request: IncomingMessage; body: string }[] = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen.push({ request, body });
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    const listening = server;
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
    const bound = listening.address();
    const address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
    return {
      seen,
      gateway: createRazorpayGateway('razorpay', async () => ({
        address,
        keyId: 'rzp_test_1',
        keySecret: 'secret',
        webhookSecret: 'hook',
      })),
    };
  }

  it('opens an order of whole paise, with our receipt, captured by itself', async () => {
    const { seen, gateway } = await gatewayThat(200, ORDER);
    expect(await gateway.createOrder({ receipt: 'attempt-1', amountPaise: 297_000 })).toEqual({
      id: 'order_DESlLckIVRkHWj',
    });
    const [{ request, body } = { request: undefined, body: '' }] = seen;
    expect([request?.method, request?.url]).toEqual(['POST', '/v1/orders']);
    expect(request?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toMatchObject({
      amount: 297_000,
      currency: 'INR',
      receipt: 'attempt-1',
      payment: { capture: 'automatic' },
    });
  });

  it('reads payments, and of people nothing', async () => {
    const { seen, gateway } = await gatewayThat(200, { entity: 'collection', count: 1, items: [PAYMENT] });
    expect(await gateway.paymentsOf('order_DESlLckIVRkHWj')).toEqual([
      { id: 'pay_G8VQzjPLoAvm6D', orderId: 'order_DESlLckIVRkHWj', amountPaise: 297_000, status: 'captured' },
    ]);
    expect(seen[0]?.request.url).toBe('/v1/orders/order_DESlLckIVRkHWj/payments');
  });

  it('requests a refund with an idempotency key', async () => {
    const { seen, gateway } = await gatewayThat(200, REFUND);
    expect(await gateway.refund({ paymentId: 'pay_G8VQzjPLoAvm6D', amountPaise: 297_000, key: 'refund-0001' })).toEqual(
      {
        id: 'rfnd_FP8QHiV938haTz',
        paymentId: 'pay_G8VQzjPLoAvm6D',
        amountPaise: 297_000,
        status: 'pending',
        key: 'refund-0001',
      },
    );
    expect(seen[0]?.request.url).toBe('/v1/payments/pay_G8VQzjPLoAvm6D/refund');
    expect(seen[0]?.request.headers['x-refund-idempotency']).toBe('refund-0001');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ amount: 297_000, speed: 'normal', receipt: 'refund-0001' });
  });

  it('asks which refunds of a payment were made under our keys', async () => {
    const others = [
      { ...REFUND, id: 'rfnd_other', receipt: 'INV-7' },
      { ...REFUND, id: 'rfnd_none', receipt: null },
    ];
    const { seen, gateway } = await gatewayThat(200, { entity: 'collection', count: 3, items: [...others, REFUND] });
    expect(await gateway.refundsUnder('pay_G8VQzjPLoAvm6D', ['refund-0000', 'refund-0001'])).toMatchObject([
      { id: 'rfnd_FP8QHiV938haTz', key: 'refund-0001', status: 'pending' },
    ]);
    expect(seen.map(({ request }) => [request.method, request.url])).toEqual([
      ['GET', '/v1/payments/pay_G8VQzjPLoAvm6D/refunds?count=100&skip=0'],
    ]);
  });

  it('reads what was settled on a day, fees apart', async () => {
    const { seen, gateway } = await gatewayThat(200, SETTLEMENT);
    expect(await gateway.settlementOn('2026-01-07', { count: 1_000, skip: 0 })).toEqual([
      {
        id: 'pay_G8VQzjPLoAvm6D',
        kind: 'payment',
        creditPaise: 289_991,
        debitPaise: 0,
        feePaise: 7_009,
        settlementId: 'setl_DGlQ1Rj8os78Ec',
        disputeId: null,
        gatewayOrderId: 'order_DESlLckIVRkHWj',
      },
      {
        id: 'rfnd_DGRcGzZSLyEdg1',
        kind: 'refund',
        creditPaise: 0,
        debitPaise: 242_500,
        feePaise: 0,
        settlementId: 'setl_DGlQ1Rj8os78Ec',
        disputeId: null,
        gatewayOrderId: null,
      },
    ]);
    const asked = new URL(seen[0]?.request.url ?? '', 'http://gateway');
    expect(asked.pathname).toBe('/v1/settlements/recon/combined');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      year: '2026',
      month: '1',
      day: '7',
      count: '1000',
      skip: '0',
    });
  });

  it('says that the gateway refused, and why', async () => {
    const { gateway } = await gatewayThat(400, {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The amount must be at least INR 1.00',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
      },
    });
    await expect(gateway.createOrder({ receipt: 'a', amountPaise: 1 })).rejects.toMatchObject({
      name: 'GatewayError',
      status: 400,
      message: expect.stringContaining('at least INR 1.00'),
    });
  });

  it('rejects an answer of the gateway in an unknown form', async () => {
    const { gateway } = await gatewayThat(200, {
      entity: 'collection',
      count: 1,
      items: [{ ...PAYMENT, status: 'disputed' }],
    });
    await expect(gateway.paymentsOf(ORDER.id)).rejects.toMatchObject({ name: 'GatewayError', status: 502 });
  });

  it('reports a missing answer', async () => {
    const gateway = createRazorpayGateway('razorpay', async () => ({
      address: 'http://127.0.0.1:9',
      keyId: 'k',
      keySecret: 's',
      webhookSecret: 'w',
    }));
    await expect(gateway.paymentsOf('order_1')).rejects.toEqual(
      expect.objectContaining({ name: 'GatewayError', status: null }),
    );
    await expect(gateway.paymentsOf('order_1')).rejects.toBeInstanceOf(GatewayError);
  });

  it('redirects by a form to the hosted page', async () => {
    const gateway = createRazorpayGateway('razorpay', async () => ({
      address: 'https://api.razorpay.com',
      keyId: 'rzp_live_1',
      keySecret: 's',
      webhookSecret: 'w',
    }));
    expect(
      await gateway.pageFor({
        gatewayOrderId: 'order_1',
        amountPaise: 100,
        description: '2026-000001',
        callbackUrl: 'https://haat.example/payment/return',
        cancelUrl: 'https://haat.example/order/1',
        language: 'hi',
      }),
    ).toEqual({
      action: 'https://api.razorpay.com/v1/checkout/embedded',
      fields: {
        key_id: 'rzp_live_1',
        order_id: 'order_1',
        amount: '100',
        currency: 'INR',
        name: 'Krishi Haat',
        description: '2026-000001',
        callback_url: 'https://haat.example/payment/return',
        cancel_url: 'https://haat.example/order/1',
        'config[display][language]': 'hi',
      },
    });
  });
});
