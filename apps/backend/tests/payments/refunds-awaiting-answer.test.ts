import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '@haat/backend-orders/tables';
import { payments } from '@haat/backend-payments/tables';
import { GatewayError, transitionRefund } from '@haat/backend-payments/testing';
import { refundForReturn } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import { wireEvent, wireRefund } from '@haat/backend-sandbox';
import { createGatewayPayment, payer, sendSigned, sendWebhook, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startPaymentsBackend } from './open-payment.ts';

describe.each(testDatabases(import.meta.filename))('refunds on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startPaymentsBackend(on);
  });
  afterAll(() => backend?.close());

  describe('while its answer is awaited', () => {
    /** Two returns of the same worth, both under way at a gateway that has not answered yet. */
    async function twoEqualRefunds() {
      const buyer = await payer(backend);
      const gatewayOrderId = await buyer.open();
      const [attempt] = await backend.database
        .select()
        .from(payments)
        .where(eq(payments.gatewayOrderId, gatewayOrderId));
      await sendWebhook(
        backend,
        'payment.captured',
        await createGatewayPayment(backend, gatewayOrderId, attempt?.amountPaise ?? 0, 'captured'),
      );
      const silent = vi
        .spyOn(backend.dependencies.adapters.payments, 'refund')
        .mockRejectedValue(new GatewayError(null, ''));
      const ids: string[] = [];
      for (let turn = 0; turn < 2; turn += 1) {
        const refund = await inTransaction(backend.database, async (tx) => {
          const [order] = await tx.select().from(orders).where(eq(orders.id, buyer.orderId));
          return order === undefined
            ? null
            : refundForReturn(tx, backend.dependencies, { order, amountPaise: 500, returnId: randomUUID() });
        });
        await transitionRefund(backend.dependencies, refund?.id ?? '');
        ids.push(refund?.id ?? '');
      }
      const paymentId = (await buyer.books()).refunds[0]?.gatewayPaymentId ?? '';
      const word = (type: string, refundId: string, failures: number) =>
        sendSigned(
          backend,
          wireEvent(
            `refund.${type}`,
            {
              refund: wireRefund({
                id: `rfnd_${refundId.slice(0, 8)}${failures}`,
                paymentId,
                amountPaise: 500,
                receipt: `${refundId}-${failures}`,
                idempotencyKey: null,
                status: type === 'failed' ? 'failed' : 'processed',
                settlesAt: null,
                createdAt: backend.dependencies.now(),
              }),
            },
            backend.dependencies.now(),
          ),
        );
      const stateOf = async (id: string) => (await buyer.books()).refunds.find((refund) => refund.id === id);
      return { ids: ids as [string, string], word, stateOf, [Symbol.dispose]: () => silent.mockRestore() };
    }

    it('is distinguished from another of the same amount', async () => {
      using similar = await twoEqualRefunds();
      const {
        ids: [first, second],
        word,
        stateOf,
      } = similar;
      expect((await word('processed', second, 0)).status).toBe(200);
      expect(await stateOf(second)).toMatchObject({ status: 'REFUND_COMPLETED' });
      expect(await stateOf(first)).toMatchObject({ status: 'REFUND_INITIATED', gatewayRefundId: null });
      expect((await word('processed', first, 0)).status).toBe(200);
      expect(await stateOf(first)).toMatchObject({ status: 'REFUND_COMPLETED' });
    });

    it('has failed once, however often and late that is reported', async () => {
      using similar = await twoEqualRefunds();
      const {
        ids: [first, second],
        word,
        stateOf,
      } = similar;
      await word('failed', first, 0);
      await word('failed', first, 0);
      expect(await stateOf(first)).toMatchObject({ leg: 'FAILED', failures: 1, raisedAt: null });
      expect(await stateOf(second)).toMatchObject({ leg: 'PENDING', failures: 0 });
      await word('processed', first, 1);
      expect(await stateOf(first)).toMatchObject({ status: 'REFUND_COMPLETED' });
    });
  });
});
