import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createHttpSms } from '@haat/backend-identity/testing';
import { refundDestinations, refunds } from '@haat/backend-payments/tables';
import { payoutsByHand } from '@haat/backend-payments';
import { securityEvents } from '@haat/backend-security-events/tables';
import { farmer, signInForTest, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { cashReturn } from './cash-return.ts';
import type { CashReturn } from './cash-return.ts';
import { startPaymentsBackend } from './open-payment.ts';

const WRONG = { kind: 'upi', vpa: 'ramesh.pawar@okbank' };
const RIGHT = { kind: 'bank', account_number: '00123456789', ifsc: 'SBIN0001234', name: 'Ramesh Pawar' };
const SUPPORT = '9000000004';

describe.each(testDatabases(import.meta.filename))('correcting where a payout by hand goes, on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startPaymentsBackend(on);
    // No bank is connected: support pays.
    backend.dependencies.adapters.payouts = payoutsByHand;
  });
  afterAll(() => backend?.close());

  const rowOf = async (id: string) =>
    (await backend.database.select().from(refunds).where(eq(refunds.id, id)))[0] ?? null;
  const direct = ({ buyer, refundId }: CashReturn, destination: object) =>
    buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, destination);
  const shown = async ({ buyer, orderId }: CashReturn) =>
    (await buyer.call('GET', `/order/v1/orders/${orderId}`)).body.refunds[0];

  /** A refund that was directed to the wrong account and waits for support. */
  async function waiting(): Promise<CashReturn> {
    const refund = await cashReturn(backend);
    expect((await direct(refund, WRONG)).status).toBe(200);
    await expect
      .poll(() => rowOf(refund.refundId))
      .toMatchObject({ status: 'REFUND_INITIATED', nextTryAt: null, raisedAt: expect.any(Date) });
    return refund;
  }
  async function supportSees(refundId: string) {
    const { accessToken: token } = await signInForTest(backend, SUPPORT);
    const { results } = (await backend.request('GET', '/support/v1/refunds/raised', { token })).body as {
      results: { id: string; pay_to: unknown; destination_version: number }[];
    };
    return {
      seen: results.find(({ id }) => id === refundId),
      pays: (version: unknown) =>
        backend.request('POST', `/support/v1/refunds/${refundId}/paid`, {
          token,
          body: { destination_version: version },
        }),
    };
  }

  it('is open to its farmer, pays the new account, and keeps the old one in the record', async () => {
    const refund = await waiting();
    expect(await shown(refund)).toMatchObject({ can_correct_destination: true, needs_destination: false });
    expect(await direct(refund, RIGHT)).toMatchObject({
      status: 200,
      body: { to: 'bank', destination: '••••6789', can_correct_destination: true },
    });
    const { seen, pays } = await supportSees(refund.refundId);
    expect(seen).toMatchObject({ pay_to: RIGHT, destination_version: 2 });
    const record = await backend.database
      .select()
      .from(refundDestinations)
      .where(eq(refundDestinations.refundId, refund.refundId))
      .orderBy(refundDestinations.version);
    expect(record).toMatchObject([
      { version: 1, to: 'upi', maskedDestination: 'ra***@okbank', userId: refund.buyer.userId },
      { version: 2, to: 'bank', maskedDestination: '••••6789', userId: refund.buyer.userId },
    ]);
    expect(JSON.stringify(record)).not.toMatch(/ramesh|00123456789/i);
    const changes = await backend.database
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, refund.buyer.userId))
      .orderBy(securityEvents.id);
    const subjects = { refund: refund.refundId, order: refund.orderId };
    expect(changes.filter(({ kind }) => kind === 'payout-destination-changed')).toMatchObject([
      { network: '127.0.0.0/24', subjects: { ...subjects, reason: 'given' } },
      { network: '127.0.0.0/24', subjects: { ...subjects, reason: 'corrected' } },
    ]);
    expect(await pays(2)).toMatchObject({ status: 200, body: { status: 'REFUND_COMPLETED' } });
    expect(await shown(refund)).toMatchObject({ can_correct_destination: false, destination: '••••6789' });
    expect(await direct(refund, WRONG)).toMatchObject({
      status: 409,
      body: { error: { code: 'refund_error.no_destination_needed' } },
    });
  });

  it('is told to the farmer', async () => {
    const refund = await waiting();
    const told = async () => JSON.stringify(await backend.sms.allMessages(refund.buyer.phone));
    // The first destination too: with a stolen session it could be a thief's account.
    await expect.poll(told).toContain('खाता या UPI बताया गया');
    expect(await told()).not.toContain('दूसरे खाते में');
    await direct(refund, RIGHT);
    await expect.poll(told).toContain('दूसरे खाते में');
  });

  it('is refused while its notice has no registered text, and then nothing is changed', async () => {
    const refund = await waiting();
    const { sms } = backend.dependencies.adapters;
    onTestFinished(() => {
      backend.dependencies.adapters.sms = sms;
    });
    const gateway = { adapter: 'http', address: 'http://127.0.0.1:9/', key: 'k', templateId: 'otp' } as const;
    backend.dependencies.adapters.sms = createHttpSms({
      ...gateway,
      languageTemplateIds: { 'payout-changed': { gu: 'changed-gu' } },
    });
    expect(await direct(refund, RIGHT)).toMatchObject({
      status: 409,
      body: { error: { code: 'request_error.cannot_be_told' } },
    });
    expect(await rowOf(refund.refundId)).toMatchObject({ to: 'upi', destinationVersion: 1 });
    backend.dependencies.adapters.sms = createHttpSms({
      ...gateway,
      noticeTemplateIds: { 'payout-changed': 'changed-any' },
    });
    expect((await direct(refund, RIGHT)).status).toBe(200);
    // The first destination is refused in the same way.
    const first = await cashReturn(backend);
    expect(await direct(first, WRONG)).toMatchObject({
      status: 409,
      body: { error: { code: 'request_error.cannot_be_told' } },
    });
    expect(await rowOf(first.refundId)).toMatchObject({ status: 'REFUND_REQUESTED', to: null, destinationVersion: 0 });
    expect(
      await backend.database.select().from(refundDestinations).where(eq(refundDestinations.refundId, first.refundId)),
    ).toEqual([]);
  });

  it('is closed to everybody else', async () => {
    const refund = await waiting();
    const stranger = await farmer(backend);
    expect(await stranger.call('POST', `/payment/v1/refunds/${refund.refundId}/destination`, RIGHT)).toMatchObject({
      status: 404,
      body: { error: { code: 'refund_error.not_found' } },
    });
    expect(await rowOf(refund.refundId)).toMatchObject({ to: 'upi', destinationVersion: 1 });
  });

  it('is recorded of support when the amount is large', async () => {
    const recorded = async (refundId: string) => {
      const large = await backend.database.select().from(securityEvents).where(eq(securityEvents.kind, 'large-refund'));
      return large.filter(({ subjects }) => subjects['refund'] === refundId).length;
    };
    const [below, large] = [await waiting(), await waiting()];
    const amounts = [
      { refund: below, amountPaise: 499_999 },
      { refund: large, amountPaise: 500_000 },
    ];
    for (const { refund, amountPaise } of amounts) {
      await backend.database.update(refunds).set({ amountPaise }).where(eq(refunds.id, refund.refundId));
      const { pays } = await supportSees(refund.refundId);
      expect((await pays(1)).status).toBe(200);
    }
    expect([await recorded(below.refundId), await recorded(large.refundId)]).toEqual([0, 1]);
  });

  it('makes support look again before it says that the old account was paid', async () => {
    const refund = await waiting();
    const { seen, pays } = await supportSees(refund.refundId);
    await direct(refund, RIGHT);
    expect(await pays(seen?.destination_version)).toMatchObject({
      status: 409,
      body: { error: { code: 'refund_error.destination_changed', details: { destination_version: 2 } } },
    });
    expect(await pays(undefined)).toMatchObject({ status: 400 });
    expect(await rowOf(refund.refundId)).toMatchObject({ status: 'REFUND_INITIATED' });
  });
});
