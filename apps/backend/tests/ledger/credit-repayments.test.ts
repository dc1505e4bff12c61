import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyActs } from '@haat/backend-ledger/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { staffMember, testDatabases } from '@haat/backend-testing';
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
  const report = (buyer: { phone: string }, amount: number, receipt: string, by = support) =>
    by.call('POST', '/support/v1/credit/repayments', { phone_number: buyer.phone, amount, receipt });
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
