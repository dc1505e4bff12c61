import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@haat/backend-identity/tables';
import { refunds } from '@haat/backend-payments/tables';
import { payoutsByHand } from '@haat/backend-payments';
import { farmer, signInForTest, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { cashReturn } from './cash-return.ts';
import { startPaymentsBackend } from './open-payment.ts';

describe.each(testDatabases(import.meta.filename))('refunds on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startPaymentsBackend(on);
  });
  afterAll(() => backend?.close());

  describe('for goods that were paid in cash', () => {
    const UPI = { kind: 'upi', vpa: 'ramesh.pawar@okbank' };

    it('waits for a destination, stores it encrypted, shows it masked, and deletes it once it is paid', async () => {
      const { buyer, orderId, refundId } = await cashReturn(backend);
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
      const { buyer, refundId } = await cashReturn(backend);
      const bank = { kind: 'bank', account_number: '00123456789', ifsc: 'SBIN0001234', name: 'Ramesh Pawar' };
      for (const wrong of [
        { ...bank, ifsc: 'SBIN1001234' },
        { ...bank, account_number: '12' },
        { kind: 'upi', vpa: 'no-handle' },
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
      const { refundId } = await cashReturn(backend);
      const stranger = await farmer(backend);
      for (const id of [refundId, randomUUID(), 'x'])
        expect(await stranger.call('POST', `/payment/v1/refunds/${id}/destination`, UPI)).toMatchObject({
          status: 404,
          body: { error: { code: 'refund_error.not_found' } },
        });
    });

    it('is raised to support where no bank is connected', async () => {
      const { buyer, refundId } = await cashReturn(backend);
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
      const PAID_TO_FIRST = { token, body: { destination_version: 1 } };
      const { results } = (await backend.request('GET', '/support/v1/refunds/raised', { token })).body as {
        results: { id: string }[];
      };
      expect(results.find(({ id }) => id === refundId)).toMatchObject({ amount: 123, pay_to: UPI });
      expect(await backend.request('POST', `/support/v1/refunds/${refundId}/paid`, PAID_TO_FIRST)).toMatchObject({
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
