import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { payments, refunds } from '@haat/backend-payments/tables';
import { GatewayError, transitionRefund } from '@haat/backend-payments/testing';
import { outbox } from '@haat/backend-platform/tables';
import { sandboxGatewayRefunds } from '@haat/backend-sandbox/tables';
import {
  createGatewayPayment,
  deliverablePacks,
  payer,
  sendWebhook,
  setOffer,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Payer, TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('a refund whose answer is left open, on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await setOffer(backend, (await deliverablePacks(backend))[0], { stock: 100_000 });
  });
  afterAll(() => backend?.close());

  /** A paid order that is cancelled while the gateway behaves as given. */
  async function cancelled(): Promise<Payer & { refundId: string; continueRefund(): Promise<void> }> {
    const buyer = await payer(backend);
    const gatewayOrderId = await buyer.open();
    const [attempt] = await backend.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId));
    await sendWebhook(
      backend,
      'payment.captured',
      await createGatewayPayment(backend, gatewayOrderId, attempt?.amountPaise ?? 0, 'captured'),
    );
    await buyer.call('POST', `/order/v1/orders/${buyer.orderId}/cancel`, { reason: '010' });
    const refundId = (await buyer.books()).refunds[0]?.id ?? '';
    // The first try is over: what follows is not at the same time.
    await expect
      .poll(async () =>
        (
          await backend.database
            .select()
            .from(outbox)
            .where(eq(sql`${outbox.payload} ->> 'refund_id'`, refundId))
        ).map(({ deliveredAt }) => deliveredAt !== null),
      )
      .toEqual([true]);
    const continueRefund = async () => {
      await backend.database
        .update(refunds)
        .set({ nextTryAt: backend.dependencies.now() })
        .where(eq(refunds.id, refundId));
      await transitionRefund(backend.dependencies, refundId);
    };
    return { ...buyer, refundId, continueRefund };
  }

  /** The gateway makes what is asked (or not), forgets its idempotency key, and answers with an error. */
  function answering(status: number | null, { makes = true }: { makes?: boolean } = {}) {
    const { payments: gateway } = backend.dependencies.adapters;
    const make = gateway.refund.bind(gateway);
    const asked: string[] = [];
    const spied = vi.spyOn(gateway, 'refund').mockImplementation(async (wanted) => {
      asked.push(wanted.key);
      if (makes) {
        const { id } = await make(wanted);
        await backend.database
          .update(sandboxGatewayRefunds)
          .set({ idempotencyKey: null })
          .where(eq(sandboxGatewayRefunds.id, id));
      }
      throw new GatewayError(status, '');
    });
    onTestFinished(() => spied.mockRestore());
    return { asked, restore: () => spied.mockRestore() };
  }

  const madeAtGateway = async (buyer: Payer) => {
    const paymentId = (await buyer.books()).refunds[0]?.gatewayPaymentId ?? '';
    return backend.database.select().from(sandboxGatewayRefunds).where(eq(sandboxGatewayRefunds.paymentId, paymentId));
  };

  it.each([408, 409, 425, 429, 499, 500, 502, 504, null])(
    'by %s after the money moved is found at the gateway and not sent again',
    async (status) => {
      const gateway = answering(status);
      const buyer = await cancelled();
      await buyer.continueRefund();
      await buyer.continueRefund();
      await buyer.continueRefund();
      const made = await madeAtGateway(buyer);
      expect(made).toHaveLength(1);
      expect(new Set(gateway.asked).size).toBe(1);
      expect((await buyer.books()).refunds).toMatchObject([{ gatewayRefundId: made[0]?.id, failures: 0 }]);
    },
  );

  it('is not sent again while the gateway will not say which refunds there are', async () => {
    answering(408);
    const listed = vi
      .spyOn(backend.dependencies.adapters.payments, 'refundsUnder')
      .mockRejectedValue(new GatewayError(400, 'not now'));
    onTestFinished(() => listed.mockRestore());
    const buyer = await cancelled();
    for (let turn = 0; turn < 4; turn += 1) await buyer.continueRefund();
    expect(await madeAtGateway(buyer)).toHaveLength(1);
    expect((await buyer.books()).refunds).toMatchObject([{ gatewayRefundId: null, failures: 0, leg: 'PENDING' }]);
    listed.mockRestore();
    await buyer.continueRefund();
    expect((await buyer.books()).refunds[0]?.gatewayRefundId).toMatch(/^rfnd_/);
  });

  it('is sent again under the same key when nothing was made', async () => {
    const gateway = answering(408, { makes: false });
    const buyer = await cancelled();
    await buyer.continueRefund();
    await buyer.continueRefund();
    expect(gateway.asked.length).toBeGreaterThan(1);
    expect(new Set(gateway.asked)).toEqual(new Set([`${buyer.refundId}-0`]));
    gateway.restore();
    await buyer.continueRefund();
    expect(await madeAtGateway(buyer)).toMatchObject([{ idempotencyKey: `${buyer.refundId}-0` }]);
  });

  it('by a refusal although the money moved is found before another key is used', async () => {
    const gateway = answering(400);
    const buyer = await cancelled();
    await buyer.continueRefund();
    await expect.poll(async () => (await buyer.books()).refunds[0]?.failures).toBe(1);
    gateway.restore();
    await buyer.continueRefund();
    const made = await madeAtGateway(buyer);
    expect(made).toHaveLength(1);
    expect((await buyer.books()).refunds).toMatchObject([{ gatewayRefundId: made[0]?.id }]);
  });
});
