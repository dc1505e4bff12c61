import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundDestinations, refunds } from '@haat/backend-payments/tables';
import { directWaitingRefunds, transitionDueRefunds } from '@haat/backend-payments/testing';
import { farmer, readOtp, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { cashRefund, cashReturn } from './cash-return.ts';

const PATH = '/kyc/v1/bank-accounts';
const HOUR_MS = 3_600_000;
const WAIT_MS = 24 * HOUR_MS;
const ONE = '12345678901';
const OTHER = '12345678902';

type Buyer = Awaited<ReturnType<typeof farmer>>;

// Written from docs/domain/payments.md#where-a-refund-goes.
describe.each(testDatabases(import.meta.filename))('refunds to the account that is paid, on $name', (on) => {
  let backend: TestBackend;
  const paid: { to: string; paise: number }[] = [];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    const made = new Set<string>();
    backend.dependencies.adapters.payouts = {
      kind: 'sandbox',
      find: async (key) => (made.has(key) ? { status: 'processed', bankReference: key } : null),
      async pay({ key, amountPaise, destination }) {
        made.add(key);
        paid.push({ to: destination.kind === 'bank' ? destination.account_number : '', paise: amountPaise });
        return { status: 'processed', bankReference: key };
      },
    };
  });
  afterAll(() => backend?.close());

  /** The same person, signed in anew: a session's token has ended when the clock has moved by hours. */
  const laterBy = (buyer: Buyer, milliseconds: number) => {
    backend.advance(milliseconds);
    return farmer(backend, { phone: buyer.phone });
  };
  const given = async (buyer: Buyer, number: string): Promise<string> => {
    const account = { account_number: number, account_number_again: number, ifsc: 'SBIN0000300', name: 'Sunita Pawar' };
    const { id } = (await buyer.call('POST', PATH, account)).body as { id: string };
    await expect.poll(async () => (await buyer.call('GET', `${PATH}/${id}`)).body.state).toBe('VERIFIED');
    return id;
  };
  const choose = async (buyer: Buyer, id: string) => {
    backend.advance(31_000);
    const { body } = await buyer.call('POST', `${PATH}/${id}/codes`);
    const code = { request_id: body.request_id as string, otp: await readOtp(backend, buyer.phone) };
    expect((await buyer.call('POST', `${PATH}/${id}/payout`, code)).status).toBe(200);
  };
  const row = async (id: string) => (await backend.database.select().from(refunds).where(eq(refunds.id, id)))[0];
  const goOn = async () => {
    await directWaitingRefunds(backend.dependencies);
    await transitionDueRefunds(backend.dependencies);
  };
  const paidTo = (number: string) => paid.filter(({ to }) => to === number).length;

  it('wait while the account waits, then go there without being asked, once', async () => {
    const { buyer, orderId, refundId } = await cashReturn(backend);
    await choose(buyer, await given(buyer, ONE));
    backend.advance(WAIT_MS - HOUR_MS);
    await goOn();
    expect(await row(refundId)).toMatchObject({ to: null, status: 'REFUND_REQUESTED' });
    const later = await laterBy(buyer, HOUR_MS);
    await goOn();
    await goOn();
    await expect
      .poll(() => row(refundId))
      .toMatchObject({
        ...{ status: 'REFUND_COMPLETED', to: 'bank', maskedDestination: '••••8901', encryptedDestination: null },
      });
    expect(paidTo(ONE)).toBe(1);
    const [shown] = (await later.call('GET', `/order/v1/orders/${orderId}`)).body.refunds;
    expect(shown).toMatchObject({ destination: '••••8901', needs_destination: false });
    const record = await backend.database
      .select()
      .from(refundDestinations)
      .where(eq(refundDestinations.refundId, refundId));
    expect(record).toMatchObject([{ version: 1, userId: buyer.userId }]);
    expect(JSON.stringify(record)).not.toContain(ONE);
  });

  it('keep the account that they were directed to when it changes; the next ones wait for the new one', async () => {
    const first = await farmer(backend);
    await choose(first, await given(first, OTHER));
    const buyer = await laterBy(first, WAIT_MS);
    const { refundId } = await cashRefund(backend, buyer);
    expect(await row(refundId)).toMatchObject({ to: 'bank', maskedDestination: '••••8902' });
    await choose(buyer, await given(buyer, '12345678903'));
    const { refundId: nextId } = await cashRefund(backend, buyer);
    await goOn();
    await expect.poll(async () => (await row(refundId))?.status).toBe('REFUND_COMPLETED');
    expect((await row(nextId))?.to).toBeNull();
    expect([paidTo(OTHER), paidTo('12345678903')]).toEqual([1, 0]);
    backend.advance(WAIT_MS);
    await goOn();
    await expect.poll(async () => (await row(nextId))?.status).toBe('REFUND_COMPLETED');
    expect([paidTo(OTHER), paidTo('12345678903')]).toEqual([1, 1]);
  });

  it('go where the farmer says who says it before, and to no account that was removed', async () => {
    const first = await farmer(backend);
    const id = await given(first, '12345678904');
    await choose(first, id);
    const { refundId } = await cashRefund(backend, first);
    const upi = { kind: 'upi', vpa: 'sunita@okbank' };
    expect((await first.call('POST', `/payment/v1/refunds/${refundId}/destination`, upi)).status).toBe(200);
    const { refundId: nextId } = await cashRefund(backend, first);
    const buyer = await laterBy(first, HOUR_MS);
    expect((await buyer.call('DELETE', `${PATH}/${id}`)).status).toBeLessThan(300);
    backend.advance(WAIT_MS);
    await goOn();
    await expect.poll(() => row(refundId)).toMatchObject({ status: 'REFUND_COMPLETED', to: 'upi' });
    expect(await row(nextId)).toMatchObject({ status: 'REFUND_REQUESTED', to: null });
    expect(paidTo('12345678904')).toBe(0);
  });
});
