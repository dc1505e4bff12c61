import type { Checkout } from '@haat/api-contract';
import { orderPayloadSchema } from '@haat/api-contract';
import type { SignedOrderPayload } from '@haat/order-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutView } from '@haat/backend-checkout/testing';
import { farmerOwner } from '@haat/backend-checkout';
import { checkWithoutLookups, calculateOrder } from '@haat/backend-placement/testing';
import type { CalculatedOrder } from '@haat/backend-placement/testing';
import {
  cart,
  market,
  NEAR,
  orderOf,
  expectedAmounts,
  payable,
  rememberReads,
  signed,
  testDatabases,
  stockedMarket,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { RandomCart, RandomMarket, StockedMarket, TestBackend } from '@haat/backend-testing';

const CARTS_OF_MARKET = 500;

describe.each(testDatabases())('totals on $name', (on) => {
  let backend: TestBackend;
  let shop: StockedMarket;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', configuration: { services: ['main'] } });
    shop = await stockedMarket(backend);
    rememberReads(backend.database);
  });
  afterAll(() => backend?.close());

  /** What the farmer sees of a cart before it is ordered. */
  const seen = ({ couponsOn, payment }: RandomCart): Promise<Checkout> =>
    checkoutView(backend.database, {
      owner: farmerOwner(shop.farmer.userId),
      userId: shop.farmer.userId,
      isAgent: payment === 'csc',
      marketplace: 'dehaat',
      language: 'en',
      latLng: NEAR,
      now: backend.dependencies.now(),
      couponsOn,
      commissionRates: {},
      lender: backend.dependencies.adapters.creditLender.lender,
      isSandbox: () => true,
    });
  /** The order as a shell sends it, from what is seen. */
  function sentOf(view: Checkout, { address, payment }: RandomCart): SignedOrderPayload {
    const { id = '', house = '' } = address === null ? {} : shop.addresses[address]!;
    const payload = orderOf(
      view,
      shop.farmer.userId,
      address === null ? null : { id, full_display_address: house },
      payment,
    );
    return JSON.parse(JSON.stringify(payload)) as SignedOrderPayload;
  }
  /** What the backend makes of an order that was sent. */
  async function recalculated(
    sent: SignedOrderPayload,
    row: Awaited<ReturnType<StockedMarket['open']>>,
    { couponsOn, payment }: RandomCart,
  ): Promise<CalculatedOrder> {
    const orderRequest = orderPayloadSchema.parse(sent);
    checkWithoutLookups(orderRequest, shop.farmer.userId);
    return calculateOrder(backend.database, {
      userId: shop.farmer.userId,
      isAgent: payment === 'csc',
      orderRequest,
      cart: row,
      payment,
      couponsOn,
      commissionRates: {},
      lender: backend.dependencies.adapters.creditLender.lender,
      now: backend.dependencies.now(),
    });
  }

  async function agree(prices: RandomMarket, drawn: RandomCart): Promise<void> {
    const own = expectedAmounts(prices, drawn);
    const random = payable(drawn, own);
    const row = await shop.open(prices, random);
    const view = await seen(random);
    const sent = sentOf(view, random);
    if (own === null) {
      expect(view.bill).toBeNull();
      await expect(recalculated(sent, row, random)).rejects.toMatchObject({ code: 'order_error.not_delivered_here' });
      return;
    }
    const { price, discount, premium, premiums, deliveryFee, couponDiscount, total, duePaise } = own;
    expect(view.bill).toEqual({
      price,
      discount,
      premium,
      delivery_fee: deliveryFee,
      coupon_discount: couponDiscount,
      total,
    });
    expect(view.insurance.filter(({ chosen_units }) => chosen_units > 0).map((offer) => offer.premium)).toEqual(
      premiums,
    );
    const { payload, advancePaise } = await recalculated(sent, row, random);
    for (const order of [sent, payload]) {
      expect({
        price: order.price,
        discount: order.discount,
        premium: order.insurance?.cost_to_farmer ?? 0,
        fee: order.delivery_fee,
        coupon: order.coupon?.discount ?? 0,
        total: order.total_price,
        paid: order.payment.transactions[0].amount,
      }).toEqual({ price, discount, premium, fee: deliveryFee, coupon: couponDiscount, total, paid: total });
    }
    if (random.payment === 'pay-now') expect(advancePaise ?? Math.round(payload.total_price * 100)).toBe(duePaise);
    if (random.isPrebook && duePaise !== Math.round(total * 100)) expect(view.prebook?.advance).toBe(duePaise / 100);
  }

  // The amounts are calculated above the database, so a server repeats a part of what the embedded one is asked.
  // `npm run test:deep` asks for ten thousand carts, every other run for a sample of them.
  const [embedded, server] = process.env['TEST_DEPTH'] === 'deep' ? [20, 4] : [2, 1];
  const markets = on.server === null ? embedded : server;
  it(`agrees with the rules’ text to the paisa in ${markets * CARTS_OF_MARKET} random carts`, async () => {
    for (const prices of fc.sample(market, markets)) {
      await shop.write(prices);
      await fc.assert(
        fc.asyncProperty(cart, (random) => agree(prices, random)),
        { numRuns: CARTS_OF_MARKET },
      );
    }
  }, 600_000);

  it('refuses whatever amount of a random cart was altered by as little as a paisa', async () => {
    const [prices] = fc.sample(market, 1) as [RandomMarket];
    prices.delivery.radiusKilometres = 40;
    await shop.write(prices);
    const fields = fc.constantFrom(
      'price',
      'discount',
      'delivery_fee',
      'total_price',
      'line-price',
      'line-discount',
      'paid',
      'coupon',
      'premium',
    );
    await fc.assert(
      fc.asyncProperty(cart, fields, async (drawn, field) => {
        const random = payable(drawn, expectedAmounts(prices, drawn));
        const row = await shop.open(prices, random);
        const honest = sentOf(await seen(random), random);
        const altered = structuredClone(honest);
        const [line] = altered.order_details;
        if (field === 'paid') altered.payment.transactions[0].amount += 0.01;
        else if (field === 'line-price') line!.price += 0.01;
        else if (field === 'line-discount') line!.discount += 0.01;
        else if (field === 'coupon')
          altered.coupon = { code: row.couponCode ?? 'RANDOM-0', discount: (honest.coupon?.discount ?? 0) + 0.01 };
        else if (field === 'premium')
          altered.insurance = {
            policy_order_details: [],
            ...honest.insurance,
            cost_to_farmer: (honest.insurance?.cost_to_farmer ?? 0) + 0.01,
          };
        else altered[field as 'price'] += 0.01;
        expect((await recalculated(honest, row, random)).payload.total_price).toBe(honest.total_price);
        await expect(recalculated(signed(altered), row, random)).rejects.toMatchObject({
          code: expect.stringMatching(/^(order_error\.price_changed|coupon_error\.not_applicable)$/) as string,
        });
      }),
      { numRuns: 500 },
    );
  }, 300_000);
});
