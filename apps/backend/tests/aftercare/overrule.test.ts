import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { escalateIssues } from '@haat/backend-aftercare/testing';
import { moneyActs } from '@haat/backend-ledger/tables';
import { testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { askReturn, DAY_MS, doneOrCode, shown, startAftercareWithStaff } from './delivered-orders.ts';
import type { AftercareWithStaff, PlacedOrder } from './delivered-orders.ts';

describe.each(testDatabases(import.meta.filename))('support overrules a shop on $name', (on) => {
  let aftercare: AftercareWithStaff;
  let backend: TestBackend;
  let shop: StaffMember;
  let support: StaffMember;
  let second: StaffMember;
  beforeAll(async () => {
    aftercare = await startAftercareWithStaff(on);
    ({ backend, shop, support, secondSupport: second } = aftercare);
  });
  afterAll(() => backend?.close());

  const overrule = (subject: 'returns' | 'issues', id: string, amount: number, by = support) =>
    by.call('POST', `/support/v1/${subject}/${id}/overrule`, { amount, reason: 'The photo shows it.' });

  async function refused(packs: number): Promise<PlacedOrder & { returnId: string }> {
    const order = await aftercare.deliverOrder(packs);
    const { body } = await askReturn(aftercare.pack, order, packs, '003');
    const returnId = body.returns[0].id as string;
    await shop.call('POST', `/vendor/v1/orders/${order.id}/returns/${returnId}`, { to: 'REFUSED', refusal: 'No.' });
    return { ...order, returnId };
  }
  async function unanswered(packs: number): Promise<PlacedOrder & { issueId: string }> {
    const order = await aftercare.deliverOrder(packs);
    const { body } = await order.buyer.call('POST', `/order/v1/orders/${order.id}/issues`, {
      reason: 'ITM01',
      variant_id: aftercare.pack,
    });
    return { ...order, issueId: body.issues[0].id as string };
  }

  it('gives back at most what was paid for a refused return, once', async () => {
    const order = await refused(2);
    expect(doneOrCode(await overrule('returns', order.returnId, 2_000, shop))).toBe('403 auth_error.forbidden');
    expect(doneOrCode(await overrule('returns', order.returnId, 2_000.01))).toBe('409 refund_error.more_than_paid');
    const without = await support.call('POST', `/support/v1/returns/${order.returnId}/overrule`, { amount: 1_500 });
    expect(without.status).toBe(400);
    const { body: act } = await overrule('returns', order.returnId, 1_500);
    expect(act).toMatchObject({ amount: 1_500, is_done: true });
    expect(await backend.database.select().from(moneyActs).where(eq(moneyActs.id, act.id))).toMatchObject([
      { kind: 'overrule-return', requestedBy: support.userId, reason: 'The photo shows it.', confirmedBy: null },
    ]);
    expect(doneOrCode(await overrule('returns', order.returnId, 1))).toBe('409 return_error.cannot_move');
    expect((await shown(order)).refunds).toMatchObject([{ cause: 'overruled', amount: 1_500 }]);
    // Packs for which money was given back are not returned once more, also before the money has arrived.
    expect(doneOrCode(await askReturn(aftercare.pack, order, 1, '003'))).toBe('409 return_error.quantity');
    const { refunds } = await shown(order);
    expect(refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(1_500);
  });

  it('gives nothing for packs that come back by another return meanwhile', async () => {
    const order = await refused(2);
    expect((await askReturn(aftercare.pack, order, 1, '003')).status).toBe(201);
    expect(doneOrCode(await overrule('returns', order.returnId, 500))).toBe('409 return_error.quantity');
  });

  it('is not asked about a return that the shop has not refused', async () => {
    const order = await aftercare.deliverOrder(1);
    const { body } = await askReturn(aftercare.pack, order, 1, '003');
    expect(doneOrCode(await overrule('returns', body.returns[0].id, 100))).toBe('409 return_error.cannot_move');
  });

  it('refunds a complaint that the shop has not answered, and closes it with the reason', async () => {
    const order = await unanswered(1);
    expect(doneOrCode(await overrule('issues', order.issueId, 100))).toBe('409 issue_error.cannot_move');
    await aftercare.later(2 * DAY_MS, order);
    await escalateIssues(backend.dependencies);
    expect(doneOrCode(await overrule('issues', order.issueId, 1_000))).toBe('done');
    expect(doneOrCode(await overrule('issues', order.issueId, 1))).toBe('409 issue_error.cannot_move');
    expect(await shown(order)).toMatchObject({
      issues: [{ status: 'CLOSED', answer: 'The photo shows it.' }],
      refunds: [{ cause: 'overruled', amount: 1_000 }],
    });
  });

  it('needs a second person from ₹5,000.00 on, and cannot be cut into parts', async () => {
    const order = await refused(6);
    const { body: act } = await overrule('returns', order.returnId, 5_000);
    expect(act.is_done).toBe(false);
    expect((await shown(order)).refunds).toEqual([]);
    const { body: waiting } = await second.call('GET', '/support/v1/acts');
    expect(waiting.results.map(({ id }: { id: string }) => id)).toContain(act.id);
    const confirm = `/support/v1/acts/${act.id}/confirm`;
    expect(doneOrCode(await support.call('POST', confirm))).toBe('409 act_error.same_person');
    expect(doneOrCode(await second.call('POST', confirm))).toBe('done');
    expect((await shown(order)).refunds).toMatchObject([{ cause: 'overruled', amount: 5_000 }]);
    const other = await unanswered(6);
    const { body: more } = await other.buyer.call('POST', `/order/v1/orders/${other.id}/issues`, {
      reason: 'ITM01',
      variant_id: aftercare.pack,
      note: 'Not one.',
    });
    await aftercare.later(2 * DAY_MS, other);
    await escalateIssues(backend.dependencies);
    expect((await overrule('issues', more.issues[0].id, 4_000)).body.is_done).toBe(true);
    expect((await overrule('issues', more.issues[1].id, 1_000)).body.is_done).toBe(false);
  });
});
