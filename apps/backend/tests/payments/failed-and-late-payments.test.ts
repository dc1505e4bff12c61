import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expirePayments } from '@haat/backend-payments/testing';
import {
  createGatewayPayment,
  ORDERS,
  payer,
  setOffer,
  settleAtGateway,
  stockOf,
  sendWebhook,
  testDatabases,
} from '@haat/backend-testing';
import type { Payer, TestBackend } from '@haat/backend-testing';
import { openPayment, paymentReports, startPaymentsBackend } from './open-payment.ts';
import type { PaymentReports } from './open-payment.ts';

const MINUTE_MS = 60_000;

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

  it('tells the code of a pickup once it is paid, not while money is waited for or after it failed', async () => {
    const codeOf = async () => (await buyer.call('GET', `${ORDERS}/${buyer.orderId}`)).body.pickup_code;
    expect(await codeOf()).toBeNull();
    const failed = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'failed');
    await sendWebhook(backend, 'payment.failed', failed);
    expect((await buyer.books()).status).toBe('PAYMENT_FAILED');
    expect(await codeOf()).toBeNull();
    await report.captured(await createGatewayPayment(backend, await buyer.open(), amountPaise, 'captured'));
    expect(await codeOf()).toMatch(/^\d{6}$/);
  });

  it('fails an order when payment failed, restocks its packs, and reserves them for the next attempt', async () => {
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
    await report.captured(await createGatewayPayment(backend, again, amountPaise, 'captured'));
    expect(await buyer.books()).toMatchObject({ status: 'SUCCESS', captures: [{ use: 'order' }], refunds: [] });
  });

  it('refunds what arrives after the failure: the order is not revived', async () => {
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'failed');
    await sendWebhook(backend, 'payment.failed', payment);
    await settleAtGateway(backend, payment.id, 'captured');
    await report.captured(payment);
    await report.back(payment);
    expect(await buyer.books()).toMatchObject({
      status: 'PAYMENT_FAILED',
      captures: [{ use: 'refund', amountPaise }],
      refunds: [{ cause: 'paid-late', amountPaise }],
    });
  });

  it('keeps the first of two payments and refunds the second', async () => {
    await report.captured(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'));
    const second = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    await report.captured(second);
    await report.back(second);
    const { captures, refunds } = await buyer.books();
    expect(captures.map(({ use }) => use).sort()).toEqual(['order', 'refund']);
    expect(refunds).toMatchObject([{ cause: 'paid-twice', amountPaise, gatewayPaymentId: second.id }]);
    expect((await buyer.call('GET', `/order/v1/orders/${buyer.orderId}`)).body).toMatchObject({
      status: 'SUCCESS',
      payment: { state: 'paid' },
      refunds: [{ cause: 'paid-twice', amount: amountPaise / 100 }],
    });
  });

  it('refunds a payment for an order that was cancelled meanwhile', async () => {
    await buyer.call('POST', `/order/v1/orders/${buyer.orderId}/cancel`, { reason: '010' });
    await report.captured(await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'));
    expect(await buyer.books()).toMatchObject({
      status: 'USER_CANCELLED',
      successes: 0,
      captures: [{ use: 'refund' }],
      refunds: [{ cause: 'order-ended' }],
    });
  });

  it('expires an order after 15 minutes, after asking the gateway a last time', async () => {
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
    await report.captured(paid);
    expect((await other.books()).captures).toHaveLength(1);
  });
});
