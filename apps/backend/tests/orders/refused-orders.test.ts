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
import type { Buyer, TestBackend } from '@haat/backend-testing';
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
    for (const commission of [0, 12.5])
      expect(
        statusAndCode(await buyer.call('POST', ORDERS, signed({ ...order, cumulative_commission: commission }))),
      ).toMatchObject({ code: 'order_error.price_changed', details: { field: 'cumulative_commission' } });
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

  describe('an order is refused that', () => {
    let ready: Awaited<ReturnType<typeof farmerReadyToOrder>>;
    let stranger: Buyer;
    let [theirAddress, farAddress] = ['', ''];
    beforeAll(async () => {
      ready = await farmerReadyToOrder(backend, packs);
      stranger = await farmer(backend);
      theirAddress = (await stranger.call('POST', ADDRESSES, ADDRESS)).body.id;
      const far = { ...ADDRESS, pincode: FAR_PINCODE, lat_lng: FAR };
      farAddress = (await ready.buyer.call('POST', ADDRESSES, far)).body.id;
    });
    const answer = async (buyer: Buyer, order: unknown) => statusAndCode(await buyer.call('POST', ORDERS, order));
    const unpaid = { payment: { transactions: [{ payment_mode: 7, amount: 0 }] } };

    it.each<[string, number, string, () => Record<string, unknown>]>([
      ['names a cart that is not there', 409, 'cart_error.empty', () => ({ cart_id: randomUUID() })],
      ['names a cart by what is no id', 409, 'cart_error.empty', () => ({ cart_id: 'none' })],
      ['names another shop', 409, 'order_error.cart_changed', () => ({ vendor: 'small-centre' })],
      ['pays in a way that there is not', 409, 'order_error.payment_refused', () => unpaid],
      ['is on credit without an account', 409, 'order_error.payment_refused', () => ({ is_credit_order: true })],
      ['is booked for no date', 400, 'request_error.invalid', () => ({ booking_date: 'tomorrow' })],
      ['names no address', 404, 'address_error.not_found', () => ({ address: undefined })],
      ['names an unknown address', 404, 'address_error.not_found', () => ({ address: { id: randomUUID() } })],
      ['goes to another’s address', 404, 'address_error.not_found', () => ({ address: { id: theirAddress } })],
      ['goes too far', 409, 'order_error.not_delivered_here', () => ({ address: { id: farAddress } })],
    ])('%s', async (_what, status, code, change) => {
      expect(await answer(ready.buyer, signed({ ...ready.order, ...change() }))).toMatchObject({ status, code });
    });

    it('has no lines', async () => {
      expect(await answer(ready.buyer, { ...ready.order, order_details: [] })).toMatchObject({
        status: 400,
        code: 'request_error.invalid',
      });
    });

    it('another sends, for the farmer or for oneself', async () => {
      expect(await backend.request('POST', ORDERS, { body: ready.order })).toMatchObject({ status: 401 });
      expect(await answer(stranger, ready.order)).toMatchObject({ status: 403, code: 'auth_error.forbidden' });
      // The cart is the farmer's: for the stranger there is none.
      const forOneself = signed({ ...ready.order, order_created_for: stranger.userId });
      expect(await answer(stranger, forOneself)).toMatchObject({ status: 409, code: 'cart_error.empty' });
    });

    it('wants goods home that are only collected', async () => {
      const { buyer, order } = await farmerReadyToOrder(backend, packs);
      await buyer.put(await collectOnlyPack(backend), 1);
      const { address } = order;
      const toHome = signed({ ...orderOf(await buyer.cart(), buyer.userId), type: 'home_delivery', address });
      expect(await answer(buyer, toHome)).toMatchObject({ code: 'order_error.delivery_type_refused' });
    });

    it('collects at a shop that only delivers', async () => {
      const counter = await farmer(backend);
      await counter.put(packs[0], 1, { vendor_id: 'small-doorstep' });
      expect(statusAndCode(await orderForPickup(counter))).toMatchObject({ code: 'order_error.delivery_type_refused' });
    });
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
