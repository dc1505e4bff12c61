import { randomUUID } from 'node:crypto';
import { GUEST_CART_HEADER } from '@haat/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '@haat/backend-checkout/tables';
import { removeExpiredCarts } from '@haat/backend-checkout/testing';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  collectOnlyPack,
  deliverablePacks,
  FAR,
  farmer,
  NEAR,
  setOffer,
  SHOP,
  testDatabases,
  guestBuyer,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;

describe.each(testDatabases())('carts on $name', (on) => {
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

  it('says what else is wrong as it is', async () => {
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

  it('asks before it mixes shops or order types, the shop first', async () => {
    const guest = guestBuyer(backend);
    const { body: before } = await guest.put(packs[0], 1);
    const other = await guest.put(packs[1], 2, { vendor_id: 'small-centre', is_prebook: true });
    expect(other).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'cart_error.vendor_changed',
          details: {
            cart_vendor_id: SHOP,
            cart_vendor_name: 'Both Shop',
            offered: { variant_id: packs[1], vendor_id: 'small-centre', quantity: 2, is_prebook: true },
          },
        },
      },
    });
    expect((await guest.put(packs[1], 1, { is_prebook: true })).body.error).toMatchObject({
      code: 'cart_error.order_type_changed',
      details: { from: 'normal', to: 'prebook' },
    });
    expect(await guest.cart()).toEqual(before);
    // On the cart's own page the item takes the cart's order type.
    expect((await guest.put(packs[1], 1, { is_prebook: true, from_cart_page: true })).body).toMatchObject({
      is_prebook: false,
      count: 2,
    });
  });

  it('parks what a reset replaces for 24 hours, and swaps it back', async () => {
    const guest = guestBuyer(backend);
    const { body: old } = await guest.put(packs[0], 3);
    const reset = await guest.call('POST', `${CART}/reset`, {
      offered: { variant_id: packs[1], vendor_id: 'small-centre', quantity: 2 },
    });
    expect(reset.body).toMatchObject({
      vendor: { id: 'small-centre' },
      count: 2,
      parked: { vendor_name: 'Both Shop', count: 3 },
    });
    expect(reset.body.cart_id).not.toBe(old.cart_id);
    const restored = await guest.call('POST', `${CART}/restore`);
    expect(restored.body).toMatchObject({
      cart_id: old.cart_id,
      lines: old.lines,
      parked: { vendor_name: 'Nashik Centre', count: 2 },
    });
    expect((await guest.call('POST', `${CART}/restore`)).body).toMatchObject({
      cart_id: reset.body.cart_id,
      parked: { count: 3 },
    });
    // An offer that cannot be had changes nothing.
    expect(
      code(
        await guest.call('POST', `${CART}/reset`, {
          offered: { variant_id: packs[1], vendor_id: SHOP, quantity: 500 },
        }),
      ),
    ).toEqual({ status: 409, code: 'cart_error.not_enough_stock' });
    expect((await guest.cart()).cart_id).toBe(reset.body.cart_id);
    expect((await guest.call('POST', `${CART}/reset`, {})).body).toMatchObject({
      lines: [],
      vendor: null,
      parked: { count: 2 },
    });
  });

  it('lets a parked cart go after its day', async () => {
    const late = await startBackend({ seed: 'small' });
    const guest = guestBuyer(late);
    await guest.put(packs[0], 1);
    await guest.call('POST', `${CART}/reset`, {});
    late.advance(DAY_MS - 60_000);
    expect((await guest.cart()).parked).toMatchObject({ count: 1 });
    late.advance(120_000);
    expect((await guest.cart()).parked).toBeNull();
    expect(code(await guest.call('POST', `${CART}/restore`))).toEqual({
      status: 404,
      code: 'cart_error.nothing_parked',
    });
    await removeExpiredCarts(late.dependencies);
    expect(await late.database.select().from(carts)).toHaveLength(1);
    late.advance(91 * DAY_MS);
    await removeExpiredCarts(late.dependencies);
    expect(await late.database.select().from(carts)).toHaveLength(0);
    await late.close();
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

  it('knows by the place and the goods how they can be handed over', async () => {
    const guest = guestBuyer(backend);
    await guest.put(packs[0], 1);
    expect((await guest.call('GET', `${CART}?lat_lng=${FAR}`)).body).toMatchObject({
      delivery_choices: [],
      bill: null,
    });
    const pickup = await guest.call('PATCH', CART, {
      delivery_type: 'pickup_from_store',
      pickup_person: { name: '<b>Ram</b> Pawar', phone_number: '9876500000' },
    });
    expect(pickup.body).toMatchObject({
      delivery_type: 'pickup_from_store',
      pickup_person: { name: 'Ram Pawar' },
      bill: { delivery_fee: 0 },
    });
    expect(
      code(await guest.call('PATCH', CART, { pickup_person: { name: '<b></b>', phone_number: '9876500000' } })),
    ).toEqual({ status: 400, code: 'request_error.invalid' });
    expect(code(await guest.call('PATCH', CART, { address_id: randomUUID() }))).toEqual({
      status: 404,
      code: 'address_error.not_found',
    });
    // 15 km away the shop only hands over at its counter.
    expect((await guest.call('GET', `${CART}?lat_lng=20.135,73.8`)).body).toMatchObject({
      delivery_choices: ['pickup_from_store'],
      delivery_type: 'pickup_from_store',
    });
    const farther = guestBuyer(backend);
    await farther.put(packs[0], 1);
    await farther.put(await collectOnlyPack(backend), 1);
    expect((await farther.call('PATCH', CART, { delivery_type: 'home_delivery' })).body).toMatchObject({
      delivery_choices: ['pickup_from_store'],
      delivery_type: 'pickup_from_store',
    });
  });

  it('calculates the delivery to the chosen address', async () => {
    const buyer = await farmer(backend);
    await setOffer(backend, packs[0], { pricePaise: 20_000, discountPaise: 0 });
    await buyer.put(packs[0], 1);
    const { body: near } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, lat_lng: '20.065,73.8' });
    const { body: far } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, lat_lng: FAR });
    // 7.2 km: three kilometres are begun beyond the first five.
    expect((await buyer.call('PATCH', CART, { address_id: near.id })).body).toMatchObject({
      address_id: near.id,
      bill: { delivery_fee: 45, total: 245 },
    });
    expect((await buyer.call('PATCH', CART, { address_id: far.id })).body).toMatchObject({
      address_id: far.id,
      bill: null,
      delivery_choices: ['home_delivery', 'pickup_from_store'],
    });
    expect((await buyer.call('GET', `${CART}?lat_lng=${FAR}`)).body).toMatchObject({ delivery_choices: [] });
    await buyer.call('PATCH', CART, { address_id: near.id });
    // Sent to an address near the shop, from far away.
    expect((await buyer.call('GET', `${CART}?lat_lng=${FAR}`)).body).toMatchObject({
      delivery_choices: ['home_delivery'],
      bill: { delivery_fee: 45 },
    });
    const stranger = await farmer(backend);
    expect(code(await stranger.call('PATCH', CART, { address_id: near.id }))).toEqual({
      status: 404,
      code: 'address_error.not_found',
    });
    await buyer.call('DELETE', `${ADDRESSES}/${near.id}`);
    expect(await buyer.cart()).toMatchObject({ address_id: null, bill: { delivery_fee: 30 } });
  });

  it('gives a guest’s cart to the farmer who signs in, and parks the one from before', async () => {
    const buyer = await farmer(backend);
    const { body: earlier } = await buyer.put(packs[0], 1);
    const guest = guestBuyer(backend);
    const { body: guestCart } = await guest.put(packs[1], 4, { vendor_id: 'small-centre' });
    const claim = () =>
      backend.request('POST', `${CART}/claim?lang=en&lat_lng=${NEAR}`, {
        token: buyer.token,
        headers: { [GUEST_CART_HEADER]: guest.guestId },
        body: {},
      });
    const claimed = await claim();
    expect(claimed).toMatchObject({
      status: 200,
      body: { cart_id: guestCart.cart_id, lines: guestCart.lines, parked: { vendor_name: 'Both Shop', count: 1 } },
    });
    // Once more, and once more at the same time.
    expect((await Promise.all([claim(), claim()])).map(({ body }) => body)).toEqual([claimed.body, claimed.body]);
    expect(await guest.cart()).toMatchObject({ cart_id: '', lines: [] });
    expect((await buyer.call('POST', `${CART}/restore`)).body.cart_id).toBe(earlier.cart_id);
    // An empty guest cart takes nothing from the farmer.
    const empty = guestBuyer(backend);
    await empty.put(packs[0], 1);
    await empty.call('DELETE', `${CART}/items/${packs[0]}`);
    expect(
      (
        await backend.request('POST', `${CART}/claim`, {
          token: buyer.token,
          headers: { [GUEST_CART_HEADER]: empty.guestId },
          body: {},
        })
      ).body.cart_id,
    ).toBe(earlier.cart_id);
    expect(code(await guest.call('POST', `${CART}/claim`, {}))).toEqual({ status: 401, code: 'auth_error.signed_out' });
  });

  it('is replaced by concurrent requests one after the other', async () => {
    const someone = guestBuyer(backend);
    const offered = { variant_id: packs[0], vendor_id: SHOP };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 0 ? someone.put(packs[0], 1) : someone.call('POST', `${CART}/reset`, { offered }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect((await someone.cart()).lines).toHaveLength(1);
  });

  it('keeps one cart when many first lines come at once', async () => {
    const buyer = await farmer(backend);
    const answers = await Promise.all([...packs, ...packs].map((pack, index) => buyer.put(pack, 1 + (index % 2))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const view = await buyer.cart();
    expect(view.lines).toHaveLength(3);
    expect(new Set(answers.map(({ body }) => body.cart_id))).toEqual(new Set([view.cart_id]));
  });
});
