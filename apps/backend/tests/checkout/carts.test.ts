import { GUEST_CART_HEADER } from '@haat/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CART, deliverablePacks, farmer, setOffer, SHOP, testDatabases, guestBuyer } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('carts on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    packs = await deliverablePacks(backend);
  });
  afterAll(() => backend?.close());

  const code = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => ({ status, code: body.error?.code });

  it('is empty when there is none, and a guest needs a cart id to fill one', async () => {
    expect((await backend.request('GET', CART)).body).toMatchObject({
      cart_id: '',
      vendor: null,
      lines: [],
      bill: null,
      count: 0,
      parked: null,
    });
    expect(await guestBuyer(backend).cart()).toMatchObject({ cart_id: '', lines: [] });
    expect(
      code(await backend.request('PUT', `${CART}/items/${packs[0]}`, { body: { quantity: 1, vendor_id: SHOP } })),
    ).toEqual({ status: 400, code: 'request_error.invalid' });
    expect(code(await backend.request('GET', CART, { headers: { [GUEST_CART_HEADER]: 'me' } }))).toEqual({
      status: 400,
      code: 'request_error.invalid',
    });
    expect(code(await backend.request('GET', CART, { token: 'altered' }))).toEqual({
      status: 401,
      code: 'auth_error.signed_out',
    });
  });

  it('sets lines with today’s prices, and the same again changes nothing', async () => {
    const guest = guestBuyer(backend);
    const first = await guest.put(packs[0], 2);
    expect(first.status).toBe(200);
    expect(await guest.put(packs[0], 2)).toMatchObject({ body: first.body });
    const { body } = await guest.put(packs[1], 1);
    expect(
      body.lines.map(({ variant_id, quantity, problem }: Record<string, unknown>) => [variant_id, quantity, problem]),
    ).toEqual([
      [packs[0], 2, null],
      [packs[1], 1, null],
    ]);
    const [line] = body.lines;
    expect(line).toMatchObject({
      catalogue_id: `${SHOP}-${packs[0]}`,
      quote: { c_id: `${SHOP}-${packs[0]}`, vendor_id: SHOP },
    });
    expect(line.price_when_added).toBeCloseTo(line.quote.price - line.quote.discount, 2);
    expect(body).toMatchObject({
      count: 3,
      vendor: { id: SHOP, vendor_details: { name: 'Both Shop' } },
      delivery_type: 'home_delivery',
      delivery_choices: ['home_delivery', 'pickup_from_store'],
    });
    const goods = body.bill.price - body.bill.discount;
    expect(body.bill.total).toBeCloseTo(goods + (goods > 2000 ? 0 : 30), 2);
    const removed = await guest.call('DELETE', `${CART}/items/${packs[0]}`);
    expect(removed.body.lines).toHaveLength(1);
    expect((await guest.call('DELETE', `${CART}/items/${packs[1]}`)).body).toMatchObject({
      cart_id: first.body.cart_id,
      lines: [],
      vendor: null,
      bill: null,
    });
  });

  it.each([0, -1, 1.5, 1e9, 'two', null])('refuses a quantity of %s', async (quantity) => {
    const guest = guestBuyer(backend);
    expect(code(await guest.put(packs[0], quantity))).toEqual({ status: 400, code: 'cart_error.invalid_quantity' });
    expect(
      code(await guest.call('POST', `${CART}/reset`, { offered: { variant_id: packs[0], vendor_id: SHOP, quantity } })),
    ).toEqual({ status: 400, code: 'cart_error.invalid_quantity' });
    expect((await guest.cart()).lines).toEqual([]);
  });

  it('names the reason of every other refusal', async () => {
    const guest = guestBuyer(backend);
    expect((await guest.put(packs[0], 1, { vendor_id: '' })).body.error).toMatchObject({
      code: 'request_error.invalid',
      details: { fields: [{ field: 'vendor_id', rule: 'too_short' }] },
    });
    expect(code(await guest.put('no-such-pack', 1))).toEqual({ status: 409, code: 'cart_error.product_gone' });
    expect(code(await guest.put('__proto__', 1))).toEqual({ status: 409, code: 'cart_error.product_gone' });
    expect(code(await guest.put(packs[0], 1, { vendor_id: 'no-such-shop' }))).toEqual({
      status: 404,
      code: 'provider_error.vendor_unknown',
    });
    expect(await guest.put(packs[0], 21)).toMatchObject({
      status: 409,
      body: { error: { code: 'cart_error.not_enough_stock', details: { available: 20, variant_id: packs[0] } } },
    });
    expect(
      code(await guest.call('PUT', `/cart/v1/carts/ondc/items/${packs[0]}`, { quantity: 1, vendor_id: SHOP })),
    ).toEqual({ status: 404, code: 'provider_error.vendor_unknown' });
    expect(code(await guest.call('GET', '/cart/v1/carts/other'))).toEqual({
      status: 400,
      code: 'request_error.invalid',
    });
  });

  it('says when a price has changed, and takes the new one with the next change of the line', async () => {
    const guest = guestBuyer(backend);
    const { body } = await guest.put(packs[2], 2);
    const before = body.lines[0].price_when_added;
    await setOffer(backend, packs[2], { pricePaise: 90_000, discountPaise: 1_050 });
    expect((await guest.cart()).lines[0]).toMatchObject({
      problem: 'price_changed',
      price_when_added: before,
      quote: { price: 900, discount: 10.5 },
    });
    await guest.put(packs[1], 1);
    expect((await guest.cart()).lines[0]).toMatchObject({ problem: 'price_changed' });
    expect((await guest.put(packs[2], 2)).body.lines[0]).toMatchObject({ problem: null, price_when_added: 889.5 });
    await setOffer(backend, packs[2], { stock: 1 });
    expect((await guest.cart()).lines[0]).toMatchObject({ problem: 'not_enough_stock', quote: { stock: 1 } });
    await setOffer(backend, packs[2], { stock: 0 });
    expect((await guest.cart()).lines[0]).toMatchObject({ problem: 'out_of_stock' });
    await setOffer(backend, packs[2], { stock: 20 });
  });

  it('keeps one cart when many first lines are added concurrently', async () => {
    const buyer = await farmer(backend);
    const answers = await Promise.all([...packs, ...packs].map((pack, index) => buyer.put(pack, 1 + (index % 2))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const view = await buyer.cart();
    expect(view.lines).toHaveLength(3);
    expect(new Set(answers.map(({ body }) => body.cart_id))).toEqual(new Set([view.cart_id]));
  });
});
