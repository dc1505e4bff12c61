import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signatureOf } from '@haat/backend-payments';
import { refunds } from '@haat/backend-payments/tables';
import { createRazorpayXPayouts, transitionDueRefunds } from '@haat/backend-payments/testing';
import { deliverablePacks, setOffer, signInForTest, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { cashReturn } from './cash-return.ts';
import { razorpayXServer } from './razorpay-x-server.ts';

const SECRET = 'webhook-secret';
const HOUR_MS = 3_600_000;
const BANK = { kind: 'bank', account_number: '12345678901', ifsc: 'SBIN0000300', name: 'Sunita Pawar' };

describe.each(testDatabases(import.meta.filename))('payouts through RazorpayX, on $name', (on) => {
  let backend: TestBackend;
  let bank: Awaited<ReturnType<typeof razorpayXServer>>;
  beforeAll(async () => {
    bank = await razorpayXServer();
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    await setOffer(backend, (await deliverablePacks(backend))[0], { stock: 100_000 });
    backend.dependencies.adapters.payouts = createRazorpayXPayouts({
      ...{ address: bank.address, keyId: 'rzp_live_key', keySecret: 'secret' },
      ...{ webhookSecret: SECRET, accountNumber: '7878780080316316' },
    });
  });
  afterAll(async () => {
    await backend?.close();
    bank?.close();
  });
  beforeEach(() => {
    bank.seen.length = 0;
    Object.assign(bank.mood, { status: 'processing', answers: 200, error: {}, isMade: true });
  });

  const pass = async (milliseconds: number) => {
    backend.advance(milliseconds);
    await transitionDueRefunds(backend.dependencies);
  };
  /** What was sent to be paid of a refund; other tests' may go on. */
  const sent = (reference: string) =>
    bank.seen.filter(
      ({ request, key }) => request === 'POST /v1/payouts' && key?.startsWith(reference.slice(0, -1)) === true,
    );
  /** A refund of ₹123.00 in cash, that its farmer wants on a bank account; sent once. */
  async function payout() {
    const { buyer, refundId } = await cashReturn(backend);
    const reference = `${refundId.replaceAll('-', '')}-0`;
    const row = async () => (await backend.database.select().from(refunds).where(eq(refunds.id, refundId)))[0];
    expect((await buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, BANK)).status).toBe(200);
    await expect.poll(() => sent(reference).length).toBe(1);
    await expect.poll(async () => (await row())?.leg).not.toBeNull();
    const held = () => [...bank.held.values()].find((one) => one.reference_id === reference);
    return { refundId, reference, row, held };
  }
  const tells = async (event: string, reference: string, { secret = SECRET, status = '' } = {}) => {
    const entity = { id: 'pout_00000000000001', entity: 'payout', reference_id: reference, status };
    const body = JSON.stringify({ entity: 'event', event, contains: ['payout'], payload: { payout: { entity } } });
    const answer = await fetch(`${backend.address}/payment/v1/webhook/update-payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signatureOf(body, secret) },
      body,
    });
    return answer.status;
  };

  it('go to the account that was given, under a key of at most 36 characters', async () => {
    const { reference, row } = await payout();
    expect(bank.seen.find(({ request }) => request === 'POST /v1/fund_accounts')?.body).toEqual({
      contact_id: 'cont_00000000000001',
      account_type: 'bank_account',
      bank_account: { name: 'SUNITA PAWAR', ifsc: BANK.ifsc, account_number: BANK.account_number },
    });
    expect(sent(reference)).toEqual([
      {
        request: 'POST /v1/payouts',
        key: reference,
        body: {
          account_number: '7878780080316316',
          fund_account_id: 'fa_00000000000001',
          amount: 12_300,
          currency: 'INR',
          mode: 'IMPS',
          purpose: 'refund',
          queue_if_low_balance: true,
          reference_id: reference,
          narration: 'Krishi Haat',
        },
      },
    ]);
    expect(reference).toMatch(/^[a-z\d-]{4,36}$/);
    await expect.poll(async () => (await row())?.status).toBe('REFUND_INITIATED');
  });

  it('are paid when RazorpayX says so by webhook, told twice as once', async () => {
    const { reference, row, held } = await payout();
    held()!.status = 'processed';
    expect([await tells('payout.processed', reference), await tells('payout.processed', reference)]).toEqual([
      200, 200,
    ]);
    expect(await row()).toMatchObject({ status: 'REFUND_COMPLETED', bankReference: held()!.utr, paidTwiceAt: null });
    await pass(24 * HOUR_MS);
    expect(sent(reference)).toHaveLength(1);
  });

  it.each([
    ['processed before failed, which is old', ['payout.processed', 'payout.failed']],
    ['failed, which is old, before processed', ['payout.failed', 'payout.processed']],
    ['reversed, which is old, before processed', ['payout.reversed', 'payout.processed', 'payout.reversed']],
  ])('are as RazorpayX answers, in whatever order webhooks come: %s', async (_, events) => {
    const { reference, row, held } = await payout();
    held()!.status = 'processed';
    for (const event of events) expect(await tells(event, reference)).toBe(200);
    expect(await row()).toMatchObject({ status: 'REFUND_COMPLETED', failures: 0 });
    expect(sent(reference)).toHaveLength(1);
  });

  it.each(['failed', 'reversed', 'rejected', 'cancelled'])(
    'that were %s are tried again under a new key',
    async (status) => {
      const { reference, row, held } = await payout();
      held()!.status = status;
      expect(await tells(`payout.${status}`, reference)).toBe(200);
      expect(await tells(`payout.${status}`, reference)).toBe(200);
      expect(await row()).toMatchObject({ leg: 'FAILED', failures: 1 });
      bank.mood.status = 'processed';
      await pass(HOUR_MS);
      expect(sent(reference).map(({ key }) => key)).toEqual([reference, reference.replace(/0$/, '1')]);
      expect(await row()).toMatchObject({ status: 'REFUND_COMPLETED' });
    },
  );

  it('that come back after they were paid are raised, and not paid again by themselves', async () => {
    const { reference, row, held } = await payout();
    held()!.status = 'processed';
    await tells('payout.processed', reference);
    held()!.status = 'reversed';
    expect(await tells('payout.reversed', reference)).toBe(200);
    expect(await row()).toMatchObject({ status: 'REFUND_COMPLETED', raisedAt: expect.any(Date) });
    await pass(24 * HOUR_MS);
    expect(sent(reference)).toHaveLength(1);
  });

  it('that come back are on support’s list, with where they went, until they are paid once more', async () => {
    const { refundId, reference, row, held } = await payout();
    held()!.status = 'processed';
    await tells('payout.processed', reference);
    const { accessToken: token } = await signInForTest(backend, '9000000004');
    const listed = async () =>
      ((await backend.request('GET', '/support/v1/refunds/raised', { token })).body.results as { id: string }[]).find(
        ({ id }) => id === refundId,
      );
    const pays = (bankReference?: string) =>
      backend.request('POST', `/support/v1/refunds/${refundId}/paid`, {
        token,
        body: { destination_version: 1, ...(bankReference === undefined ? {} : { bank_reference: bankReference }) },
      });
    expect(await listed(), 'nothing is to be done of what arrived').toBeUndefined();
    held()!.status = 'reversed';
    expect([await tells('payout.reversed', reference), await tells('payout.reversed', reference)]).toEqual([200, 200]);
    expect(await listed()).toMatchObject({ is_reversed: true, is_paid_twice: false, pay_to: BANK });
    expect((await pays()).body.error?.code).toBe('refund_error.answer_open');
    expect((await pays(held()!.utr ?? '')).status).toBe(200);
    expect(await listed(), 'the payment that came back is no new one').toBeDefined();
    expect((await pays('UTR-BY-HAND-1')).status).toBe(200);
    expect(await listed()).toBeUndefined();
    expect(await tells('payout.reversed', reference), 'told once more, late').toBe(200);
    expect(await listed()).toBeUndefined();
    expect(await row()).toMatchObject({
      status: 'REFUND_COMPLETED',
      bankReference: 'UTR-BY-HAND-1',
      paidTwiceAt: null,
    });
    expect(sent(reference)).toHaveLength(1);
  });

  it('end as RazorpayX has them whatever webhooks come, late, twice and in any order, and are paid once', async () => {
    const events = fc.array(
      fc.constantFrom('payout.processed', 'payout.failed', 'payout.reversed', 'payout.updated', 'payout.queued'),
      { minLength: 1, maxLength: 6 },
    );
    const underWay = fc.array(fc.constantFrom('queued', 'pending', 'processing'), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(events, underWay, async (told, standing) => {
        const { reference, row, held } = await payout();
        // Where it stands only goes forward, while webhooks come as they like.
        const steps = [...standing, 'processed'];
        for (const [index, event] of told.entries()) {
          held()!.status = steps[index] ?? 'processed';
          expect(await tells(event, reference)).toBe(200);
        }
        held()!.status = 'processed';
        await pass(HOUR_MS);
        expect(await row()).toMatchObject({
          status: 'REFUND_COMPLETED',
          failures: 0,
          reversedAt: null,
          paidTwiceAt: null,
        });
        expect(sent(reference)).toHaveLength(1);
      }),
      { numRuns: 12 },
    );
  });

  it.each([408, 500, 502])('whose answer is lost (%i) are asked about, and not sent again', async (answers) => {
    Object.assign(bank.mood, { answers, status: 'processed' });
    const { reference, row } = await payout();
    expect(await row()).toMatchObject({ status: 'REFUND_INITIATED', failures: 0 });
    await pass(HOUR_MS);
    expect(await row()).toMatchObject({ status: 'REFUND_COMPLETED', failures: 0 });
    expect(sent(reference)).toHaveLength(1);
  });

  it('that RazorpayX knows nothing of are sent again under the same key', async () => {
    Object.assign(bank.mood, { answers: 408, isMade: false });
    const { reference, row } = await payout();
    Object.assign(bank.mood, { answers: 200, isMade: true, status: 'processed' });
    await pass(HOUR_MS);
    expect(sent(reference).map(({ key }) => key)).toEqual([reference, reference]);
    expect(await row()).toMatchObject({ status: 'REFUND_COMPLETED', failures: 0 });
  });

  it('whose key is said to be used already stay open', async () => {
    const error = { code: 'BAD_REQUEST_ERROR', field: 'X-Payout-Idempotency' };
    Object.assign(bank.mood, { answers: 400, isMade: false, error });
    expect(await (await payout()).row()).toMatchObject({ leg: 'PENDING', failures: 0 });
  });

  it('are not changed by what was not signed, or by a reference that is none', async () => {
    const { reference, row, held } = await payout();
    held()!.status = 'processed';
    expect(await tells('payout.processed', reference, { secret: 'another' })).toBe(403);
    expect(await tells('payout.processed', 'none-of-ours')).toBe(200);
    expect(await row()).toMatchObject({ status: 'REFUND_INITIATED' });
  });
});
