import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '@haat/backend-orders/tables';
import { payments, refunds } from '@haat/backend-payments/tables';
import { GatewayError, transitionRefund, transitionDueRefunds } from '@haat/backend-payments/testing';
import { refundForReturn } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import { sandboxGatewayRefunds } from '@haat/backend-sandbox/tables';
import { wireEvent, wireRefund } from '@haat/backend-sandbox';
import { createGatewayPayment, payer, sendSigned, sendWebhook, testDatabases } from '@haat/backend-testing';
import type { Payer, TestBackend } from '@haat/backend-testing';
import { startPaymentsBackend } from './open-payment.ts';

const HOUR_MS = 3_600_000;

describe.each(testDatabases(import.meta.filename))('refunds on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startPaymentsBackend(on);
  });
  afterAll(() => backend?.close());

  /** A farmer whose paid order has been cancelled. */
  async function cancelled(): Promise<Payer & { refundId: string; amountPaise: number }> {
    const buyer = await payer(backend);
    const gatewayOrderId = await buyer.open();
    const [attempt] = await backend.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId));
    const amountPaise = attempt?.amountPaise ?? 0;
    await sendWebhook(
      backend,
      'payment.captured',
      await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'),
    );
    await buyer.call('POST', `/order/v1/orders/${buyer.orderId}/cancel`, { reason: '010' });
    const [refund] = (await buyer.books()).refunds;
    return { ...buyer, refundId: refund?.id ?? '', amountPaise };
  }
  const shown = async (buyer: Payer) => (await buyer.call('GET', `/order/v1/orders/${buyer.orderId}`)).body;
  const gatewayRefunds = (amountPaise: number) =>
    backend.database.select().from(sandboxGatewayRefunds).where(eq(sandboxGatewayRefunds.amountPaise, amountPaise));
  const due = (id: string) =>
    backend.database.update(refunds).set({ nextTryAt: backend.dependencies.now() }).where(eq(refunds.id, id));

  it('is requested by cancelling, pending at the gateway, and completed by its webhook', async () => {
    const buyer = await cancelled();
    expect(await buyer.books()).toMatchObject({
      status: 'USER_CANCELLED',
      refunds: [{ cause: 'order-ended', amountPaise: buyer.amountPaise, to: 'gateway' }],
    });
    await transitionRefund(backend.dependencies, buyer.refundId);
    await expect.poll(async () => (await buyer.books()).refunds[0]?.gatewayRefundId).toMatch(/^rfnd_/);
    const [row] = await backend.database
      .select()
      .from(sandboxGatewayRefunds)
      .where(eq(sandboxGatewayRefunds.id, (await buyer.books()).refunds[0]?.gatewayRefundId ?? ''));
    if (row === undefined) throw new Error('the gateway knows no refund');
    expect(row).toMatchObject({ amountPaise: buyer.amountPaise });
    const word = wireEvent(
      'refund.processed',
      { refund: wireRefund({ ...row, status: 'processed' }) },
      backend.dependencies.now(),
    );
    for (const id of ['evt_r1', 'evt_r1', 'evt_r2'])
      expect((await sendSigned(backend, word, `${id}${buyer.refundId}`)).status).toBe(200);
    expect(await shown(buyer)).toMatchObject({
      payment: { state: 'refunded', paid: 0 },
      refunds: [
        {
          status: 'REFUND_COMPLETED',
          leg: 'SUCCESS',
          completed_at: expect.any(String),
          number: expect.stringMatching(/^R20\d\d-\d{6}$/),
        },
      ],
    });
  });

  it('is made once, however often it is attempted', async () => {
    const buyer = await cancelled();
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all(Array.from({ length: 8 }, () => transitionRefund(backend.dependencies, buyer.refundId)));
      await due(buyer.refundId);
    }
    await expect.poll(async () => (await buyer.books()).refunds[0]?.gatewayRefundId).toMatch(/^rfnd_/);
    expect(
      (await gatewayRefunds(buyer.amountPaise)).filter(({ idempotencyKey }) =>
        idempotencyKey?.startsWith(buyer.refundId),
      ),
    ).toHaveLength(1);
  });

  it('is retried when the gateway refuses, raised to support the third time, and completed at last', async () => {
    const buyer = await cancelled();
    await expect.poll(async () => (await buyer.books()).refunds[0]?.gatewayRefundId).toMatch(/^rfnd_/);
    const [begun] = (await buyer.books()).refunds;
    // As if it had been refused from the first: the gateway knows of none.
    await backend.database.update(refunds).set({ gatewayRefundId: null }).where(eq(refunds.id, buyer.refundId));
    await backend.database
      .delete(sandboxGatewayRefunds)
      .where(eq(sandboxGatewayRefunds.id, begun?.gatewayRefundId ?? ''));
    const refused = vi
      .spyOn(backend.dependencies.adapters.payments, 'refund')
      .mockRejectedValue(new GatewayError(400, 'no balance'));
    for (const [failures, isRaised] of [
      [1, false],
      [2, false],
      [3, true],
      [4, true],
    ] as const) {
      await due(buyer.refundId);
      await transitionRefund(backend.dependencies, buyer.refundId);
      const [refund] = (await buyer.books()).refunds;
      expect([refund?.status, refund?.leg, refund?.failures, refund?.raisedAt !== null]).toEqual([
        'REFUND_INITIATED',
        'FAILED',
        failures,
        isRaised,
      ]);
      expect(refund?.nextTryAt?.getTime()).toBeGreaterThan(backend.dependencies.now().getTime());
    }
    refused.mockResolvedValue({
      id: `rfnd_${randomUUID()}`,
      paymentId: begun?.gatewayPaymentId ?? '',
      amountPaise: buyer.amountPaise,
      status: 'processed',
      key: null,
    });
    backend.advance(7 * HOUR_MS);
    await transitionDueRefunds(backend.dependencies);
    refused.mockRestore();
    expect((await buyer.books()).refunds).toMatchObject([
      { status: 'REFUND_COMPLETED', leg: 'SUCCESS', nextTryAt: null },
    ]);
  });

  it('is not made a second time while the gateway does not tell its state', async () => {
    const buyer = await cancelled();
    await expect.poll(async () => (await buyer.books()).refunds[0]?.gatewayRefundId).toMatch(/^rfnd_/);
    const [begun] = (await buyer.books()).refunds;
    const refused = vi
      .spyOn(backend.dependencies.adapters.payments, 'refundOf')
      .mockRejectedValue(new GatewayError(400, 'not now'));
    const made = vi.spyOn(backend.dependencies.adapters.payments, 'refund');
    for (let turn = 0; turn < 2; turn += 1) {
      await due(buyer.refundId);
      await transitionRefund(backend.dependencies, buyer.refundId);
    }
    refused.mockRestore();
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
    expect((await buyer.books()).refunds).toMatchObject([{ gatewayRefundId: begun?.gatewayRefundId, failures: 0 }]);
  });

  it('of returned goods goes back the way they were paid, never more than was paid', async () => {
    const buyer = await payer(backend);
    const gatewayOrderId = await buyer.open();
    const [attempt] = await backend.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId));
    const amountPaise = attempt?.amountPaise ?? 0;
    await sendWebhook(
      backend,
      'payment.captured',
      await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'),
    );
    const refundReturn = (paise: number, returnId: string) =>
      inTransaction(backend.database, async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, buyer.orderId));
        return order === undefined
          ? null
          : refundForReturn(tx, backend.dependencies, { order, amountPaise: paise, returnId });
      });
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await refundReturn(amountPaise - 100, first)).toMatchObject({ to: 'gateway', cause: 'return' });
    expect(await refundReturn(amountPaise - 100, first)).toBeNull();
    expect(await refundReturn(200, second)).toMatchObject({ to: 'gateway', amountPaise: 100 });
    expect(await refundReturn(200, third)).toBeNull();
    const { refunds: made } = await buyer.books();
    expect(made.reduce((sum, { amountPaise: paise }) => sum + paise, 0)).toBe(amountPaise);
  });
});
