import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '@haat/backend-identity/tables';
import { orders } from '@haat/backend-orders/tables';
import { transitionOrder } from '@haat/backend-orders';
import { payments, refunds } from '@haat/backend-payments/tables';
import { GatewayError, transitionRefund, transitionDueRefunds } from '@haat/backend-payments/testing';
import { payoutsByHand, refundForReturn } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import { sandboxGatewayRefunds } from '@haat/backend-sandbox/tables';
import { wireEvent, wireRefund } from '@haat/backend-sandbox';
import {
  createGatewayPayment,
  deliverablePacks,
  farmer,
  orderForPickup,
  payer,
  sendSigned,
  setOffer,
  signInForTest,
  sendWebhook,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Payer, TestBackend } from '@haat/backend-testing';

const HOUR_MS = 3_600_000;

describe.each(testDatabases())('refunds on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await setOffer(backend, (await deliverablePacks(backend))[0], { stock: 100_000 });
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

  it('is requested with the cancelling, under way at the gateway, and there on its word', async () => {
    const buyer = await cancelled();
    expect(await buyer.books()).toMatchObject({
      status: 'USER_CANCELLED',
      refunds: [{ cause: 'order-ended', amountPaise: buyer.amountPaise, to: 'gateway' }],
    });
    await transitionRefund(backend.dependencies, buyer.refundId);
    await expect
      .poll(async () => (await buyer.books()).refunds[0]?.gatewayRefundId, { timeout: 8000 })
      .toMatch(/^rfnd_/);
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

  it('is made once, however many try at once and again', async () => {
    const buyer = await cancelled();
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all(Array.from({ length: 8 }, () => transitionRefund(backend.dependencies, buyer.refundId)));
      await due(buyer.refundId);
    }
    await expect
      .poll(async () => (await buyer.books()).refunds[0]?.gatewayRefundId, { timeout: 8000 })
      .toMatch(/^rfnd_/);
    expect(
      (await gatewayRefunds(buyer.amountPaise)).filter(({ idempotencyKey }) =>
        idempotencyKey?.startsWith(buyer.refundId),
      ),
    ).toHaveLength(1);
  });

  it('is tried again when the gateway refuses, raised to support the third time, and made in the end', async () => {
    const buyer = await cancelled();
    await expect
      .poll(async () => (await buyer.books()).refunds[0]?.gatewayRefundId, { timeout: 8000 })
      .toMatch(/^rfnd_/);
    const [begun] = (await buyer.books()).refunds;
    await backend.database.update(refunds).set({ gatewayRefundId: null }).where(eq(refunds.id, buyer.refundId));
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

  it('is not made a second time when the gateway will not say how it stands', async () => {
    const buyer = await cancelled();
    await expect
      .poll(async () => (await buyer.books()).refunds[0]?.gatewayRefundId, { timeout: 8000 })
      .toMatch(/^rfnd_/);
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

    it('is distinguished from another of the same sum', async () => {
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

  it('of returned goods goes the way they were paid, never more than was paid', async () => {
    const buyer = await payer(backend);
    const gatewayOrderId = await buyer.open();
    const [attempt] = await backend.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId));
    const amountPaise = attempt?.amountPaise ?? 0;
    await sendWebhook(
      backend,
      'payment.captured',
      await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'),
    );
    const giveBack = (paise: number, returnId: string) =>
      inTransaction(backend.database, async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, buyer.orderId));
        return order === undefined
          ? null
          : refundForReturn(tx, backend.dependencies, { order, amountPaise: paise, returnId });
      });
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await giveBack(amountPaise - 100, first)).toMatchObject({ to: 'gateway', cause: 'return' });
    expect(await giveBack(amountPaise - 100, first)).toBeNull();
    expect(await giveBack(200, second)).toMatchObject({ to: null, gatewayPaymentId: null });
    const { refunds: made } = await buyer.books();
    expect(
      made
        .filter(({ gatewayPaymentId }) => gatewayPaymentId !== null)
        .reduce((sum, { amountPaise: paise }) => sum + paise, 0),
    ).toBeLessThanOrEqual(amountPaise);
  });

  describe('for goods that were paid in cash', () => {
    async function cashReturn(): Promise<{
      buyer: Awaited<ReturnType<typeof farmer>>;
      orderId: string;
      refundId: string;
    }> {
      const buyer = await farmer(backend);
      await buyer.put((await deliverablePacks(backend))[0], 1);
      const orderId = String((await orderForPickup(buyer)).body.id);
      const refund = await inTransaction(backend.database, async (tx) => {
        const order = await transitionOrder(tx, backend.dependencies, orderId, 'VENDOR_CONFIRMED', 'vendor');
        return refundForReturn(tx, backend.dependencies, { order, amountPaise: 12_300, returnId: randomUUID() });
      });
      return { buyer, orderId, refundId: refund?.id ?? '' };
    }
    const UPI = { kind: 'upi', vpa: 'ramesh.pawar@okbank' };

    it('waits for a destination, stores it encrypted, shows it masked, and deletes it once it is paid', async () => {
      const { buyer, orderId, refundId } = await cashReturn();
      expect((await buyer.call('GET', `/order/v1/orders/${orderId}`)).body.refunds).toMatchObject([
        { amount: 123, to: null, needs_destination: true, destination: null },
      ]);
      const answer = await buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, UPI);
      expect(answer).toMatchObject({
        status: 200,
        body: { to: 'upi', destination: 'ra***@okbank', needs_destination: false },
      });
      const [kept] = await backend.database.select().from(refunds).where(eq(refunds.id, refundId));
      expect(JSON.stringify(kept)).not.toContain('ramesh');
      await expect
        .poll(async () => (await backend.database.select().from(refunds).where(eq(refunds.id, refundId)))[0], {
          timeout: 8000,
        })
        .toMatchObject({ status: 'REFUND_COMPLETED', encryptedDestination: null, maskedDestination: 'ra***@okbank' });
      expect(await buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, UPI)).toMatchObject({
        status: 409,
        body: { error: { code: 'refund_error.no_destination_needed' } },
      });
    });

    it('accepts a bank account, and refuses an invalid one', async () => {
      const { buyer, refundId } = await cashReturn();
      const bank = { kind: 'bank', account_number: '00123456789', ifsc: 'SBIN0001234', name: 'Ramesh Pawar' };
      for (const wrong of [
        { ...bank, ifsc: 'SBIN1001234' },
        { ...bank, account_number: '12' },
        { kind: 'upi', vpa: 'nobody' },
        { kind: 'cash' },
      ]) {
        expect((await buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, wrong)).status).toBe(400);
      }
      expect((await buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, bank)).body).toMatchObject({
        to: 'bank',
        destination: '••••6789',
      });
    });

    it('cannot be redirected by another user', async () => {
      const { refundId } = await cashReturn();
      const stranger = await farmer(backend);
      for (const id of [refundId, randomUUID(), 'x'])
        expect(await stranger.call('POST', `/payment/v1/refunds/${id}/destination`, UPI)).toMatchObject({
          status: 404,
          body: { error: { code: 'refund_error.not_found' } },
        });
    });

    it('is raised to support where no bank is connected', async () => {
      const { buyer, refundId } = await cashReturn();
      const payouts = backend.dependencies.adapters.payouts;
      backend.dependencies.adapters.payouts = payoutsByHand;
      await buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, UPI);
      await expect
        .poll(async () => (await backend.database.select().from(refunds).where(eq(refunds.id, refundId)))[0], {
          timeout: 8000,
        })
        .toMatchObject({
          status: 'REFUND_INITIATED',
          leg: 'PENDING',
          raisedAt: expect.any(Date),
          encryptedDestination: expect.any(String),
        });
      backend.dependencies.adapters.payouts = payouts;
      expect((await buyer.call('GET', '/support/v1/refunds/raised')).body.error.code).toBe('auth_error.forbidden');
      await backend.database
        .update(users)
        .set({ roles: ['support'] })
        .where(eq(users.id, buyer.userId));
      const { accessToken: token } = await signInForTest(backend, buyer.phone);
      const { results } = (await backend.request('GET', '/support/v1/refunds/raised', { token })).body as {
        results: { id: string }[];
      };
      expect(results.find(({ id }) => id === refundId)).toMatchObject({ amount: 123, pay_to: UPI });
      expect(await backend.request('POST', `/support/v1/refunds/${refundId}/paid`, { token })).toMatchObject({
        status: 200,
        body: { status: 'REFUND_COMPLETED', leg: 'SUCCESS' },
      });
      expect(
        (await backend.request('GET', '/support/v1/refunds/raised', { token })).body.results.some(
          ({ id }: { id: string }) => id === refundId,
        ),
      ).toBe(false);
    });
  });
});
