import { testDatabases } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAfterOrderMarket, type AfterOrderMarket } from './after-order-market.ts';
import { ENOUGH_MS } from './confirmed-order.ts';

const SOON = { timeout: ENOUGH_MS };

describe.each(testDatabases(import.meta.filename))('after an order of the open network, on $name', (on) => {
  let market: AfterOrderMarket;
  beforeAll(async () => (market = await startAfterOrderMarket(on)), 120_000);
  afterAll(() => market?.close());
  const order: AfterOrderMarket['order'] = (options) => market.order(options);
  const delivered: AfterOrderMarket['delivered'] = (options) => market.delivered(options);
  const tell: AfterOrderMarket['tell'] = (...said) => market.tell(...said);

  it('follows the goods to the door', async () => {
    const one = await order();
    const seen: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await one.advance();
      seen.push((await one.shown()).status);
    }
    expect(seen).toEqual(['READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']);
    expect(await market.noticesOf(one.id)).toContain('order-on-its-way-without-code');
    // The cart of our own shops holds none of it.
    expect(await one.shown()).toMatchObject({ can_reorder: false });
    // The sandbox's bill is at an address without HTTPS.
    expect((await one.shown()).network).toEqual({ cancel: null, cancelled_lines: [], taken_off: 0, bill_url: null });
  });

  it('cancels when the seller says so, gives the money back, and tells the seller', async () => {
    const one = await order({ kind: 'pay-now' });
    expect((await one.call('cancel', { reason: '003' })).status).toBe(200);
    await one.until('USER_CANCELLED');
    const { history, refunds } = await one.shown();
    expect(history.at(-1)).toMatchObject({ status: 'USER_CANCELLED', reason: '003' });
    expect(refunds).toMatchObject([{ cause: 'order-ended', amount: one.price * one.count }]);
    const [cancel] = await one.sent('cancel');
    expect(JSON.parse(cancel?.text ?? '')).toMatchObject({
      message: { order_id: one.onWire, cancellation_reason_id: '003' },
    });
    await expect.poll(async () => (await one.sent('update'))[0]?.answer, SOON).toContain('"ACK"');
    const [trail] = await one.sent('update');
    expect(trail?.text).toContain(`"settlement_amount":"${(one.price * one.count).toFixed(2)}"`);
  });

  it('says that the seller did not agree, and asks again when the farmer does', async () => {
    const one = await order();
    await one.advance(2);
    await one.until('SHIPPED');
    for (const asked of [1, 2]) {
      expect((await one.call('cancel', { reason: '006' })).status).toBe(200);
      await expect.poll(async () => (await one.shown()).network?.cancel?.state, SOON).toBe('refused');
      expect((await one.shown()).network?.cancel).toEqual({ state: 'refused', code: '50001' });
      expect(await one.sent('cancel')).toHaveLength(asked);
    }
    expect((await one.shown()).status).toBe('SHIPPED');
    await one.advance(2);
    await one.until('DELIVERED');
  });

  it('refuses a reason that is none', async () => {
    const one = await order();
    const { status, body } = await one.call('cancel', { reason: '013' });
    expect([status, body.error.code]).toEqual([400, 'order_error.reason_unknown']);
    expect(await one.sent('cancel')).toEqual([]);
  });

  it.each(['cash', 'pay-now'] as const)('gives back, or takes off, what the seller cancels of it: %s', async (kind) => {
    const one = await order({ kind, script: 'part_cancel' });
    await one.advance();
    const { status, network: told, refunds } = await one.shown();
    expect(status).toBe('VENDOR_CONFIRMED');
    expect(told?.cancelled_lines).toMatchObject([{ variant_id: one.variantId, quantity: 1 }]);
    expect(told?.taken_off).toBe(kind === 'cash' ? one.price : 0);
    expect(refunds.map(({ cause, amount }) => [cause, amount])).toEqual(
      kind === 'cash' ? [] : [['part-cancelled', one.price]],
    );
    // It is told with all that follows, and counts once.
    await one.advance(4);
    await one.until('DELIVERED');
    const after = await one.shown();
    expect(after.refunds).toHaveLength(refunds.length);
    expect(after.returnable?.lines).toMatchObject([{ variant_id: one.variantId, quantity: one.count - 1 }]);
  });

  it('gives everything back of goods that go back to the shop', async () => {
    const one = await order({ kind: 'pay-now', script: 'rto' });
    await one.advance(4);
    await one.until('RETURN_TO_ORIGIN');
    await one.advance();
    const { status, refunds } = await one.shown();
    expect(status).toBe('RETURN_TO_ORIGIN');
    expect(refunds).toMatchObject([{ amount: one.price * one.count }]);
  });

  it.each([
    ['normal', 3, 'REFUNDED'],
    ['return_liquidated', 1, 'REFUNDED'],
    ['return_refused', 1, 'REFUSED'],
  ])('follows a return: %s', async (script, steps, end) => {
    const one = await delivered({ kind: 'pay-now', script });
    const lines = [{ variant_id: one.variantId, quantity: 2 }];
    const asked = await one.call('returns', { reason: '003', lines });
    expect([asked.status, asked.body.returns]).toMatchObject([201, [{ status: 'REQUESTED', amount: one.price * 2 }]]);
    await expect.poll(() => one.messages('received', 'on_update'), SOON).toHaveLength(1);
    await one.advance(steps);
    await expect.poll(async () => (await one.shown()).returns[0]?.status, SOON).toBe(end);
    const { refunds } = await one.shown();
    expect(refunds.map(({ cause, amount }) => [cause, amount])).toEqual(
      end === 'REFUSED' ? [] : [['return', one.price * 2]],
    );
    await expect
      .poll(async () => (await one.sent('update')).filter(({ text }) => text.includes('"payment"')).length, SOON)
      .toBe(end === 'REFUSED' ? 0 : 1);
  });

  it('takes no more packs back than were ordered', async () => {
    const one = await delivered();
    const { status, body } = await one.call('returns', {
      reason: '003',
      lines: [{ variant_id: one.variantId, quantity: one.count + 1 }],
    });
    expect([status, body.error.code]).toEqual([409, 'return_error.quantity']);
    expect(await one.sent('update')).toEqual([]);
  });

  it('gives back no more than was paid, however much is told, and once however often', async () => {
    const one = await order({ seller: market.seller, kind: 'pay-now', price: 100, isSilent: true });
    const told = { state: 'Accepted', fulfillments: [goods('Pending'), cancelled('C1', '-999999.00')] };
    expect(await tell(one, 'on_update', told)).toBe('ACK');
    expect(await tell(one, 'on_update', told)).toBe('ACK');
    await expect.poll(async () => (await one.shown()).refunds, SOON).toMatchObject([{ amount: 400 }]);
    // The order ends: nothing is left to give back.
    const end = { state: 'Cancelled', fulfillments: [goods('Cancelled'), cancelled('C2', '-400.00')] };
    expect(await tell(one, 'on_cancel', end)).toBe('ACK');
    await one.until('VENDOR_CANCELLED');
    expect((await one.shown()).refunds).toHaveLength(1);
  });

  it.each([
    ['002', '002'],
    [undefined, null],
  ])('says why the seller cancelled: %s', async (id, reason) => {
    const one = await order({ seller: market.seller, price: 100, isSilent: true });
    const cancellation = { cancelled_by: market.seller.id, reason: { id } };
    const end = { state: 'Cancelled', fulfillments: [goods('Cancelled')], cancellation };
    expect(await tell(one, 'on_cancel', end)).toBe('ACK');
    await one.until('VENDOR_CANCELLED');
    expect((await one.shown()).history.at(-1)).toMatchObject({ status: 'VENDOR_CANCELLED', reason });
  });

  it('refuses a return that the seller does not answer, and says so', async () => {
    const one = await order({ seller: market.seller, price: 100, isSilent: true });
    expect(await tell(one, 'on_status', { state: 'Completed', fulfillments: [goods('Order-delivered')] })).toBe('ACK');
    await one.until('DELIVERED');
    const lines = [{ variant_id: one.variantId, quantity: 1 }];
    expect((await one.call('returns', { reason: '003', lines })).status).toBe(201);
    for (let tries = 1; tries <= 6; tries += 1) {
      await expect.poll(() => one.sent('update'), SOON).toHaveLength(tries);
      market.backend.advance(61_000);
    }
    await expect
      .poll(async () => (await one.shown()).returns, SOON)
      .toMatchObject([{ status: 'REFUSED', refusal: '20009' }]);
  });

  it('gives all back of an order that ended, where the seller does not say how much', async () => {
    const one = await order({ seller: market.seller, kind: 'pay-now', price: 100, isSilent: true });
    expect(await tell(one, 'on_cancel', { state: 'Cancelled', fulfillments: [goods('Cancelled')] })).toBe('ACK');
    await one.until('VENDOR_CANCELLED');
    expect((await one.shown()).refunds).toMatchObject([{ amount: 400 }]);
  });

  it.each([
    ['RETURN_TO_ORIGIN', 'RTO', 'RTO-Initiated', 250],
    ['VENDOR_CANCELLED', 'Cancel', 'Cancelled', 400],
  ] as const)(
    'gives back of an order that ended as %s what its seller may not keep',
    async (status, type, code, amount) => {
      const one = await order({ seller: market.seller, kind: 'pay-now', price: 100, isSilent: true });
      const told = { ...cancelled('C1', '-250.00'), type, state: { descriptor: { code } } };
      expect(await tell(one, 'on_cancel', { state: 'Cancelled', fulfillments: [goods('Cancelled'), told] })).toBe(
        'ACK',
      );
      await one.until(status);
      expect((await one.shown()).refunds).toMatchObject([{ amount }]);
    },
  );

  it.each<[string, string, object, string]>([
    ['of another seller app', 'on_status', { by: 'stranger' }, '20006'],
    ['of another order', 'on_status', { id: 'another' }, '20006'],
    ['of no order', 'on_status', { id: null }, '20006'],
    ['of a return that nobody asked for', 'on_update', { fulfillments: [returned('Return_Initiated')] }, '20008'],
    ['of a reason that is the buyer’s', 'on_cancel', { cancellation: { reason: { id: '010' } } }, '22502'],
  ])('refuses news %s', async (_what, action, { by, ...told }: { by?: string }, code) => {
    const one = await order({ seller: market.seller, price: 100, isSilent: true });
    const sender = by === 'stranger' ? market.stranger : market.seller;
    expect(await tell(one, action, { state: 'Completed', ...told }, sender)).toBe(code);
    expect((await one.shown()).status).toBe('VENDOR_CONFIRMED');
  });

  it('refuses that a cancelled order goes on', async () => {
    const one = await order({ seller: market.seller, price: 100, isSilent: true });
    expect(await tell(one, 'on_cancel', { state: 'Cancelled', fulfillments: [goods('Cancelled')] })).toBe('ACK');
    await one.until('VENDOR_CANCELLED');
    expect(await tell(one, 'on_status', { state: 'In-progress', fulfillments: [goods('Packed')] })).toBe('20007');
    expect((await one.shown()).status).toBe('VENDOR_CANCELLED');
  });

  it('keeps the status of an order whose seller says what nobody knows', async () => {
    const one = await order({ seller: market.seller, price: 100, isSilent: true });
    const documents = [{ label: 'Invoice', url: 'https://cdn.example/bill.pdf' }];
    const told = { state: 'Accepted', fulfillments: [goods('Teleported')], documents };
    expect(await tell(one, 'on_status', told)).toBe('ACK');
    await expect.poll(async () => (await one.shown()).network?.bill_url, SOON).toBe('https://cdn.example/bill.pdf');
    expect((await one.shown()).status).toBe('VENDOR_CONFIRMED');
  });
});

const goods = (code: string) => ({ id: 'F1', type: 'Delivery', state: { descriptor: { code } } });
const returned = (code: string) => ({ ...goods(code), id: 'RT1', type: 'Return' });
const cancelled = (id: string, value: string) => ({
  ...{ id, type: 'Cancel', state: { descriptor: { code: 'Cancelled' } } },
  tags: [tag('quote_trail', { type: 'item', id: 'I-1', currency: 'INR', value })],
});
const tag = (code: string, values: Readonly<Record<string, string>>) => ({
  code,
  list: Object.entries(values).map(([name, value]) => ({ code: name, value })),
});
