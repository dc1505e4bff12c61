import { randomUUID } from 'node:crypto';
import { GUEST_CART_HEADER } from '@haat/api-contract';
import type { CartView } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '@haat/backend-market/tables';
import { orders } from '@haat/backend-orders/tables';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  collectOnlyPack,
  deliverablePacks,
  FAR,
  farmer,
  NEAR,
  orderForPickup,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  signed,
  stockOf,
  testDatabases,
  guestBuyer,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

describe.each(testDatabases())('orders on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    packs = await deliverablePacks(backend);
    for (const pack of packs) await setOffer(backend, pack, { stock: 900, pricePaise: 50_000, discountPaise: 5_025 });
  });
  afterAll(() => backend?.close());

  const statusAndCode = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => ({
    status,
    code: body.error?.code,
    details: body.error?.details,
  });

  /** A farmer with a cart to be delivered to an address near the shop. */
  async function readyToOrder(quantity = 2) {
    const buyer = await farmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(packs[0], quantity);
    await buyer.put(packs[1], 1);
    const { body: view } = await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
    return { buyer, address, view: view as CartView, order: orderOf(view as CartView, buyer.userId, address) };
  }

  it('goes the whole way: guest’s cart, sign-in, address, order, list, cancelled', async () => {
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
      lines: [{ variant_id: packs[0], quantity: 2, price: 500, discount: 50.25 }],
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
      .poll(async () => (await backend.sms.allMessages(buyer.phone)).map(({ text }) => text), { timeout: 10_000 })
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
    const { buyer, order } = await readyToOrder();
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

  it('trusts no price of a client, and names what has changed', async () => {
    const { buyer, order, view, address } = await readyToOrder();
    await setOffer(backend, packs[1], { pricePaise: 51_000 });
    const changed = statusAndCode(await buyer.call('POST', ORDERS, order));
    expect(changed).toMatchObject({
      status: 409,
      code: 'order_error.price_changed',
      details: { lines: [{ variant_id: packs[1], price: 510, discount: 50.25 }] },
    });
    expect((await buyer.cart()).lines.map(({ problem }) => problem)).toEqual([null, 'price_changed']);
    await setOffer(backend, packs[1], { pricePaise: 50_000 });
    const [line, ...rest] = order.order_details;
    const cheaper = signed({ ...order, order_details: [{ ...line!, price: 1 }, ...rest] });
    expect(statusAndCode(await buyer.call('POST', ORDERS, cheaper)).details).toMatchObject({
      lines: [{ variant_id: packs[0], price: 500 }],
    });
    expect(statusAndCode(await buyer.call('POST', ORDERS, signed({ ...order, total_price: 1 })))).toMatchObject({
      code: 'order_error.price_changed',
      details: { lines: [], field: 'total_price', amounts: { total_price: view.bill?.total } },
    });
    expect(
      statusAndCode(
        await buyer.call('POST', ORDERS, signed({ ...order, delivery_fee: 0, total_price: order.total_price - 30 })),
      ),
    ).toMatchObject({ code: 'order_error.price_changed', details: { field: 'delivery_fee' } });
    expect(
      statusAndCode(await buyer.call('POST', ORDERS, signed({ ...order, coupon: { code: 'FREE', discount: 100 } }))),
    ).toMatchObject({ code: 'order_error.price_changed', details: { field: 'coupon' } });
    expect(statusAndCode(await buyer.call('POST', ORDERS, { ...order, hash_code: 'a'.repeat(64) }))).toMatchObject({
      status: 400,
      code: 'request_error.invalid',
      details: { fields: [{ field: 'hash_code', rule: 'value' }] },
    });
    await buyer.put(packs[0], 3);
    expect(statusAndCode(await buyer.call('POST', ORDERS, order))).toMatchObject({
      status: 409,
      code: 'order_error.cart_changed',
      details: {
        lines: [
          { variant_id: packs[0], quantity: 3 },
          { variant_id: packs[1], quantity: 1 },
        ],
      },
    });
    expect((await buyer.call('POST', ORDERS, orderOf(await buyer.cart(), buyer.userId, address))).status).toBe(201);
  });

  it('refuses what may not be', async () => {
    const { buyer, order } = await readyToOrder();
    const refused = async (change: Record<string, unknown>) =>
      statusAndCode(await buyer.call('POST', ORDERS, signed({ ...order, ...change })));
    const stranger = await farmer(backend);
    expect(statusAndCode(await stranger.call('POST', ORDERS, order))).toMatchObject({
      status: 403,
      code: 'auth_error.forbidden',
    });
    // The cart is the other farmer's: for this one there is none.
    expect(
      statusAndCode(await stranger.call('POST', ORDERS, signed({ ...order, order_created_for: stranger.userId }))),
    ).toMatchObject({ status: 409, code: 'cart_error.empty' });
    expect(await refused({ cart_id: randomUUID() })).toMatchObject({ code: 'cart_error.empty' });
    expect(await refused({ cart_id: 'none' })).toMatchObject({ code: 'cart_error.empty' });
    expect(await refused({ vendor: 'small-centre' })).toMatchObject({ code: 'order_error.cart_changed' });
    expect(
      await refused({ payment: { transactions: [{ payment_mode: 7, amount: order.total_price }] } }),
    ).toMatchObject({ code: 'order_error.payment_refused' });
    expect(await refused({ is_credit_order: true })).toMatchObject({ code: 'order_error.payment_refused' });
    expect(await refused({ booking_date: 'tomorrow' })).toMatchObject({ code: 'request_error.invalid' });
    expect(await refused({ address: { id: randomUUID() } })).toMatchObject({
      status: 404,
      code: 'address_error.not_found',
    });
    expect(await refused({ address: undefined })).toMatchObject({ code: 'address_error.not_found' });
    const { body: theirs } = await stranger.call('POST', ADDRESSES, ADDRESS);
    expect(await refused({ address: { id: theirs.id } })).toMatchObject({ code: 'address_error.not_found' });
    const { body: far } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, lat_lng: FAR });
    expect(await refused({ address: { id: far.id } })).toMatchObject({
      status: 409,
      code: 'order_error.not_delivered_here',
    });
    expect(statusAndCode(await buyer.call('POST', ORDERS, { ...order, order_details: [] }))).toMatchObject({
      status: 400,
      code: 'request_error.invalid',
    });
    expect(await backend.request('POST', ORDERS, { body: order })).toMatchObject({ status: 401 });
    await buyer.put(await collectOnlyPack(backend), 1);
    const view = await buyer.cart();
    expect(
      statusAndCode(
        await buyer.call(
          'POST',
          ORDERS,
          signed({ ...orderOf(view, buyer.userId), type: 'home_delivery', address: order.address }),
        ),
      ),
    ).toMatchObject({ code: 'order_error.delivery_type_refused' });
    const counter = await farmer(backend);
    await counter.put(packs[0], 1, { vendor_id: 'small-doorstep' });
    expect(statusAndCode(await orderForPickup(counter))).toMatchObject({ code: 'order_error.delivery_type_refused' });
  });

  it('does not let a product go that the shop no longer sells', async () => {
    const { buyer, order } = await readyToOrder();
    const [offer] = await backend.database
      .delete(offers)
      .where(eq(offers.cId, `${SHOP}-${packs[1]}`))
      .returning();
    expect(statusAndCode(await buyer.call('POST', ORDERS, order))).toMatchObject({
      status: 409,
      code: 'cart_error.product_gone',
      details: { variant_id: packs[1] },
    });
    const view = await buyer.cart();
    expect(view.lines.map(({ problem }) => problem)).toEqual([null, 'product_gone']);
    expect(view.lines[1]?.product.name).not.toBe('');
    await backend.database.insert(offers).values(offer!);
  });

  it('gives the last pack to one of two buyers and refuses the other', async () => {
    await setOffer(backend, packs[2], { stock: 1 });
    const two = await Promise.all([farmer(backend), farmer(backend)]);
    for (const buyer of two) await buyer.put(packs[2], 1);
    const answers = await Promise.all(two.map((buyer) => orderForPickup(buyer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(statusAndCode(answers.find(({ status }) => status === 409)!)).toMatchObject({
      code: 'order_error.not_enough_stock',
      details: { variant_id: packs[2], available: 0, lines: [{ variant_id: packs[2], asked: 1, available: 0 }] },
    });
    expect(await stockOf(backend, packs[2])).toBe(0);
    const loser = two[answers.findIndex(({ status }) => status === 409)]!;
    expect(await loser.cart()).toMatchObject({ count: 1, lines: [{ problem: 'out_of_stock' }] });
    await setOffer(backend, packs[2], { stock: 900 });
  });

  it('answers for another farmer’s order as for a missing one', async () => {
    const { buyer, order } = await readyToOrder();
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
    const { buyer, order } = await readyToOrder();
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
    const { buyer, order } = await readyToOrder(1);
    await buyer.call('POST', ORDERS, order);
    await buyer.put(packs[0], 1);
    const next = await orderForPickup(buyer);
    expect(next.status).toBe(201);
    expect((await buyer.call('GET', `${CART}?lat_lng=${NEAR}`)).body.count).toBe(0);
  });
});
