import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { payments, refunds } from '@haat/backend-payments/tables';
import { expirePayments, queryDuePayments, transitionDueRefunds } from '@haat/backend-payments/testing';
import { createGatewayPayment, payer, sendWebhook, testDatabases } from '@haat/backend-testing';
import type { Payer, TestBackend } from '@haat/backend-testing';
import { startPaymentsBackend } from './open-payment.ts';

const HOUR_MS = 3_600_000;
/** More than one batch of old: each of them has to be asked while the others still wait. */
const TOGETHER = 12;

describe.each(testDatabases(import.meta.filename))('a gateway that is slow to answer, on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startPaymentsBackend(on);
  });
  afterAll(() => backend?.close());

  /** Lets a call of the gateway answer only when so many wait for it at the same time. */
  function answersTogether(call: 'paymentsOf' | 'refund') {
    const { payments: gateway } = backend.dependencies.adapters;
    const answer = gateway[call].bind(gateway) as (asked: never) => Promise<never>;
    let waiting = 0;
    let open: () => void = () => undefined;
    const gate = new Promise<void>((done) => {
      open = done;
    });
    const spied = vi.spyOn(gateway, call).mockImplementation(async (asked: unknown) => {
      waiting += 1;
      if (waiting >= TOGETHER) open();
      await gate;
      return answer(asked as never);
    });
    onTestFinished(() => {
      open();
      spied.mockRestore();
    });
    return { waiting: () => waiting };
  }

  const opened = async (): Promise<(Payer & { gatewayOrderId: string })[]> => {
    const all: (Payer & { gatewayOrderId: string })[] = [];
    for (let count = 0; count < TOGETHER; count += 1) {
      const buyer = await payer(backend);
      all.push({ ...buyer, gatewayOrderId: await buyer.open() });
    }
    return all;
  };
  const pay = async ({ gatewayOrderId }: { gatewayOrderId: string }) => {
    const [attempt] = await backend.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId));
    const taken = await createGatewayPayment(backend, gatewayOrderId, attempt?.amountPaise ?? 0, 'captured');
    await sendWebhook(backend, 'payment.captured', taken);
  };

  it('is asked about many payments at the same time, and many expire together', async () => {
    const buyers = await opened();
    const gate = answersTogether('paymentsOf');
    backend.advance(16 * 60_000);
    await expirePayments(backend.dependencies);
    expect(gate.waiting()).toBeGreaterThanOrEqual(TOGETHER);
    for (const buyer of buyers) await expect.poll(async () => (await buyer.books()).status).toBe('PAYMENT_FAILED');
  });

  it('makes many refunds at the same time', async () => {
    const buyers = await opened();
    const gate = answersTogether('refund');
    for (const buyer of buyers) {
      await pay(buyer);
      await buyer.call('POST', `/order/v1/orders/${buyer.orderId}/cancel`, { reason: '010' });
    }
    await transitionDueRefunds(backend.dependencies);
    await expect.poll(() => gate.waiting()).toBe(TOGETHER);
    const ids = buyers.map(({ orderId }) => orderId);
    await expect
      .poll(
        async () =>
          (await backend.database.select().from(refunds).where(inArray(refunds.orderId, ids))).filter(
            ({ gatewayRefundId }) => gatewayRefundId !== null,
          ).length,
      )
      .toBe(TOGETHER);
  });

  it('is not asked again about what is paid', async () => {
    const paid = await payer(backend);
    const gatewayOrderId = await paid.open();
    await pay({ gatewayOrderId });
    const open = await payer(backend);
    const openOrderId = await open.open();
    const asked = vi.spyOn(backend.dependencies.adapters.payments, 'paymentsOf');
    onTestFinished(() => asked.mockRestore());
    for (let hours = 0; hours < 4; hours += 1) {
      backend.advance(HOUR_MS);
      await queryDuePayments(backend.dependencies);
    }
    const orders = asked.mock.calls.map(([order]) => order);
    expect(orders).toContain(openOrderId);
    expect(orders).not.toContain(gatewayOrderId);
  });
});
