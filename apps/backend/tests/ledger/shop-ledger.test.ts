import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { moneyActs, shopEntries } from '@haat/backend-ledger/tables';
import { transitionDueRefunds } from '@haat/backend-payments/testing';
import { securityEvents } from '@haat/backend-security-events/tables';
import { createGatewayPayment, sendWebhook, setOffer, SHOP, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { askReturn, DAY_MS, doneOrCode, shown, startAftercareWithStaff } from '../aftercare/delivered-orders.ts';
import type { AftercareWithStaff, PlacedOrder } from '../aftercare/delivered-orders.ts';

const LEDGER = '/vendor/v1/ledger';
const SHOPS = `/support/v1/ledger/shops/${SHOP}`;
const ATTEMPT = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

describe.each(testDatabases(import.meta.filename))('the ledger of a shop on $name', (on) => {
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

  const ledger = async () => (await shop.call('GET', LEDGER)).body;
  const owed = async () => Math.round((await ledger()).balance.owed * 100);

  /** A cash order whose goods the shop says it has taken back, and where its money shall go. */
  async function returnedCashOrder(packs: number): Promise<PlacedOrder & { refundId: string }> {
    const order = await aftercare.deliverOrder(packs);
    const { body } = await askReturn(aftercare.pack, order, packs);
    for (const to of ['APPROVED', 'PICKED_UP'])
      await shop.call('POST', `/vendor/v1/orders/${order.id}/returns/${body.returns[0].id}`, { to });
    const [refund] = (await shown(order)).refunds;
    return { ...order, refundId: refund.id };
  }
  const sendTo = ({ buyer, refundId }: { buyer: PlacedOrder['buyer']; refundId: string }, vpa = 'sunita@okbank') =>
    buyer.call('POST', `/payment/v1/refunds/${refundId}/destination`, { kind: 'upi', vpa });
  /** An order that was paid at once and is not handed over. */
  async function paidOrder(packs: number): Promise<PlacedOrder> {
    const order = await aftercare.placeOrder(packs, aftercare.pack, 'pay-now');
    const { body } = await order.buyer.call('POST', `/payment/v1/orders/${order.id}/attempts`, ATTEMPT);
    const { order_id: gatewayOrderId, amount } = body.fields as { order_id: string; amount: string };
    const captured = await createGatewayPayment(backend, gatewayOrderId, Number(amount), 'captured');
    await sendWebhook(backend, 'payment.captured', captured);
    // The code is told once it is paid.
    return { ...order, code: (await shown(order)).pickup_code };
  }
  const statusOf = async (order: PlacedOrder) => (await shown(order)).refunds[0].status;
  /** What the record of security events says of an act. */
  const recorded = async (act: string) =>
    (
      await backend.database
        .select()
        .from(securityEvents)
        .where(sql`${securityEvents.subjects}->>'act' = ${act}`)
        .orderBy(securityEvents.id)
    ).map(({ userId, subjects }) => [userId, subjects.reason]);
  /** Everything whose turn it is. */
  async function payOut(): Promise<void> {
    for (let turns = 0; turns < 20 && (await transitionDueRefunds(backend.dependencies)) > 0; turns += 1);
  }

  it('lets a shop and its farmers draw no more than a day’s limit of money that the market never saw', async () => {
    const price = 190_000;
    await setOffer(backend, aftercare.pack, { pricePaise: price });
    // What a friend has paid for goods that may never be handed over is no security.
    const friend = await paidOrder(5);
    const before = await owed();
    const orders: Awaited<ReturnType<typeof returnedCashOrder>>[] = [];
    for (let index = 0; index < 6; index += 1) orders.push(await returnedCashOrder(1));
    expect(await owed()).toBe(before - 6 * price);
    await Promise.all(orders.map((order) => sendTo(order)));
    const paid = async () =>
      (await Promise.all(orders.map(statusOf))).filter((status) => status === 'REFUND_COMPLETED');
    await Promise.all([payOut(), payOut(), payOut()]);
    await expect.poll(async () => (await paid()).length).toBe(5);
    await payOut();
    expect(await paid()).toHaveLength(5);
    await aftercare.later(DAY_MS, friend, ...orders);
    await payOut();
    await expect.poll(async () => (await paid()).length).toBe(6);
    await friend.buyer.call('POST', `/order/v1/orders/${friend.id}/cancel`, { reason: '010' });
    expect(await owed()).toBe(before - 11 * price);
    await setOffer(backend, aftercare.pack, { pricePaise: 100_000 });
  });

  it('holds the parts of one order like the whole', async () => {
    await aftercare.later(DAY_MS);
    const order = await aftercare.deliverOrder(2);
    for (const part of [0, 1]) {
      const { body } = await askReturn(aftercare.pack, order, 1);
      for (const to of ['APPROVED', 'PICKED_UP'])
        await shop.call('POST', `/vendor/v1/orders/${order.id}/returns/${body.returns[part].id}`, { to });
      const { refunds } = await shown(order);
      await sendTo({ ...order, refundId: refunds[part].id });
      await payOut();
    }
    const statuses = async () => (await shown(order)).refunds.map(({ status }: { status: string }) => status);
    expect(await statuses()).toEqual(['REFUND_COMPLETED', 'REFUND_REQUESTED']);
    await aftercare.later(DAY_MS, order);
    await payOut();
    await expect.poll(statuses).toEqual(['REFUND_COMPLETED', 'REFUND_COMPLETED']);
  });

  it('holds a refund of cash from ₹2,000.00 on for 24 hours', async () => {
    await aftercare.later(DAY_MS);
    const order = await returnedCashOrder(2);
    await sendTo(order);
    await payOut();
    expect(await statusOf(order)).toBe('REFUND_REQUESTED');
    await aftercare.later(DAY_MS + 60_000, order);
    await payOut();
    await expect.poll(() => statusOf(order)).toBe('REFUND_COMPLETED');
  });

  it('holds it anew when it shall go elsewhere, also where it is paid by hand', async () => {
    await aftercare.later(DAY_MS);
    const byHand = vi.spyOn(backend.dependencies.adapters.payouts, 'pay').mockResolvedValue(null);
    const order = await returnedCashOrder(2);
    await sendTo(order);
    await payOut();
    await aftercare.later(DAY_MS + 60_000, order);
    await payOut();
    await expect.poll(() => statusOf(order)).toBe('REFUND_INITIATED');
    const paid = async () => {
      const { body } = await support.call('GET', '/support/v1/refunds/raised');
      const raised = body.results.find(({ id }: { id: string }) => id === order.refundId);
      return support.call('POST', `/support/v1/refunds/${order.refundId}/paid`, {
        destination_version: raised.destination_version,
      });
    };
    expect((await sendTo(order, 'thief@okbank')).status).toBe(200);
    expect(doneOrCode(await paid())).toBe('409 refund_error.not_released');
    expect(doneOrCode(await paid())).toBe('409 refund_error.not_released');
    await aftercare.later(DAY_MS + 60_000, order);
    expect(doneOrCode(await paid())).toBe('done');
    byHand.mockRestore();
  });

  it('lets a refund of cash from ₹5,000.00 on go only when two persons of support say so', async () => {
    await aftercare.later(DAY_MS);
    const order = await returnedCashOrder(5);
    await sendTo(order);
    await payOut();
    await aftercare.later(2 * DAY_MS, order);
    await payOut();
    expect(await statusOf(order)).toBe('REFUND_REQUESTED');
    const { body: raised } = await support.call('GET', '/support/v1/refunds/raised');
    expect(raised.results.some(({ id }: { id: string }) => id === order.refundId)).toBe(true);
    const paid = { destination_version: 1 };
    expect(doneOrCode(await support.call('POST', `/support/v1/refunds/${order.refundId}/paid`, paid))).toBe(
      '409 refund_error.not_released',
    );
    const release = await support.call('POST', `/support/v1/refunds/${order.refundId}/release`, {
      reason: 'Spoke to farmer and shop.',
    });
    expect(release.body).toMatchObject({ kind: 'release-refund', amount: 5_000, is_done: false });
    await payOut();
    expect(await statusOf(order)).toBe('REFUND_REQUESTED');
    const confirm = `/support/v1/acts/${release.body.id}/confirm`;
    expect(doneOrCode(await support.call('POST', confirm))).toBe('409 act_error.same_person');
    expect(doneOrCode(await shop.call('POST', confirm))).toBe('403 auth_error.forbidden');
    const confirmed = await Promise.all([second.call('POST', confirm), second.call('POST', confirm)]);
    expect(confirmed.map(doneOrCode).sort()).toEqual(['404 act_error.not_found', 'done']);
    expect(await recorded(release.body.id)).toEqual([
      [support.userId, 'wanted'],
      [second.userId, 'confirmed'],
    ]);
    await payOut();
    await expect.poll(() => statusOf(order)).toBe('REFUND_COMPLETED');
  });

  it('owes a shop what was captured less the fee once the goods are handed over, and pays it once', async () => {
    const before = await owed();
    const { body: receipt } = await support.call('POST', `${SHOPS}/receipts`, {
      amount: Math.abs(before) / 100,
      reason: 'The shop has paid its debt.',
    });
    expect(doneOrCode(await second.call('POST', `/support/v1/acts/${receipt.id}/confirm`))).toBe('done');
    expect(await owed()).toBe(0);
    const order = await paidOrder(2);
    expect((await ledger()).balance).toMatchObject({ owed: 2_000, held: 2_000, payable: 0 });
    const payout = (amount: number) => support.call('POST', `${SHOPS}/payouts`, { amount, reason: 'This week.' });
    expect(doneOrCode(await payout(1))).toBe('409 ledger_error.more_than_owed');
    for (const body of [
      { to: 'VENDOR_CONFIRMED' },
      { to: 'READY_FOR_DELIVERY' },
      { to: 'DELIVERED', code: order.code },
    ])
      await shop.call('POST', `/vendor/v1/orders/${order.id}/move`, body);
    expect((await ledger()).balance).toMatchObject({ owed: 1_960, held: 0, payable: 1_960 });
    const tries = await Promise.all(Array.from({ length: 4 }, () => payout(1_960)));
    expect(tries.map(doneOrCode).sort()).toEqual([...Array(3).fill('409 ledger_error.more_than_owed'), 'done']);
    expect(
      (await ledger()).results.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    ).toEqual(
      expect.arrayContaining([
        ['payout', -1_960],
        ['fee', -40],
        ['captured', 2_000],
      ]),
    );
    expect((await support.call('GET', SHOPS)).body.balance.owed).toBe(0);
  });

  it('adds up what one shop paid on a day, and forgets what support declines', async () => {
    await aftercare.later(DAY_MS);
    const pay = async (amount: number) =>
      (await support.call('POST', `${SHOPS}/receipts`, { amount, reason: 'Brought by hand.' })).body;
    expect((await pay(4_000)).is_done).toBe(true);
    const before = await owed();
    const { id, is_done: isDone } = await pay(1_000);
    expect(isDone).toBe(false);
    const waiting = async () =>
      (await second.call('GET', '/support/v1/acts')).body.results.map((act: { id: string }) => act.id);
    expect(await waiting()).toContain(id);
    expect(doneOrCode(await second.call('POST', `/support/v1/acts/${id}/decline`))).toBe('done');
    expect(await waiting()).not.toContain(id);
    expect(doneOrCode(await second.call('POST', `/support/v1/acts/${id}/confirm`))).toBe('404 act_error.not_found');
    expect(await owed()).toBe(before);
  });

  it('refuses updates and deletes in the database', async () => {
    const { database } = backend;
    await expect(database.update(shopEntries).set({ amountPaise: 0 })).rejects.toThrow();
    await expect(database.delete(shopEntries)).rejects.toThrow();
    await expect(database.delete(moneyActs)).rejects.toThrow();
    await expect(database.update(moneyActs).set({ reason: 'Another.' })).rejects.toThrow();
  });

  it('refuses an unknown shop', async () => {
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/payouts', { amount: 1, reason: 'This week.' }],
      ['POST', '/receipts', { amount: 1, reason: 'This week.' }],
    ] as const)
      expect(doneOrCode(await support.call(method, `/support/v1/ledger/shops/unknown${path}`, body))).toBe(
        '404 provider_error.vendor_unknown',
      );
  });

  it('shows each shop its own only', async () => {
    const other = await staffMember(backend, 'vendor', 'small-doorstep');
    expect((await other.call('GET', LEDGER)).body).toMatchObject({ count: 0, balance: { owed: 0 } });
    expect(doneOrCode(await other.call('GET', SHOPS))).toBe('403 auth_error.forbidden');
  });
});
