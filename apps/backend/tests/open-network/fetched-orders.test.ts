import type { Order } from '@haat/api-contract';
import { orders } from '@haat/backend-orders/tables';
import { CART, collectOnlyPack, orderForPickup, SHOP, testDatabases } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAnsweringMarket, type AnsweringMarket } from './answering-market.ts';
import { BROUGHT_UREA, COUNTER, line, quoteOf, UREA } from './answering-seller.ts';
import { fetchLocalhost } from './fetch-localhost.ts';
import { variantOf, type NetworkBuyer } from './network-journey.ts';

/** Urea of the sandbox's shop at Nashik, and tomato seed of it. */
const SANDBOX_UREA = 'I-UREA-45KG';
const SANDBOX_SEED = 'I-TOMATO-ARKA-RAKSHAK-10G';
const FETCHED = { id: COUNTER, type: 'Self-Pickup' };

describe.each(testDatabases(import.meta.filename))('goods of the network that are fetched, on $name', (on) => {
  let market: AnsweringMarket;
  beforeAll(async () => (market = await startAnsweringMarket(on)), 120_000);
  afterAll(() => market?.close());

  const orderOf = async (farmer: NetworkBuyer, id: string) =>
    (await farmer.call('GET', `/order/v1/orders/${id}`)).body as Order;
  const advance = async (id: string) => {
    for (const { url } of market.network.sellers)
      await fetchLocalhost('POST', `${url}/sandbox/advance`, JSON.stringify({ order_id: id.replaceAll('-', '') }));
  };
  /** A price of urea without a delivery, at the seller whose answers are written here. */
  const ureaQuote = (packs: number) => {
    const { breakup, ...quote } = quoteOf([line(UREA, packs, 266.5)], -40);
    return { ...quote, breakup: breakup.slice(0, -1) };
  };

  it('are asked for, ordered and handed over at the shop: urea that its shop hands over at the counter', async () => {
    const farmer = await market.buyer();
    const journey = await farmer.quoted(SANDBOX_UREA, 2);
    const pickup = {
      address: expect.stringContaining('42'),
      hours: { days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' },
    };
    expect(journey).toMatchObject({ pickup, quote: { lines: [{ quantity: 2 }], charges: [] } });
    expect(await farmer.cart()).toMatchObject({ pickup, lines: [{ problem: null }] });
    await farmer.place(journey);
    await farmer.until(journey.id, 'accepted');
    const fulfillments = [expect.objectContaining(FETCHED)];
    for (const action of ['select', 'init', 'confirm'])
      expect((await farmer.sent(journey.id, action))[0]?.message).toMatchObject({ order: { fulfillments } });

    expect(await orderOf(farmer, journey.id)).toMatchObject({
      type: 'pickup_from_store',
      full_display_address: null,
      pickup_person: { phone_number: '9876543210' },
      pickup_code: null,
    });
    await advance(journey.id);
    await expect.poll(async () => (await orderOf(farmer, journey.id)).status).toBe('READY_FOR_DELIVERY');
    await advance(journey.id);
    await expect.poll(async () => (await orderOf(farmer, journey.id)).status).toBe('DELIVERED');
    // Its sale was booked against the farmer.
    expect((await orderOf(farmer, journey.id)).returnable).toBeNull();
    const lines = [{ variant_id: await variantOf(market.backend, SANDBOX_UREA), quantity: 1 }];
    const back = await farmer.call('POST', `/order/v1/orders/${journey.id}/returns`, { reason: '003', lines });
    expect(back).toMatchObject({ status: 409, body: { error: { code: 'return_error.not_possible' } } });
  });

  it('take all of their cart with them, and need no shop that brings them', async () => {
    const farmer = await market.buyer();
    await farmer.put(await variantOf(market.backend, SANDBOX_SEED), 1);
    expect((await farmer.cart()).pickup).toBeNull();
    const journey = await farmer.quoted(SANDBOX_UREA, 1);
    expect(journey).toMatchObject({ pickup: {}, quote: { charges: [] } });
    expect(journey.quote?.lines).toHaveLength(2);
    const far = await farmer.call('GET', '/ondc/v1/cart?lat_lng=25.6,85.1');
    expect(far.body).toMatchObject({ lines: [{ problem: null }, { problem: null }] });
  });

  it('are not sold by a shop that would bring subsidised fertiliser', async () => {
    const farmer = await market.buyer();
    expect(await farmer.put(await variantOf(market.backend, BROUGHT_UREA, 'L1'), 1)).toMatchObject({
      status: 409,
      body: { error: { code: 'cart_error.not_sold_here', details: { reason: 'subsidised' } } },
    });
  });

  it.each([
    { what: 'brings them', fulfilment: { id: 'F1', type: 'Delivery' } },
    { what: 'does not hand them over', fulfilment: { ...FETCHED, state: { descriptor: { code: 'Non-serviceable' } } } },
  ])('have no price of a shop that $what', async ({ fulfilment }) => {
    const farmer = await market.buyer();
    const { id } = await market.asks(farmer, { [UREA]: 2 });
    await market.seller.answer(id, 'select', market.seller.selected(ureaQuote(2), fulfilment));
    expect(await farmer.until(id, 'price-refused')).toMatchObject({ problem: { code: '30008' } });
  });

  it('are not ordered on terms by which they would be brought', async () => {
    const farmer = await market.buyer();
    const { id } = await initialised(farmer, 2);
    const brought = { fulfillments: [{ id: COUNTER, type: 'Delivery' }] };
    expect(await market.seller.answer(id, 'init', market.seller.initialised(id, ureaQuote(2), brought))).toBe('20006');
    expect(await farmer.until(id, 'order-refused')).toMatchObject({ problem: { code: '20006' }, order: null });
  });

  it('count with those of our own shops: ten packs of subsidised fertiliser in 30 days', async () => {
    const farmer = await market.buyer();
    const first = await farmer.quoted(SANDBOX_UREA, 9);
    await farmer.place(first);
    await farmer.until(first.id, 'accepted');
    const limit = (left: number, asked: number) => ({
      status: 409,
      body: { error: { code: 'order_error.subsidised_limit', details: { most: 10, days: 30, left, asked } } },
    });
    await farmer.put(await variantOf(market.backend, SANDBOX_UREA), 2);
    expect(await farmer.ask()).toMatchObject(limit(1, 2));
    expect(await ordersOwnUrea(farmer, 2)).toMatchObject(limit(1, 2));
    // What was within the limit when its price was asked for is counted again when it is ordered.
    const second = await farmer.quoted(SANDBOX_UREA, 1);
    expect(await ordersOwnUrea(farmer, 1)).toMatchObject({ status: 201 });
    expect(await farmer.place(second)).toMatchObject(limit(0, 1));
    expect(await farmer.sent(second.id, 'init')).toEqual([]);
  });

  it('become no order when others came to the limit while the shop was told', async () => {
    const farmer = await market.buyer();
    const { id } = await initialised(farmer, 6);
    expect(await ordersOwnUrea(farmer, 6)).toMatchObject({ status: 201 });
    expect(await market.seller.answer(id, 'init', market.seller.initialised(id, ureaQuote(6)))).toBeNull();
    expect(await farmer.until(id, 'order-refused')).toMatchObject({ problem: { code: '23002' }, order: null });
    expect(await market.backend.database.select().from(orders).where(eq(orders.id, id))).toEqual([]);
  });

  /** Urea at the seller whose answers are written here, priced and ordered: asked for its terms. */
  async function initialised(farmer: NetworkBuyer, packs: number) {
    const { id } = await market.asks(farmer, { [UREA]: packs });
    expect(await market.seller.answer(id, 'select', market.seller.selected(ureaQuote(packs), FETCHED))).toBeNull();
    expect((await farmer.place(await farmer.until(id, 'price-known'))).status).toBe(200);
    await market.seller.until(id, 'init');
    return { id };
  }

  async function ordersOwnUrea(farmer: NetworkBuyer, quantity: number) {
    const urea = await collectOnlyPack(market.backend);
    const put = await farmer.call('PUT', `${CART}/items/${urea}`, { quantity, vendor_id: SHOP });
    expect(put.status).toBe(200);
    return orderForPickup(farmer as unknown as Parameters<typeof orderForPickup>[0]);
  }
});
