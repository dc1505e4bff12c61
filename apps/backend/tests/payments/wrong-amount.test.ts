import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '@haat/backend-payments/tables';
import {
  createGatewayPayment,
  returnFromGateway,
  deliverablePacks,
  payer,
  setOffer,
  sendWebhook,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('a payment of another amount than was asked for on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await setOffer(backend, (await deliverablePacks(backend))[0], { stock: 1_000 });
  });
  afterAll(() => backend?.close());

  it.each([
    { more: -1, reported: 'by a webhook' },
    { more: 1, reported: 'by a webhook' },
    { more: -1, reported: 'on the way back' },
    { more: 1, reported: 'on the way back' },
  ])(
    'of $more paisa, reported $reported, is refunded whole: the order still waits for its payment',
    async ({ more, reported }) => {
      const buyer = await payer(backend);
      const gatewayOrderId = await buyer.open();
      const [attempt] = await backend.database
        .select()
        .from(payments)
        .where(eq(payments.gatewayOrderId, gatewayOrderId));
      const amountPaise = attempt!.amountPaise;
      const wrong = await createGatewayPayment(backend, gatewayOrderId, amountPaise + more, 'captured');
      const say = () =>
        reported === 'by a webhook'
          ? sendWebhook(backend, 'payment.captured', wrong)
          : returnFromGateway(backend, wrong);
      for (let time = 0; time < 2; time += 1) expect((await say()).status).toBe(200);
      expect(await buyer.books()).toMatchObject({
        status: 'PENDING',
        successes: 0,
        captures: [{ use: 'refund', amountPaise: amountPaise + more }],
        refunds: [{ amountPaise: amountPaise + more, gatewayPaymentId: wrong.id, cause: 'wrong-amount' }],
      });
      expect((await buyer.call('GET', `/order/v1/orders/${buyer.orderId}`)).body).toMatchObject({
        status: 'PENDING',
        payment: { paid: 0 },
      });

      await sendWebhook(
        backend,
        'payment.captured',
        await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'),
      );
      const { status, captures, refunds } = await buyer.books();
      expect({ status, uses: captures.map(({ use }) => use).sort(), refunds: refunds.length }).toEqual({
        status: 'SUCCESS',
        uses: ['order', 'refund'],
        refunds: 1,
      });
    },
  );
});
