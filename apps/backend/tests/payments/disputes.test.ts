import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayEntries, paymentDisputes } from '@haat/backend-payments/tables';
import { gatewayId, wireEvent } from '@haat/backend-sandbox';
import {
  createGatewayPayment,
  farmer,
  sendSigned,
  sendWebhook,
  signInForTest,
  testDatabases,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { openPayment, startPaymentsBackend } from './open-payment.ts';

const SUPPORT = '9000000004';

describe.each(testDatabases(import.meta.filename))('disputes of payments on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startPaymentsBackend(on);
  });
  afterAll(() => backend?.close());

  /** A paid order whose payment is disputed. */
  async function disputed() {
    const { buyer, gatewayOrderId, amountPaise } = await openPayment(backend);
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    await sendWebhook(backend, 'payment.captured', payment);
    const id = gatewayId('disp');
    let second = Math.floor(backend.dependencies.now().getTime() / 1000);
    const event = (step: string, status: string, deducted: number, later = 1) => {
      second += later;
      const dispute = {
        id,
        entity: 'dispute',
        payment_id: payment.id,
        amount: amountPaise,
        currency: 'INR',
        amount_deducted: deducted,
        reason_code: 'goods_or_services_not_received_or_partially_received',
        respond_by: second + 86_400,
        status,
        phase: 'chargeback',
        created_at: second,
        evidence: { amount: amountPaise, summary: null },
      };
      return wireEvent(`payment.dispute.${step}`, { dispute }, new Date(second * 1000));
    };
    const send = (body: string) => sendSigned(backend, body, randomUUID());
    const ledger = async () =>
      (await backend.database.select().from(gatewayEntries).where(eq(gatewayEntries.entityId, id)))
        .map(({ amountPaise: paise }) => paise)
        .sort((one, other) => one - other);
    const row = async () =>
      (await backend.database.select().from(paymentDisputes).where(eq(paymentDisputes.id, id)))[0] ?? null;
    return { buyer, id, amountPaise, payment, event, send, ledger, row };
  }

  it('are kept, shown to support, and booked when they are lost', async () => {
    const { buyer, id, amountPaise, event, send, ledger, row } = await disputed();
    expect((await send(event('created', 'open', 0))).status).toBe(200);
    expect(await row()).toMatchObject({ orderId: buyer.orderId, status: 'open', amountPaise, needsAction: null });
    expect(await ledger()).toEqual([]);
    await send(event('action_required', 'open', 0));
    expect(await row()).toMatchObject({ needsAction: expect.any(Date) });
    const { accessToken: token } = await signInForTest(backend, SUPPORT);
    const list = async () =>
      ((await backend.request('GET', '/support/v1/disputes', { token })).body.results as { id: string }[]).find(
        (dispute) => dispute.id === id,
      );
    expect(await list()).toMatchObject({ order_id: buyer.orderId, needs_action: true, held: 0, status: 'open' });
    await send(event('under_review', 'under_review', 0));
    await send(event('lost', 'lost', amountPaise));
    expect(await row()).toMatchObject({ status: 'lost' });
    expect(await ledger()).toEqual([-amountPaise]);
    expect(await list()).toMatchObject({ held: amountPaise / 100, status: 'lost', needs_action: false });
    expect((await (await farmer(backend)).call('GET', '/support/v1/disputes')).body.error.code).toBe(
      'auth_error.forbidden',
    );
  });

  it('give back in the ledger what was deducted when they are won', async () => {
    const { amountPaise, event, send, ledger } = await disputed();
    await send(event('created', 'open', amountPaise));
    expect(await ledger()).toEqual([-amountPaise]);
    await send(event('won', 'won', amountPaise));
    expect(await ledger()).toEqual([-amountPaise, amountPaise]);
  });

  it('come to the same when they are told twice and in the reverse order', async () => {
    const { amountPaise, event, send, ledger, row } = await disputed();
    const events = [
      event('created', 'open', 0),
      event('under_review', 'under_review', 0),
      event('lost', 'lost', amountPaise),
    ].toReversed();
    for (const body of [...events, ...events]) expect((await send(body)).status).toBe(200);
    expect(await row()).toMatchObject({ status: 'lost' });
    expect(await ledger()).toEqual([-amountPaise]);
  });

  it('leave nothing to give back a second time', async () => {
    const { buyer, amountPaise, event, send } = await disputed();
    await send(event('created', 'open', amountPaise));
    await buyer.call('POST', `/order/v1/orders/${buyer.orderId}/cancel`, { reason: '010' });
    expect(await buyer.books()).toMatchObject({ status: 'USER_CANCELLED', refunds: [] });
  });

  it('that are won after the order was cancelled are given back to the farmer, once', async () => {
    const { buyer, amountPaise, event, send } = await disputed();
    await send(event('created', 'open', amountPaise));
    await buyer.call('POST', `/order/v1/orders/${buyer.orderId}/cancel`, { reason: '010' });
    await send(event('won', 'won', amountPaise));
    await send(event('won', 'won', amountPaise));
    expect((await buyer.books()).refunds).toMatchObject([{ amountPaise, cause: 'order-ended' }]);
  });

  it('of a payment that is none of ours are kept too', async () => {
    const { id, event, send, row } = await disputed();
    await send(event('created', 'open', 0).replaceAll(/"payment_id":"[^"]*"/g, '"payment_id":"pay_unknown"'));
    expect(await row()).toMatchObject({ id, orderId: null, gatewayPaymentId: 'pay_unknown' });
  });

  it('are taken from the gateway only', async () => {
    const { event, row } = await disputed();
    const answer = await backend.request('POST', '/payment/v1/webhook/update-payment', {
      body: event('lost', 'lost', 100),
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': '0'.repeat(64) },
    });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'payment_error.not_signed' } } });
    expect(await row()).toBeNull();
  });

  it('and every other line of the ledger are only added to', async () => {
    await disputed();
    for (const change of [sql`update gateway_entries set amount_paise = 1`, sql`delete from gateway_entries`])
      await expect(backend.database.execute(change)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('only added to') }),
      });
  });
});
