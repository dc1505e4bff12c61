import { randomUUID } from 'node:crypto';
import { GUEST_CART_HEADER } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@haat/backend-orders/tables';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  collectOnlyPack,
  farmer,
  NEAR,
  orderForPickup,
  orderOf,
  ORDERS,
  SHOP,
  signed,
  stockOf,
  testDatabases,
  guestBuyer,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { farmerReadyToOrder, startOrdersBackend, statusAndCode } from './ready-to-order.ts';

describe.each(testDatabases(import.meta.filename))('orders on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    ({ backend, packs } = await startOrdersBackend(on));
  });
  afterAll(() => backend?.close());

  it('supports the whole course: guest’s cart, sign-in, address, order, list, cancelled', async () => {
    const guest = guestBuyer(backend);
    await guest.put(packs[0], 2);
    const buyer = await farmer(backend);
    await backend.request('POST', `${CART}/claim`, {
      token: buyer.token,
      headers: { [GUEST_CART_HEADER]: guest.guestId },
      body: {},
    });
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    const { body: view } = await buyer.call('PATCH', CART, { address_id: address.id });
    expect(view.bill).toEqual({
      price: 1000,
      discount: 100.5,
      premium: 0,
      delivery_fee: 30,
      coupon_discount: 0,
      total: 929.5,
    });
    const stock = await stockOf(backend, packs[0]);

    const placed = await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, address));
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      status: 'PENDING',
      type: 'home_delivery',
      total_price: 929.5,
      price: 1000,
      discount: 100.5,
      delivery_fee: 30,
      vendor_name: 'Both Shop',
      item_count: 1,
      payment_mode: 1,
      full_display_address: address.full_display_address,
      pickup_code: null,
      pickup_person: null,
      promised_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      can_cancel: true,
      history: [{ status: 'PENDING', reason: null }],
      lines: [{ variant_id: packs[0], quantity: 2, price: 500, discount: 50.25, mrp: view.lines[0].variant.mrp }],
      vendor: { id: SHOP, lat_lng: '20,73.8' },
    });
    expect(await stockOf(backend, packs[0])).toBe(stock - 2);
    const after = await buyer.cart();
    expect(after).toMatchObject({ lines: [], count: 0, vendor: null });
    expect(after.cart_id).toMatch(/^[\da-f-]{36}$/);
    expect(after.cart_id).not.toBe(view.cart_id);

    const { id } = placed.body;
    expect((await buyer.call('GET', `${ORDERS}/${id}`)).body).toEqual(placed.body);
    const inHindi = await backend.request('GET', `${ORDERS}/${id}?lang=hi`, { token: buyer.token });
    expect(inHindi.body.vendor_name).toBe('दोनों दुकान');
    expect((await buyer.call('GET', `${ORDERS}?group=open`)).body).toMatchObject({
      count: 1,
      next: null,
      results: [{ id, first_item: { name: placed.body.lines[0].name } }],
    });

    expect(statusAndCode(await buyer.call('POST', `${ORDERS}/${id}/cancel`, { reason: '999' }))).toMatchObject({
      status: 400,
      code: 'order_error.reason_unknown',
    });
    const cancelled = await buyer.call('POST', `${ORDERS}/${id}/cancel`, { reason: '010' });
    expect(cancelled).toMatchObject({
      status: 200,
      body: {
        status: 'USER_CANCELLED',
        can_cancel: false,
        history: [{ status: 'PENDING' }, { status: 'USER_CANCELLED', reason: '010' }],
      },
    });
    expect(await stockOf(backend, packs[0])).toBe(stock);
    expect(statusAndCode(await buyer.call('POST', `${ORDERS}/${id}/cancel`, { reason: '010' }))).toMatchObject({
      status: 409,
      code: 'order_error.cannot_cancel',
    });
    expect(await stockOf(backend, packs[0])).toBe(stock);
    expect((await buyer.call('GET', `${ORDERS}?group=open`)).body.count).toBe(0);
    expect((await buyer.call('GET', `${ORDERS}?group=past`)).body.count).toBe(1);
    await expect
      .poll(async () => (await backend.sms.allMessages(buyer.phone)).map(({ text }) => text))
      .toEqual([
        `Krishi Haat: your order ${placed.body.number} from Both Shop is cancelled.`,
        `Krishi Haat: your order ${placed.body.number} from Both Shop is placed. Total ₹929.50, to be paid in cash.`,
      ]);
  });

  it('gives a pickup a code, and neither fee nor address', async () => {
    const buyer = await farmer(backend);
    await buyer.put(packs[0], 1);
    await buyer.put(await collectOnlyPack(backend), 1);
    const { status, body } = await orderForPickup(buyer);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        type: 'pickup_from_store',
        delivery_fee: 0,
        full_display_address: null,
        pickup_code: expect.stringMatching(/^\d{6}$/),
        pickup_person: { name: 'Ram Pawar' },
      },
    });
  });

  it('makes one order of one cart, sent twice at once and again after a lost answer', async () => {
    const { buyer, order } = await farmerReadyToOrder(backend, packs);
    const stock = await stockOf(backend, packs[0]);
    const both = await Promise.all([
      buyer.call('POST', ORDERS, order),
      buyer.call('POST', ORDERS, order),
      buyer.call('POST', ORDERS, order),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    await buyer.put(packs[2], 1);
    const again = await buyer.call('POST', ORDERS, order);
    expect(again.status).toBe(200);
    for (const { body } of both) expect(body).toEqual(again.body);
    expect(await stockOf(backend, packs[0])).toBe(stock - 2);
    expect((await buyer.cart()).count).toBe(1);
    expect((await buyer.call('GET', ORDERS)).body.count).toBe(1);
    // Where the farmer came from is no part of what is ordered.
    expect((await buyer.call('POST', ORDERS, { ...order, attribution: { utm_source: 'sms' } })).body.id).toBe(
      again.body.id,
    );
    const other = signed({ ...order, type: 'pickup_from_store' });
    expect(statusAndCode(await buyer.call('POST', ORDERS, other))).toEqual({
      status: 409,
      code: 'order_error.already_ordered',
      details: { order_id: again.body.id },
    });
  });

  it('answers for another farmer’s order like for a missing one', async () => {
    const { buyer, order } = await farmerReadyToOrder(backend, packs);
    const { body: placed } = await buyer.call('POST', ORDERS, order);
    const stranger = await farmer(backend);
    const answers = await Promise.all(
      [placed.id, randomUUID(), placed.number, '1', '%20', "'"].flatMap((id) => [
        stranger.call('GET', `${ORDERS}/${id}`),
        stranger.call('POST', `${ORDERS}/${id}/cancel`, { reason: '010' }),
      ]),
    );
    const texts = answers.map(({ status, body }) => JSON.stringify({ status, ...body.error, request_id: '' }));
    expect(new Set(texts)).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 404, body: { error: { code: 'order_error.not_found' } } });
    expect((await stranger.call('GET', ORDERS)).body).toMatchObject({ count: 0, results: [] });
    expect((await buyer.call('GET', `${ORDERS}/${placed.id}`)).body.status).toBe('PENDING');
  });

  it('lists orders in pages of twenty, newest first', async () => {
    const { buyer, order } = await farmerReadyToOrder(backend, packs);
    const { body: first } = await buyer.call('POST', ORDERS, order);
    const [row] = await backend.database.select().from(orders).where(eq(orders.id, first.id));
    await backend.database.insert(orders).values(
      Array.from({ length: 21 }, (_, index) => ({
        ...row!,
        id: randomUUID(),
        number: `copy-${randomUUID()}`,
        cartId: randomUUID(),
        createdAt: new Date(row!.createdAt.getTime() - (index + 1) * 1000),
      })),
    );
    const page = await buyer.call('GET', ORDERS);
    expect(page.body).toMatchObject({ count: 22, previous: null, next: expect.stringContaining('page=2') });
    expect(page.body.results).toHaveLength(20);
    expect(page.body.results[0].id).toBe(first.id);
    const second = await backend.request('GET', page.body.next, { token: buyer.token });
    expect(second.body.results).toHaveLength(2);
    expect((await buyer.call('GET', `${ORDERS}?page=0`)).status).toBe(400);
  });

  it('starts the next cart where the place is asked for again', async () => {
    const { buyer, order } = await farmerReadyToOrder(backend, packs, 1);
    await buyer.call('POST', ORDERS, order);
    await buyer.put(packs[0], 1);
    const next = await orderForPickup(buyer);
    expect(next.status).toBe(201);
    expect((await buyer.call('GET', `${CART}?lat_lng=${NEAR}`)).body.count).toBe(0);
  });
});
