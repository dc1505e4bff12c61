import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@haat/backend-orders/tables';
import { payoutsByHand, refundForReturn } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import { CREDIT_SHOP, signInForTest, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { accountOf, deliverOnCredit, PACK_PRICE, startCreditBackend, unbalancedTransactions } from './credit-orders.ts';

const SUPPORT = '9000000004';

describe.each(testDatabases(import.meta.filename))('goods on credit that come back on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    const started = await startCreditBackend(on);
    backend = started.backend;
    [pack] = started.packs;
  });
  afterAll(() => backend?.close());

  /** Books what a farmer paid at a centre, in rupees. */
  const repay = async (phone: string, amount: number) => {
    const { accessToken: token } = await signInForTest(backend, SUPPORT);
    const body = { phone_number: phone, centre_id: CREDIT_SHOP, amount, receipt: randomUUID() };
    expect(await backend.request('POST', '/support/v1/credit/repayments', { token, body })).toMatchObject({
      status: 200,
    });
  };
  const refundReturn = (orderId: string, rupees: number, returnId: string = randomUUID()) =>
    inTransaction(backend.database, async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
      if (order === undefined) throw new Error('no such order');
      return refundForReturn(tx, backend.dependencies, { order, amountPaise: rupees * 100, returnId });
    });
  const refundsOf = async (buyer: Buyer, orderId: string) =>
    (await buyer.call('GET', `/order/v1/orders/${orderId}`)).body.refunds as Record<string, unknown>[];

  it('are taken off the dues while they cover them', async () => {
    const { buyer, order } = await deliverOnCredit(backend, pack, 2);
    const before = (await accountOf(buyer)).dues as number;
    expect(await refundReturn(order.id, PACK_PRICE)).toMatchObject({ status: 'REFUND_COMPLETED', to: 'credit' });
    expect(await accountOf(buyer)).toMatchObject({ dues: before - PACK_PRICE });
    expect(await refundsOf(buyer, order.id)).toMatchObject([{ amount: PACK_PRICE, to: 'credit', cause: 'return' }]);
  });

  it('are paid out as far as they were repaid, once', async () => {
    const { buyer, order } = await deliverOnCredit(backend, pack, 2);
    const left = 300;
    await repay(buyer.phone, ((await accountOf(buyer)).dues as number) - left);
    const returnId = randomUUID();
    const [refund, again] = [
      await refundReturn(order.id, PACK_PRICE, returnId),
      await refundReturn(order.id, PACK_PRICE, returnId),
    ];
    // The return is not over before the rest is paid.
    expect(refund).toMatchObject({ status: 'REFUND_REQUESTED', returnId, amountPaise: (PACK_PRICE - left) * 100 });
    expect(again).toBeNull();
    expect(await accountOf(buyer)).toMatchObject({ dues: 0 });
    const shown = await refundsOf(buyer, order.id);
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ amount: left, to: 'credit', status: 'REFUND_COMPLETED', cause: 'return' }),
        expect.objectContaining({
          amount: PACK_PRICE - left,
          to: null,
          cause: 'more-than-dues',
          needs_destination: true,
        }),
      ]),
    );
    expect(await unbalancedTransactions(backend)).toEqual([]);
  });

  it('are paid out whole when nothing is owed any more, and the dues stay at nothing', async () => {
    const { buyer, order } = await deliverOnCredit(backend, pack, 1);
    await repay(buyer.phone, (await accountOf(buyer)).dues as number);
    const refund = await refundReturn(order.id, PACK_PRICE);
    expect(refund).toMatchObject({ status: 'REFUND_REQUESTED', to: null, amountPaise: PACK_PRICE * 100 });
    expect(await accountOf(buyer)).toMatchObject({ dues: 0, available: 50_000 });
    expect(
      await buyer.call('POST', `/payment/v1/refunds/${refund?.id}/destination`, { kind: 'upi', vpa: 'sunita@okbank' }),
    ).toMatchObject({ status: 200 });
    await expect
      .poll(async () => refundsOf(buyer, order.id))
      .toMatchObject([{ status: 'REFUND_COMPLETED', to: 'upi' }]);
    expect(await unbalancedTransactions(backend)).toEqual([]);
  });

  it('are held and let go by two persons when much is paid out, also by hand', async () => {
    backend.dependencies.adapters.payouts = payoutsByHand;
    const { buyer, order } = await deliverOnCredit(backend, pack, 6);
    const [support, second] = [await staffMember(backend, 'support'), await staffMember(backend, 'support')];
    const dues = (await accountOf(buyer)).dues as number;
    const repaid = { phone_number: buyer.phone, centre_id: CREDIT_SHOP, amount: dues, receipt: randomUUID() };
    const { body } = await support.call('POST', '/support/v1/credit/repayments', repaid);
    await second.call('POST', `/support/v1/acts/${body.waiting.id}/confirm`);
    const refund = await refundReturn(order.id, dues);
    await buyer.call('POST', `/payment/v1/refunds/${refund?.id}/destination`, { kind: 'upi', vpa: 'sunita@okbank' });
    const raised = async () => {
      const { results } = (await support.call('GET', '/support/v1/refunds/raised')).body;
      return results.some(({ id }: { id: string }) => id === refund?.id);
    };
    await expect.poll(raised).toBe(true);
    const pay = async () => {
      const paid = await support.call('POST', `/support/v1/refunds/${refund?.id}/paid`, { destination_version: 1 });
      return paid.body.error?.code ?? paid.body.status;
    };
    expect(await pay()).toBe('refund_error.not_released');
    const release = await support.call('POST', `/support/v1/refunds/${refund?.id}/release`, { reason: 'Seen.' });
    expect(release.body).toMatchObject({ kind: 'release-refund', amount: dues, is_done: false });
    await second.call('POST', `/support/v1/acts/${release.body.id}/confirm`);
    // Confirmed, it is still held for a day.
    expect(await pay()).toBe('refund_error.not_released');
    backend.advance(86_400_000 + 60_000);
    expect(await pay()).toBe('REFUND_COMPLETED');
  });
});
