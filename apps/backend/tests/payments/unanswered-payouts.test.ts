import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { payoutsByHand } from '@haat/backend-payments';
import type { PayoutOutcome } from '@haat/backend-payments';
import { refunds } from '@haat/backend-payments/tables';
import { transitionDueRefunds } from '@haat/backend-payments/testing';
import { outbox } from '@haat/backend-platform/tables';
import { staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { cashReturn } from './cash-return.ts';

const UPI = { kind: 'upi', vpa: 'ramesh@okbank' };
const HOUR_MS = 3_600_000;

describe.each(testDatabases(import.meta.filename))('a payout that the bank does not answer, on $name', (on) => {
  let backend: TestBackend;
  let first: StaffMember;
  let second: StaffMember;
  /** What left the market's account, by the key of the payout. */
  const paidOut = new Map<string, PayoutOutcome>();
  const mood: { answers: boolean; refuses: boolean } = { answers: false, refuses: false };
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    backend.dependencies.adapters.payouts = {
      kind: 'sandbox',
      async pay({ key }) {
        if (!mood.answers || !mood.refuses) {
          const made = paidOut.get(key) ?? { status: 'processed', bankReference: `UTR-${paidOut.size}` };
          if (!mood.refuses) paidOut.set(key, made);
          if (mood.answers) return made;
          throw new Error('the bank did not answer');
        }
        return { status: 'failed', bankReference: null };
      },
      async find(key) {
        if (!mood.answers) throw new Error('the bank did not answer');
        return paidOut.get(key) ?? null;
      },
    };
    [first, second] = [await staffMember(backend, 'support'), await staffMember(backend, 'support')];
  });
  afterAll(() => backend?.close());

  /** A refund of cash whose payout nobody knows the end of, a day later; `isMade`: the bank has paid it. */
  async function unanswered({ isMade = true } = {}) {
    Object.assign(mood, { answers: false, refuses: !isMade });
    const { buyer, refundId } = await cashReturn(backend);
    expect((await buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, UPI)).status).toBe(200);
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
    await pass(25 * HOUR_MS);
    const row = async () => (await backend.database.select().from(refunds).where(eq(refunds.id, refundId)))[0] ?? null;
    expect(await row()).toMatchObject({ status: 'REFUND_INITIATED', leg: 'PENDING', raisedAt: expect.any(Date) });
    const raised = async () => {
      const { body } = await first.call('GET', '/support/v1/refunds/raised');
      return (body.results as { id: string }[]).find(({ id }) => id === refundId);
    };
    const says = async (by: StaffMember, bankReference?: string) => {
      const reference = bankReference === undefined ? {} : { bank_reference: bankReference };
      const answer = await by.call('POST', `/support/v1/refunds/${refundId}/paid`, {
        destination_version: 1,
        ...reference,
      });
      return answer.status === 200 ? (answer.body.status as string) : (answer.body.error.code as string);
    };
    const atBank = [...paidOut]
      .filter(([key]) => key.startsWith(refundId))
      .map(([, { bankReference }]) => bankReference);
    return { row, raised, says, reference: atBank[0] ?? '', times: () => keysOf(refundId).length };
  }
  const keysOf = (refundId: string) => [...paidOut.keys()].filter((key) => key.startsWith(refundId));
  async function pass(milliseconds: number): Promise<void> {
    backend.advance(milliseconds);
    await transitionDueRefunds(backend.dependencies);
  }

  it('is not marked as paid by one person, since the bank may have paid it', async () => {
    const payout = await unanswered();
    expect(await payout.raised()).toMatchObject({ is_answer_open: true });
    expect(await payout.says(first)).toBe('refund_error.answer_open');
    mood.answers = true;
    await pass(HOUR_MS);
    expect(await payout.row()).toMatchObject({ status: 'REFUND_COMPLETED', bankReference: payout.reference });
    expect(payout.times()).toBe(1);
    expect(await payout.raised()).toBeUndefined();
  });

  it('that support says it has paid by hand after the bank did is raised as paid twice', async () => {
    const payout = await unanswered();
    mood.answers = true;
    await pass(HOUR_MS);
    expect(await payout.says(first, payout.reference)).toBe('REFUND_COMPLETED');
    expect(await payout.raised()).toBeUndefined();
    expect(await payout.says(first)).toBe('refund_error.no_destination_needed');
    expect(await payout.raised()).toMatchObject({ is_paid_twice: true });
  });

  it('is sent again under its key when the bank knows nothing of it', async () => {
    const payout = await unanswered({ isMade: false });
    Object.assign(mood, { answers: true, refuses: false });
    await pass(HOUR_MS);
    expect(await payout.row()).toMatchObject({ status: 'REFUND_COMPLETED', failures: 0 });
    expect(payout.times()).toBe(1);
  });

  it('can be paid by hand once the bank has refused it for good', async () => {
    const payout = await unanswered({ isMade: false });
    mood.answers = true;
    await pass(HOUR_MS);
    expect(await payout.row()).toMatchObject({ leg: 'FAILED', failures: 1 });
    expect(await payout.says(first)).toBe('REFUND_COMPLETED');
  });

  it('is not handed to another way of paying', async () => {
    const payout = await unanswered();
    const { payouts } = backend.dependencies.adapters;
    onTestFinished(() => void (backend.dependencies.adapters.payouts = payouts));
    backend.dependencies.adapters.payouts = payoutsByHand;
    await pass(HOUR_MS);
    expect(await payout.row()).toMatchObject({ leg: 'PENDING', nextTryAt: expect.any(Date) });
    expect(await payout.says(first)).toBe('refund_error.answer_open');
  });

  it('is settled by two persons of support who read the same reference at the bank', async () => {
    const payout = await unanswered();
    expect(await payout.says(first, payout.reference)).toBe('REFUND_INITIATED');
    expect(await payout.says(first, payout.reference)).toBe('REFUND_INITIATED');
    expect(await payout.says(second, 'UTR-misread')).toBe('REFUND_INITIATED');
    expect(await payout.says(second, ` ${payout.reference.toLowerCase()} `)).toBe('REFUND_COMPLETED');
    mood.answers = true;
    await pass(7 * HOUR_MS);
    expect(await payout.row()).toMatchObject({ paidTwiceAt: null, nextTryAt: null, sentThrough: null });
    expect(await payout.raised()).toBeUndefined();
  });

  it('that the bank reports after a payment by hand is raised as paid twice', async () => {
    const payout = await unanswered();
    for (const by of [first, second]) await payout.says(by, 'UTR-BY-HAND');
    expect(await payout.row()).toMatchObject({ status: 'REFUND_COMPLETED' });
    expect(await payout.raised()).toBeUndefined();
    mood.answers = true;
    await pass(7 * HOUR_MS);
    expect(await payout.row()).toMatchObject({ paidTwiceAt: expect.any(Date), nextTryAt: null });
    expect(await payout.raised()).toMatchObject({ is_paid_twice: true, is_answer_open: false });
    expect(payout.times()).toBe(1);
  });
});
