import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '@haat/backend-market/tables';
import {
  ADDRESS,
  ADDRESSES,
  collectOnlyPack,
  FAR,
  FAR_PINCODE,
  farmer,
  orderForPickup,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  signed,
  stockOf,
  testDatabases,
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

  it('does not trust a client’s price, and names what has changed', async () => {
    const { buyer, order, view, address } = await farmerReadyToOrder(backend, packs);
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

  it('refuses invalid orders', async () => {
    const { buyer, order } = await farmerReadyToOrder(backend, packs);
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
    const { body: far } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, pincode: FAR_PINCODE, lat_lng: FAR });
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

  it('refuses a product that the shop no longer sells', async () => {
    const { buyer, order } = await farmerReadyToOrder(backend, packs);
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
});
