import { HEADERS } from '@haat/api-contract';
import type { Checkout, Order } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@haat/backend-orders/tables';
import { creditEntries, creditTransactions, payments } from '@haat/backend-payments/tables';
import {
  CART,
  cart,
  CREDIT_SHOP,
  market,
  NEAR,
  orderOf,
  ORDERS,
  expectedAmounts,
  givesConsent,
  payable,
  signInForTest,
  testDatabases,
  stockedMarket,
} from '@haat/backend-testing';
import { partnerAgent } from '../consents/agents-and-farmers.ts';
import { startBackend } from '../start-backend.ts';
import type {
  RandomCart,
  RandomMarket,
  TestAnswer,
  TestRequest,
  StockedMarket,
  TestBackend,
} from '@haat/backend-testing';

const HANDED_OVER = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};
const CARTS_OF_MARKET = 12;

describe.each(testDatabases(import.meta.filename))('orders of random carts on $name', (on) => {
  let backend: TestBackend;
  let shop: StockedMarket;
  /** The farmer, and an agent for that farmer, who can pay from a wallet as well. */
  let farmer: TestRequest;
  let agent: TestRequest;
  let asked: TestRequest;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    shop = await stockedMarket(backend);
    farmer = { token: (await signInForTest(backend, shop.farmer.phone)).accessToken };
    const { userId: agentId, token } = await partnerAgent(backend);
    await givesConsent(backend, { farmerId: shop.farmer.userId, agentId });
    agent = { token, headers: { [HEADERS.assumedUser]: shop.farmer.userId } };
  });
  afterAll(() => backend?.close());

  async function call(method: string, path: string, body?: unknown): Promise<TestAnswer> {
    const answer = await backend.request(method, `${path}?lang=en&lat_lng=${NEAR}`, {
      ...asked,
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer;
  }

  /** Fills a new cart as a shell does, and looks at its checkout. */
  async function filled(prices: RandomMarket, random: RandomCart): Promise<Checkout> {
    const { items, insurance, deliveryType, addressId, couponCode, bookingDate } = shop.cartOf(prices, random);
    const lines = items.map(({ variantId, quantity }) => ({
      variant_id: variantId,
      vendor_id: CREDIT_SHOP,
      quantity,
      is_prebook: random.isPrebook,
    }));
    await call('POST', `${CART}/reset`, { offered: lines[0] });
    for (const { variant_id, ...line } of lines.slice(1)) await call('PUT', `${CART}/items/${variant_id}`, line);
    await call('PATCH', CART, {
      delivery_type: deliveryType,
      address_id: addressId,
      coupon_code: couponCode,
      booking_date: bookingDate,
      payment_kind: random.payment,
      insurance: insurance.map(({ variantId, groupInsuranceProductId, multiplierFactor, units }) => ({
        variant_id: variantId,
        group_insurance_product_id: groupInsuranceProductId,
        multiplier_factor: multiplierFactor,
        units: Math.min(units, items.find((item) => item.variantId === variantId)!.quantity),
      })),
    });
    return (await call('GET', `${CART}/checkout`)).body as Checkout;
  }

  const entriesOf = (orderId: string) =>
    backend.database
      .select({ account: creditEntries.account, paise: creditEntries.amountPaise })
      .from(creditEntries)
      .innerJoin(creditTransactions, eq(creditTransactions.id, creditEntries.transactionId))
      .where(eq(creditTransactions.orderId, orderId))
      .orderBy(creditEntries.account);
  const attemptsOf = (orderId: string) =>
    backend.database
      .select({ kind: payments.kind, paise: payments.amountPaise })
      .from(payments)
      .where(eq(payments.orderId, orderId));

  async function order(prices: RandomMarket, drawn: RandomCart): Promise<void> {
    const own = expectedAmounts(prices, drawn);
    const random = payable(drawn, own);
    asked = random.payment === 'csc' ? agent : farmer;
    const view = await filled(prices, random);
    if (own === null) {
      expect(view.bill).toBeNull();
      return;
    }
    const bill = {
      price: own.price,
      discount: own.discount,
      premium: own.premium,
      delivery_fee: own.deliveryFee,
      coupon_discount: own.couponDiscount,
    };
    expect(view.bill).toEqual({ ...bill, total: own.total });
    const address =
      random.address === null ? null : { id: shop.addresses[random.address]!.id, full_display_address: 'Makhmalabad' };
    const placed = (await call('POST', ORDERS, orderOf(view, shop.farmer.userId, address, random.payment)))
      .body as Order;
    expect(placed).toMatchObject({ ...bill, total_price: own.total });
    const totalPaise = Math.round(own.total * 100);
    const isOnline = random.payment === 'pay-now' || random.payment === 'csc';
    expect(await entriesOf(placed.id)).toEqual(
      random.payment === 'credit'
        ? [
            { account: 'farmer-open', paise: totalPaise },
            { account: 'sales', paise: -totalPaise },
          ]
        : [],
    );
    expect(await attemptsOf(placed.id)).toEqual(isOnline ? [{ kind: random.payment, paise: own.duePaise }] : []);
    if (random.payment === 'pay-now')
      expect((await call('POST', `/payment/v1/orders/${placed.id}/attempts`, HANDED_OVER)).body).toMatchObject({
        amount_paise: own.duePaise,
      });
    // It ends, so that the farmer has no unpaid orders and no prebookings beside the next.
    await backend.database.update(orders).set({ status: 'USER_CANCELLED' }).where(eq(orders.id, placed.id));
  }

  // The embedded database does one thing at a time: there, some dozens show the same.
  const markets = on.server === null ? 5 : 20;
  it(`agree with the rules’ text wherever they are used: ${markets * CARTS_OF_MARKET} carts`, async () => {
    for (const prices of fc.sample(market, markets)) {
      await shop.write(prices);
      await fc.assert(
        fc.asyncProperty(cart, (random) => order(prices, { ...random, couponsOn: true })),
        { numRuns: CARTS_OF_MARKET },
      );
    }
  }, 300_000);
});
