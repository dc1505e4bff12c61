import type { CartView, Checkout, Order } from '@haat/api-contract';
import { addDays } from '@haat/order-core';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prebookOffers } from '@haat/backend-market/tables';
import { orders } from '@haat/backend-orders/tables';
import {
  acceptTerms,
  ADDRESS,
  ADDRESSES,
  agentForFarmer,
  CART,
  deliverablePacks,
  farmer,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  signed,
  stockOf,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestAnswer, TestBackend } from '@haat/backend-testing';

/** Can be insured and prebooked: the sample's first season promises it at this price less a tenth. */
const PADDY = 'p-paddy-arize-6444-3kg';
const LOCKED_PRICE = 1_090;

describe.each(testDatabases(import.meta.filename))('payment methods and fulfilment on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900, pricePaise: 50_000, discountPaise: 0 });
    await setOffer(backend, PADDY, { stock: 50, pricePaise: 120_000, discountPaise: 0 });
  });
  afterAll(() => backend?.close());

  const statusAndCode = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => ({
    status,
    code: body.error?.code,
    details: body.error?.details,
  });

  /** A farmer with so many packs of paddy seed in the cart, to be delivered to an address near the shop. */
  async function withPaddy(quantity: number, more: Record<string, unknown> = {}) {
    const buyer = await farmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    expect((await buyer.put(PADDY, quantity, more)).status).toBe(200);
    await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
    return { buyer, address };
  }

  const insure = (buyer: Buyer, units: number, more: Record<string, unknown> = {}) =>
    buyer.call('PATCH', CART, {
      insurance: [
        { variant_id: PADDY, group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1, units, ...more },
      ],
    });
  const chosen = ({ insurance }: Checkout) =>
    insurance
      .filter(({ chosen_units }) => chosen_units > 0)
      .map(({ group_insurance_product_id, chosen_units, premium }) => [
        group_insurance_product_id,
        chosen_units,
        premium,
      ]);

  it('insures what was chosen, free and paid units apart, and bills the premium that was shown', async () => {
    const { buyer, address } = await withPaddy(5);
    expect(chosen(await buyer.checkout())).toEqual([]);
    await insure(buyer, 5);
    await acceptTerms(buyer);
    const view = await buyer.checkout();
    expect(chosen(view)).toEqual([['gi-sowing-cover', 5, 177]]);
    expect(view.bill).toMatchObject({ price: 6_000, premium: 177, delivery_fee: 0, total: 6_177 });
    const order = orderOf(view, buyer.userId, address);
    const refused = async (change: Record<string, unknown>) =>
      statusAndCode(await buyer.call('POST', ORDERS, signed({ ...order, ...change })));
    expect(await refused({ insurance: { ...order.insurance!, cost_to_farmer: 0 } })).toMatchObject({
      code: 'order_error.price_changed',
      details: { field: 'insurance', amounts: { premium: 177 } },
    });
    expect(await refused({ insurance: { ...order.insurance!, cost_to_farmer: -177 } })).toMatchObject({
      status: 400,
      code: 'request_error.invalid',
    });
    expect(await refused({ insurance: undefined, total_price: 6_000 })).toMatchObject({
      code: 'order_error.price_changed',
      details: { field: 'insurance' },
    });
    const { status, body } = await buyer.call('POST', ORDERS, order);
    expect({ status, body }).toMatchObject({ status: 201, body: { premium: 177, total_price: 6_177 } });
  });

  it('drops insurance with what it covers: fewer packs, a pickup, none', async () => {
    const { buyer } = await withPaddy(5);
    await insure(buyer, 5);
    await buyer.put(PADDY, 3);
    expect(chosen(await buyer.checkout())).toEqual([['gi-sowing-cover', 3, 59]]);
    await buyer.put(pack, 1);
    expect(chosen(await buyer.checkout())).toEqual([['gi-sowing-cover', 3, 59]]);
    await insure(buyer, 0);
    expect(await buyer.checkout()).toMatchObject({ bill: { premium: 0 } });
    await insure(buyer, 2);
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store' });
    expect(await buyer.checkout()).toMatchObject({ insurance: [], bill: { premium: 0 } });
    await buyer.call('PATCH', CART, { delivery_type: 'home_delivery' });
    expect(chosen(await buyer.checkout())).toEqual([]);
    expect(statusAndCode(await insure(buyer, 1, { group_insurance_product_id: 'gi-unknown' }))).toMatchObject({
      code: 'insurance_error.not_offered',
    });
    expect(statusAndCode(await insure(buyer, -1))).toMatchObject({ status: 400, code: 'request_error.invalid' });
  });

  it('asks for an identity document where the insurer does, and orders nothing without', async () => {
    const { buyer, address } = await withPaddy(1);
    await insure(buyer, 1, { group_insurance_product_id: 'gi-season-cover', multiplier_factor: 2 });
    const view = await buyer.checkout();
    expect(view.needs_kyc).toBe(true);
    const stock = await stockOf(backend, PADDY);
    expect(statusAndCode(await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, address)))).toMatchObject({
      code: 'kyc_error.paper_needed',
    });
    expect(await stockOf(backend, PADDY)).toBe(stock);
    expect((await buyer.cart()).count).toBe(1);
  });

  it('prebooks at the season’s price for a day of its list, and leaves the shelf alone', async () => {
    const { buyer, address } = await withPaddy(2, { is_prebook: true });
    const stock = await stockOf(backend, PADDY);
    let view = await buyer.checkout();
    expect(view).toMatchObject({
      is_prebook: true,
      promised_on: null,
      bill: { price: 2 * LOCKED_PRICE, discount: 218 },
      prebook: { booking_date: null, advance: 196.2, cancel_free_until: null },
      lines: [{ quote: { price: LOCKED_PRICE, discount: 109 }, problem: null }],
    });
    expect((await buyer.cart()).bill?.price).toBe(2 * LOCKED_PRICE);
    expect(view.payment.choices).toMatchObject([
      { kind: 'cash', obstacle: null },
      { kind: 'credit', obstacle: 'not_for_prebooking' },
      { kind: 'pay-now', obstacle: null },
      { kind: 'csc', obstacle: 'not_for_prebooking' },
    ]);
    const [first = ''] = view.prebook?.booking_dates ?? [];
    const without = await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, address));
    expect(statusAndCode(without)).toMatchObject({ code: 'order_error.booking_date_refused' });
    for (const day of ['0000-01-01', '2031-01-01'])
      expect(statusAndCode(await buyer.call('PATCH', CART, { booking_date: day }))).toMatchObject({
        status: 409,
        code: 'order_error.booking_date_refused',
        details: { booking_dates: view.prebook?.booking_dates },
      });
    expect((await buyer.checkout()).prebook?.booking_date).toBeNull();
    await buyer.call('PATCH', CART, { booking_date: first });
    view = await buyer.checkout();
    expect(view.prebook).toMatchObject({ booking_date: first, cancel_free_until: addDays(first, -3) });
    const order = orderOf(view, buyer.userId, address, 'pay-now');
    expect(
      statusAndCode(await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, address, 'credit'))),
    ).toMatchObject({
      code: 'order_error.payment_refused',
      details: { obstacle: 'not_for_prebooking' },
    });
    expect(
      statusAndCode(await buyer.call('POST', ORDERS, signed({ ...order, booking_date: '2031-01-01' }))),
    ).toMatchObject({
      code: 'order_error.booking_date_refused',
    });
    const { status, body } = await buyer.call('POST', ORDERS, order);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        status: 'PRE_ORDER',
        is_prebook: true,
        booking_date: first,
        total_price: view.bill?.total,
        promised_on: null,
      },
    });
    expect(await stockOf(backend, PADDY)).toBe(stock);
    const [row] = await backend.database
      .select()
      .from(orders)
      .where(eq(orders.id, (body as Order).id));
    expect(row).toMatchObject({ advancePaise: 19_620, bookingDate: first });
    await buyer.call('POST', `${ORDERS}/${body.id}/cancel`, { reason: '010' });
    expect(await stockOf(backend, PADDY)).toBe(stock);
  });

  it('prebooks no more than the season promises, and nothing that it does not', async () => {
    const buyer = await farmer(backend);
    expect(statusAndCode(await buyer.put('p-tomato-abhilash-10g', 1, { is_prebook: true }))).toMatchObject({
      status: 409,
      code: 'cart_error.product_gone',
    });
    await backend.database
      .update(prebookOffers)
      .set({ promised: 5, taken: 3 })
      .where(and(eq(prebookOffers.vendorId, SHOP), eq(prebookOffers.variantId, PADDY)));
    expect(statusAndCode(await buyer.put(PADDY, 3, { is_prebook: true }))).toMatchObject({
      code: 'cart_error.not_enough_stock',
      details: { available: 2 },
    });
    expect((await buyer.put(PADDY, 2, { is_prebook: true })).status).toBe(200);
    // An order of today is another matter: the shelf is full.
    const other = await farmer(backend);
    expect((await other.put(PADDY, 3)).status).toBe(200);
  });

  it('lets every user pay online, and only a partner agent by wallet', async () => {
    const [buyer, agent] = [await farmer(backend), await agentForFarmer(backend)];
    const order = async (by: Buyer, payment: 'pay-now' | 'csc') => {
      await by.put(pack, 1);
      const { body } = await by.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: payment });
      const seen = await by.checkout();
      expect(seen.payment.chosen).toBe(payment);
      return by.call('POST', ORDERS, orderOf(by === agent ? seen : (body as CartView), by.userId, null, payment));
    };
    expect(statusAndCode(await order(buyer, 'csc'))).toMatchObject({
      status: 409,
      code: 'order_error.payment_refused',
      details: { payment_kind: 'csc', obstacle: 'not_for_you' },
    });
    expect((await order(buyer, 'pay-now')).body).toMatchObject({ status: 'PENDING', payment_mode: 10 });
    expect((await order(agent, 'csc')).body).toMatchObject({ status: 'PENDING', payment_mode: 11 });
    const unknown = orderOf((await buyer.put(pack, 1)).body, buyer.userId);
    expect(
      statusAndCode(
        await buyer.call(
          'POST',
          ORDERS,
          signed({
            ...unknown,
            payment: { transactions: [{ payment_mode: 99, amount: unknown.total_price }] },
          } as never),
        ),
      ),
    ).toMatchObject({ code: 'order_error.payment_refused' });
  });

  it('keeps the choices of a cart, for a guest too, and names what a guest still needs', async () => {
    const buyer = await farmer(backend);
    await buyer.put(pack, 2);
    await buyer.call('PATCH', CART, { payment_kind: 'pay-now', coupon_code: 'KISAN50' });
    await buyer.put(pack, 3);
    expect(await buyer.checkout()).toMatchObject({
      payment: { chosen: 'pay-now' },
      coupons: { selected: { couponCode: 'KISAN50' } },
      promised_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    await buyer.call('PATCH', CART, { payment_kind: null });
    expect((await buyer.checkout()).payment.chosen).toBe('cash');
    expect((await backend.request('GET', `${CART}/checkout`)).body).toMatchObject({
      lines: [],
      bill: null,
      payment: { choices: [] },
      insurance: [],
    });
    expect(statusAndCode(await buyer.call('PATCH', CART, { payment_kind: 'barter' }))).toMatchObject({ status: 400 });
  });
});
