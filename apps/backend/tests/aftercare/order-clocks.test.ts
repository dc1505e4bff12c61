import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escalateIssues } from '@haat/backend-aftercare/testing';
import { escalateOverdueOrders } from '@haat/backend-orders/testing';
import { securityEvents } from '@haat/backend-security-events/tables';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  createGatewayPayment,
  deliverablePacks,
  farmer,
  orderOf,
  ORDERS,
  sendWebhook,
  setOffer,
  staffMember,
  stockOf,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { StaffMember, TestAnswer, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;
const HANDED_OVER = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

describe.each(testDatabases(import.meta.filename))('the clocks of orders on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  let shop: StaffMember;
  let support: StaffMember;
  let second: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900 });
    shop = await staffMember(backend, 'vendor');
    [support, second] = [await staffMember(backend, 'support'), await staffMember(backend, 'support')];
  });
  afterAll(() => backend?.close());

  const codeOf = ({ status, body }: TestAnswer) => (status < 300 ? body.status : `${status} ${body.error?.code}`);

  /** A delivery that was paid at once, as far as the given statuses. */
  async function paidDelivery(...statuses: readonly string[]) {
    const { phone } = await farmer(backend);
    const buyer = async () => farmer(backend, { phone });
    const { call, put, userId } = await buyer();
    const { body: address } = await call('POST', ADDRESSES, ADDRESS);
    await put(pack, 2);
    const { body: view } = await call('PATCH', CART, {
      address_id: address.id,
      delivery_type: 'home_delivery',
      payment_kind: 'pay-now',
    });
    const { body: order } = await call('POST', ORDERS, orderOf(view, userId, address, 'pay-now'));
    const { body: attempt } = await call('POST', `/payment/v1/orders/${order.id}/attempts`, HANDED_OVER);
    const paise = Math.round(order.total_price * 100);
    const paid = await createGatewayPayment(backend, attempt.fields.order_id, paise, 'captured');
    await sendWebhook(backend, 'payment.captured', paid);
    const move = (to: string) => shop.call('POST', `/vendor/v1/orders/${order.id}/move`, { to });
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', ...statuses]) await move(to);
    return {
      id: order.id as string,
      total: order.total_price as number,
      move,
      seen: async () => (await (await buyer()).call('GET', `${ORDERS}/${order.id}`)).body,
      report: async (reason: string) => (await buyer()).call('POST', `${ORDERS}/${order.id}/issues`, { reason }),
      ask: async () => (await buyer()).call('POST', `${ORDERS}/${order.id}/ask-to-cancel`),
      cancel: (body: object = { reason: 'never-came' }) =>
        support.call('POST', `/support/v1/orders/${order.id}/cancel`, body),
      /** What the record of security events says of support and this order, besides which routes were used. */
      recorded: async () => {
        const rows = await backend.database
          .select()
          .from(securityEvents)
          .where(sql`user_id in (${support.userId}, ${second.userId}) and subjects->>'order' = ${order.id}`)
          .orderBy(securityEvents.id);
        return rows.map(({ kind }) => kind);
      },
      reasons: async () => {
        const { body } = await support.call('GET', '/support/v1/orders/escalated');
        const found = body.results.find(({ id }: { id: string }) => id === order.id);
        return found?.reasons.map(({ kind }: { kind: string }) => kind).sort() ?? null;
      },
    };
  }

  it('give the money back to a farmer who paid and got nothing, whatever the shop does', async () => {
    await setOffer(backend, pack, { pricePaise: 260_000 });
    const order = await paidDelivery('SHIPPED');
    await setOffer(backend, pack, { pricePaise: 25_000 });
    const before = await stockOf(backend, pack);
    expect((await order.seen()).clock).toMatchObject({ is_over: false, asked_at: null });
    expect(codeOf(await order.cancel())).toBe('409 order_error.too_early');
    expect(codeOf(await order.ask())).toBe('409 order_error.too_early');
    backend.advance(6 * DAY_MS);
    for (const to of ['OUT_FOR_DELIVERY', 'FAILED_DELIVERY', 'OUT_FOR_DELIVERY']) await order.move(to);
    await escalateOverdueOrders(backend.dependencies);
    expect(await order.reasons()).toBeNull();
    backend.advance(4 * DAY_MS + 60_000);
    await escalateOverdueOrders(backend.dependencies);
    await escalateOverdueOrders(backend.dependencies);
    expect(await order.reasons()).toEqual(['overdue']);
    expect((await order.seen()).clock).toMatchObject({ is_over: true, asked_at: null });
    for (let asked = 0; asked < 2; asked += 1) expect((await order.ask()).status).toBe(200);
    expect((await order.seen()).clock.asked_at).toEqual(expect.any(String));
    expect(await order.reasons()).toEqual(['farmer-asks', 'overdue']);
    expect((await order.cancel({})).status).toBe(400);
    // ₹5,200.00 goes back: a second person confirms it. Wanted twice, it waits once.
    const wanted = await order.cancel();
    expect(wanted.body).toMatchObject({
      status: 'OUT_FOR_DELIVERY',
      waiting: { kind: 'cancel-order', subject_id: order.id, amount: order.total, reason: 'never-came' },
    });
    expect((await order.cancel()).body.waiting.id).toBe(wanted.body.waiting.id);
    const confirm = (by: StaffMember) => by.call('POST', `/support/v1/acts/${wanted.body.waiting.id}/confirm`);
    expect(codeOf(await confirm(support))).toBe('409 act_error.same_person');
    expect(await order.seen()).toMatchObject({ status: 'OUT_FOR_DELIVERY', refunds: [] });
    expect(await order.recorded()).toEqual([]);
    expect((await confirm(second)).body).toMatchObject({ is_done: true });
    expect(await order.seen()).toMatchObject({
      status: 'DEHAAT_CANCELLED',
      clock: null,
      refunds: [{ cause: 'order-ended', amount: order.total, to: 'gateway' }],
    });
    expect(await stockOf(backend, pack)).toBe(before + 2);
    expect(await order.reasons()).toBeNull();
    expect(await order.recorded()).toEqual(['late-cancel', 'large-refund']);
  });

  it('count what support gave back before towards the second person of a cancelling', async () => {
    await setOffer(backend, pack, { pricePaise: 260_000 });
    const order = await paidDelivery('SHIPPED');
    await setOffer(backend, pack, { pricePaise: 25_000 });
    const { body } = await order.report('ORD03');
    backend.advance(2 * DAY_MS + 60_000);
    await escalateIssues(backend.dependencies);
    const given = { amount: 1_000, reason: 'It is late.' };
    const overruled = await support.call('POST', `/support/v1/issues/${body.issues[0].id}/overrule`, given);
    expect(overruled.body).toMatchObject({ is_done: true });
    await shop.call('POST', `/vendor/v1/orders/${order.id}/agree-to-cancel`);
    expect((await order.cancel()).body).toMatchObject({
      status: 'SHIPPED',
      waiting: { kind: 'cancel-order', amount: order.total - 1_000 },
    });
  });

  it('need not be over where the shop agrees, and only that shop can agree', async () => {
    const order = await paidDelivery('SHIPPED');
    const path = `/vendor/v1/orders/${order.id}/agree-to-cancel`;
    const other = await staffMember(backend, 'vendor', 'small-doorstep');
    expect(codeOf(await other.call('POST', path))).toBe('404 order_error.not_found');
    expect(codeOf(await support.call('POST', path))).toBe('403 auth_error.forbidden');
    expect(codeOf(await order.cancel())).toBe('409 order_error.too_early');
    expect((await shop.call('POST', path)).status).toBe(200);
    expect(await order.reasons()).toEqual(['shop-agrees']);
    expect(await order.recorded()).toEqual([]);
    expect(codeOf(await order.cancel())).toBe('DEHAAT_CANCELLED');
    expect(await order.recorded()).toEqual(['late-cancel']);
    expect(codeOf(await shop.call('POST', path))).toBe('409 order_error.cannot_move');
  });

  it('run three days for what is packed and not sent', async () => {
    const order = await paidDelivery();
    backend.advance(3 * DAY_MS + 60_000);
    await escalateOverdueOrders(backend.dependencies);
    expect(await order.reasons()).toEqual(['overdue']);
    expect((await order.ask()).status).toBe(200);
    // Support may end it at any time before it is on the road.
    expect(codeOf(await order.cancel())).toBe('DEHAAT_CANCELLED');
    expect(await order.recorded()).toEqual([]);
  });
});
