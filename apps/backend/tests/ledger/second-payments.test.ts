import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopAccounts } from '@haat/backend-ledger/tables';
import { payoutsByHand } from '@haat/backend-payments';
import { refunds, secondPaymentEntries } from '@haat/backend-payments/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { deliverablePacks, setOffer, SHOP, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestAnswer, TestBackend } from '@haat/backend-testing';
import { cashReturn } from '../payments/cash-return.ts';
import { startBackend } from '../start-backend.ts';

const UPI = { kind: 'upi', vpa: 'ramesh@okbank' };
/** Below what is held for a day, and what one person may pay alone. */
const REFUND = 1_999;
const codeOf = ({ status, body }: TestAnswer) => (status < 300 ? 'done' : `${status} ${body.error?.code}`);

describe.each(testDatabases(import.meta.filename))('refunds that were paid twice on $name', (on) => {
  let backend: TestBackend;
  let first: StaffMember;
  let second: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    backend.dependencies.adapters.payouts = payoutsByHand;
    await setOffer(backend, (await deliverablePacks(backend))[0], { pricePaise: 250_000, discountPaise: 0 });
    // However many are paid here, the shop's limit of a day is not reached.
    await backend.database
      .insert(shopAccounts)
      .values({ vendorId: SHOP, feeBasisPoints: 200, dailyRefundLimitPaise: 100_000_000 });
    [first, second] = [await staffMember(backend, 'support'), await staffMember(backend, 'support')];
  });
  afterAll(() => backend?.close());

  /** A refund that was paid by hand, and so often once more under other references. */
  async function paidAgain(times = 1) {
    const { buyer, refundId } = await cashReturn(backend, REFUND * 100);
    await buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, UPI);
    const raised = async () => {
      const { results } = (await first.call('GET', '/support/v1/refunds/raised')).body;
      return (results as { id: string; is_paid_twice: boolean; paid_twice_open: number }[]).find(
        ({ id }) => id === refundId,
      );
    };
    await expect.poll(raised).toBeDefined();
    const pay = (reference: string) =>
      first.call('POST', `/support/v1/refunds/${refundId}/paid`, {
        destination_version: 1,
        bank_reference: reference,
      });
    expect(codeOf(await pay('UTR-0'))).toBe('done');
    for (let time = 1; time <= times; time += 1)
      expect(codeOf(await pay(`UTR-${time}`))).toBe('409 refund_error.no_destination_needed');
    const close = (end: string, amount: number, by = first) =>
      by.call('POST', `/support/v1/refunds/${refundId}/paid-twice`, { end, amount, reason: 'Read on the statement.' });
    const lines = async () =>
      (
        await backend.database
          .select()
          .from(secondPaymentEntries)
          .where(eq(secondPaymentEntries.refundId, refundId))
          .orderBy(secondPaymentEntries.id)
      ).map(({ kind, amountPaise }) => [kind, amountPaise / 100]);
    return { refundId, raised, pay, close, lines };
  }

  it('are owed to the market once for each payment, however often one is told', async () => {
    const { raised, pay, lines } = await paidAgain();
    expect(await raised()).toMatchObject({ is_paid_twice: true, paid_twice_open: REFUND });
    await Promise.all([pay('UTR-1'), pay(' utr-1 ')]);
    expect(await lines()).toEqual([['paid-twice', REFUND]]);
    await pay('UTR-2');
    expect(await raised()).toMatchObject({ paid_twice_open: 2 * REFUND });
  });

  it('are closed in parts, which come back or are written off, and are raised no more then', async () => {
    const { raised, pay, close, lines } = await paidAgain();
    expect(codeOf(await close('came-back', REFUND + 0.01))).toBe('409 refund_error.more_than_paid_twice');
    expect((await close('came-back', 1_500)).body).toMatchObject({ kind: 'second-payment-came-back', is_done: true });
    expect(await raised()).toMatchObject({ paid_twice_open: 499 });
    expect(codeOf(await close('written-off', 499))).toBe('done');
    expect(await raised()).toBeUndefined();
    expect(await lines()).toEqual([
      ['paid-twice', REFUND],
      ['came-back', -1_500],
      ['written-off', -499],
    ]);
    expect(codeOf(await close('written-off', 0.01))).toBe('404 refund_error.not_found');
    // What is told again is known; another payment is not.
    await pay('UTR-1');
    expect(await raised()).toBeUndefined();
    await pay('UTR-9');
    expect(await raised()).toMatchObject({ is_paid_twice: true, paid_twice_open: REFUND });
    expect(codeOf(await close('mistaken', REFUND))).toBe('done');
    expect(await raised()).toBeUndefined();
  });

  it('need a second person from ₹5,000.00 on, also in parts, and each act is a security event', async () => {
    const { close, lines } = await paidAgain(4);
    expect((await close('written-off', 4_999.99)).body.is_done).toBe(true);
    const { body: act } = await close('came-back', 0.01);
    expect(act.is_done).toBe(false);
    expect(await lines()).toHaveLength(5);
    expect(codeOf(await first.call('POST', `/support/v1/acts/${act.id}/confirm`))).toBe('409 act_error.same_person');
    expect(codeOf(await second.call('POST', `/support/v1/acts/${act.id}/confirm`))).toBe('done');
    expect((await lines()).at(-1)).toEqual(['came-back', -0.01]);
    const events = await backend.database
      .select()
      .from(securityEvents)
      .where(eq(sql`${securityEvents.subjects} ->> 'act'`, act.id))
      .orderBy(securityEvents.id);
    expect(events.map(({ kind, userId, subjects }) => [kind, userId, subjects.reason])).toEqual([
      ['money-act', first.userId, 'wanted'],
      ['money-act', second.userId, 'confirmed'],
    ]);
  });

  it('are not closed beyond what is open, at once or by an act that waited', async () => {
    const { close, lines, raised } = await paidAgain();
    const answers = await Promise.all([close('came-back', REFUND), close('written-off', REFUND)]);
    expect(answers.map(codeOf).sort()).toEqual(['404 refund_error.not_found', 'done']);
    expect(await lines()).toHaveLength(2);
    expect(await raised()).toBeUndefined();
    const large = await paidAgain(3);
    const waiting = (await large.close('written-off', 5_900)).body;
    expect(codeOf(await large.close('came-back', 4_000))).toBe('done');
    expect(codeOf(await second.call('POST', `/support/v1/acts/${waiting.id}/confirm`))).toBe(
      '409 refund_error.more_than_paid_twice',
    );
    expect(await large.raised()).toMatchObject({ paid_twice_open: 3 * REFUND - 4_000 });
  });

  it('are closed by support alone, of refunds that were', async () => {
    const { refundId, close } = await paidAgain();
    const shop = await staffMember(backend, 'vendor');
    expect(codeOf(await close('came-back', 1, shop))).toBe('403 auth_error.forbidden');
    expect(codeOf(await close('kept', 1))).toBe('400 request_error.invalid');
    const other = await cashReturn(backend, 100);
    for (const id of [other.refundId, 'nothing', refundId.replace(/.$/, (end) => (end === '0' ? '1' : '0'))]) {
      const body = { end: 'came-back', amount: 1, reason: 'Read on the statement.' };
      expect(codeOf(await first.call('POST', `/support/v1/refunds/${id}/paid-twice`, body))).toBe(
        '404 refund_error.not_found',
      );
    }
  });

  it('stand in a ledger that is only added to', async () => {
    const { refundId } = await paidAgain();
    for (const change of [
      sql`update second_payment_entries set amount_paise = 1 where refund_id = ${refundId}`,
      sql`delete from second_payment_entries where refund_id = ${refundId}`,
    ])
      await expect(backend.database.execute(change)).rejects.toThrow();
    const [refund] = await backend.database.select().from(refunds).where(eq(refunds.id, refundId));
    expect(refund?.paidTwiceAt).not.toBeNull();
  });
});
