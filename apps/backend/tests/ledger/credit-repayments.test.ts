import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyActs } from '@haat/backend-ledger/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { CREDIT_SHOP, SHOP, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestAnswer, TestBackend } from '@haat/backend-testing';
import { accountOf, deliverOnCredit, startCreditBackend, unbalancedTransactions } from '../payments/credit-orders.ts';

describe.each(testDatabases(import.meta.filename))('repayments at a centre on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  let support: StaffMember;
  let second: StaffMember;
  beforeAll(async () => {
    const started = await startCreditBackend(on);
    backend = started.backend;
    [pack] = started.packs;
    [support, second] = [await staffMember(backend, 'support'), await staffMember(backend, 'support')];
  });
  afterAll(() => backend?.close());

  const codeOf = ({ status, body }: TestAnswer) => (status < 300 ? 'done' : `${status} ${body.error?.code}`);
  const report = (buyer: { phone: string }, amount: number, receipt: string, centre = CREDIT_SHOP) =>
    support.call('POST', '/support/v1/credit/repayments', {
      phone_number: buyer.phone,
      centre_id: centre,
      amount,
      receipt,
    });
  const ledgerOf = async (shop = CREDIT_SHOP) =>
    (await support.call('GET', `/support/v1/ledger/shops/${shop}`)).body as {
      results: { kind: string; amount: number; order_id: string | null }[];
      balance: { owed: number; payable: number; held: number };
    };
  const confirm = (id: string, by: StaffMember) => by.call('POST', `/support/v1/acts/${id}/confirm`);
  const duesOf = async (buyer: Buyer) => (await accountOf(buyer)).dues as number;

  it('of ₹5,000.00 on change nothing before another person of support confirms them', async () => {
    const { buyer } = await deliverOnCredit(backend, pack, 30);
    const { body } = await report(buyer, 29_000, 'NEVER-WRITTEN');
    expect(body).toMatchObject({
      dues: 30_000,
      waiting: { kind: 'credit-repayment', subject_id: buyer.userId, amount: 29_000, reason: 'NEVER-WRITTEN' },
    });
    expect(await accountOf(buyer)).toMatchObject({ dues: 30_000, available: 20_000 });
    // Said again, it waits once.
    const again = await Promise.all([report(buyer, 29_000, 'NEVER-WRITTEN'), report(buyer, 29_000, 'NEVER-WRITTEN')]);
    expect(again.map((answer) => answer.body.waiting.id)).toEqual([body.waiting.id, body.waiting.id]);
    expect(codeOf(await confirm(body.waiting.id, support))).toBe('409 act_error.same_person');
    expect(await duesOf(buyer)).toBe(30_000);
    expect(codeOf(await confirm(body.waiting.id, second))).toBe('done');
    expect(await duesOf(buyer)).toBe(1_000);
    expect((await report(buyer, 29_000, 'NEVER-WRITTEN')).body).toEqual({ dues: 1_000, waiting: null });
    const events = await backend.database
      .select()
      .from(securityEvents)
      .where(sql`${securityEvents.subjects}->>'act' = ${body.waiting.id}`)
      .orderBy(securityEvents.id);
    expect(events.map(({ userId, subjects }) => [userId, subjects.reason])).toEqual([
      [support.userId, 'wanted'],
      [second.userId, 'confirmed'],
    ]);
    expect(await unbalancedTransactions(backend)).toEqual([]);
  });

  it('are owed to the market by the centre that took them, once, until it hands them over', async () => {
    const { buyer } = await deliverOnCredit(backend, pack, 2);
    const before = await ledgerOf();
    const answers = await Promise.all([report(buyer, 700.5, 'C-1'), report(buyer, 700.5, 'C-1')]);
    expect(answers.map(codeOf)).toEqual(['done', 'done']);
    const after = await ledgerOf();
    expect(after.results[0]).toMatchObject({ kind: 'dues-taken', amount: -700.5, order_id: null });
    expect(after.results.filter(({ amount }) => amount === -700.5)).toHaveLength(1);
    expect(after.balance.owed).toBeCloseTo(before.balance.owed - 700.5, 2);
    expect(after.balance.held).toBe(before.balance.held);
    await support.call('POST', `/support/v1/ledger/shops/${CREDIT_SHOP}/receipts`, {
      amount: 700.5,
      reason: 'Counted at the bank.',
    });
    expect((await ledgerOf()).balance.owed).toBeCloseTo(before.balance.owed, 2);
  });

  it('have a line only when they are booked: not while they wait, not when they are declined or refused', async () => {
    const { buyer } = await deliverOnCredit(backend, pack, 6);
    const { balance } = await ledgerOf();
    const { body } = await report(buyer, 5_500, 'W-1');
    expect(body.waiting).toMatchObject({ centre_id: CREDIT_SHOP, amount: 5_500 });
    expect(codeOf(await report(buyer, 6_001, 'W-2'))).toBe('409 credit_error.more_than_dues');
    expect((await ledgerOf()).balance).toEqual(balance);
    await second.call('POST', `/support/v1/acts/${body.waiting.id}/decline`);
    expect((await ledgerOf()).balance).toEqual(balance);
    const { body: again } = await report(buyer, 5_500, 'W-1');
    expect(codeOf(await confirm(again.waiting.id, second))).toBe('done');
    expect((await ledgerOf()).balance.owed).toBeCloseTo(balance.owed - 5_500, 2);
  });

  it('are taken by a centre alone', async () => {
    const { buyer } = await deliverOnCredit(backend, pack, 1);
    for (const place of [SHOP, 'nowhere'])
      expect(codeOf(await report(buyer, 1, 'N-1', place))).toBe('404 provider_error.vendor_unknown');
    expect(codeOf(await report(buyer, 1, 'N-1', ''))).toBe('400 request_error.invalid');
    expect(await duesOf(buyer)).toBe(1_030);
  });

  it('of one farmer and day are added up, and what is declined is not booked', async () => {
    const { buyer } = await deliverOnCredit(backend, pack, 12);
    expect((await report(buyer, 4_999.99, 'R-1')).body).toEqual({ dues: 7_000.01, waiting: null });
    const { body } = await report(buyer, 0.01, 'R-2');
    expect(body).toMatchObject({ dues: 7_000.01, waiting: { amount: 0.01 } });
    await second.call('POST', `/support/v1/acts/${body.waiting.id}/decline`);
    expect(codeOf(await confirm(body.waiting.id, second))).toBe('404 act_error.not_found');
    expect(await duesOf(buyer)).toBe(7_000.01);
    const other = await deliverOnCredit(backend, pack, 1);
    expect((await report(other.buyer, 500, 'R-1')).body).toEqual({ dues: 530, waiting: null });
  });

  it('are refused at their confirmation when the dues are paid by then', async () => {
    const { buyer } = await deliverOnCredit(backend, pack, 6);
    const [first, other] = [await report(buyer, 6_000, 'A-1'), await report(buyer, 6_000, 'A-2')];
    expect(codeOf(await confirm(first?.body.waiting.id, second))).toBe('done');
    expect(codeOf(await confirm(other?.body.waiting.id, second))).toBe('409 credit_error.more_than_dues');
    expect(await duesOf(buyer)).toBe(0);
    const [act] = await backend.database
      .select()
      .from(moneyActs)
      .where(sql`${moneyActs.id} = ${other?.body.waiting.id}`);
    expect(act).toMatchObject({ confirmedBy: null, doneAt: null });
  });
});
