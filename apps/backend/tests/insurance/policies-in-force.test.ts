import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import type { OrderStatus, PaymentKind } from '@haat/api-contract/vocabulary';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons, couponUses } from '@haat/backend-checkout/tables';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { users } from '@haat/backend-identity/tables';
import { insurancePolicies, insurancePremiumEntries } from '@haat/backend-insurance/tables';
import { openSeason } from '@haat/backend-market';
import { prebookOffers } from '@haat/backend-market/tables';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction } from '@haat/backend-platform';
import {
  acceptTerms,
  ADDRESS,
  ADDRESSES,
  CART,
  createGatewayPayment,
  creditFarmer,
  CREDIT_SHOP,
  farmer,
  orderOf,
  ORDERS,
  sendWebhook,
  setOffer,
  SHOP,
  signInForTest,
  testDatabases,
  toldCode,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestBackend } from '@haat/backend-testing';

const PADDY = 'p-paddy-arize-6444-3kg';
const SOWING = { variant_id: PADDY, group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1 };
const COVER_DAYS = 60;
const DAY_MS = 86_400_000;
const ATTEMPT = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};
const ON_THE_WAY = ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY'] as const;

describe.each(testDatabases(import.meta.filename))('policies on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    for (const shop of [SHOP, CREDIT_SHOP])
      await setOffer(backend, PADDY, { stock: 900, pricePaise: 50_000, discountPaise: 0 }, shop);
  });
  afterAll(() => backend?.close());

  const today = () => indiaDay(backend.dependencies.now());
  const covered = () => ({
    status: 'IN_FORCE',
    validFrom: addDays(today(), 1),
    validUntil: addDays(today(), COVER_DAYS),
  });
  const promised = { status: 'PROMISED', validFrom: null, validUntil: null };

  /** An order of five packs, all insured: two units are free, three cost ₹59.00 each. */
  async function insured(
    payment: PaymentKind,
    { change = {}, prebook = false }: { change?: Record<string, unknown>; prebook?: boolean } = {},
  ) {
    const buyer: Buyer & { phone: string } = await (payment === 'credit' ? creditFarmer : farmer)(backend);
    await acceptTerms(buyer);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(PADDY, 5, {
      vendor_id: payment === 'credit' ? CREDIT_SHOP : SHOP,
      ...(prebook ? { is_prebook: true } : {}),
    });
    await buyer.call('PATCH', CART, {
      address_id: address.id,
      delivery_type: 'home_delivery',
      payment_kind: payment,
      insurance: [{ ...SOWING, units: 5 }],
      ...change,
    });
    const order = orderOf(await buyer.checkout(), buyer.userId, address, payment);
    const { status, body } = await buyer.call('POST', ORDERS, order);
    if (status !== 201) throw new Error(`the order was answered ${status} ${JSON.stringify(body)}`);
    return { buyer, id: body.id as string, total: body.total_price as number };
  }
  type Insured = Awaited<ReturnType<typeof insured>>;

  /** The policies of an order that are not void, the free units' first. */
  const policies = (orderId: string, status?: 'VOID') =>
    backend.database
      .select()
      .from(insurancePolicies)
      .where(
        and(
          eq(insurancePolicies.orderId, orderId),
          status === undefined ? undefined : eq(insurancePolicies.status, status),
        ),
      )
      .orderBy(asc(insurancePolicies.number));
  /** What insurers have for an order's policies, by who paid it, in paise. */
  async function premiums(orderId: string): Promise<{ farmer: number; market: number }> {
    const rows = await backend.database
      .select({ payer: insurancePremiumEntries.payer, paise: insurancePremiumEntries.amountPaise })
      .from(insurancePremiumEntries)
      .innerJoin(insurancePolicies, eq(insurancePolicies.id, insurancePremiumEntries.policyId))
      .where(eq(insurancePolicies.orderId, orderId));
    const of = (payer: 'farmer' | 'market') =>
      rows.reduce((sum, one) => sum + (one.payer === payer ? one.paise : 0), 0);
    return { farmer: of('farmer'), market: of('market') };
  }
  async function move(orderId: string, ...statuses: OrderStatus[]): Promise<void> {
    const evidence = await toldCode(backend, orderId);
    for (const to of statuses)
      await inTransaction(backend.database, (tx) =>
        transitionOrder(tx, backend.dependencies, orderId, to, 'vendor', { evidence }),
      );
  }
  /** What is to be paid, at the gateway. */
  async function gatewayOrder({ buyer, id }: Insured): Promise<{ id: string; paise: number }> {
    const { status, body } = await buyer.call('POST', `/payment/v1/orders/${id}/attempts`, ATTEMPT);
    if (status !== 200) throw new Error(`paying was answered ${status} ${JSON.stringify(body)}`);
    return { id: body.fields.order_id as string, paise: body.amount_paise as number };
  }
  async function pay(order: Insured, outcome: 'captured' | 'failed' = 'captured'): Promise<void> {
    const { id, paise } = await gatewayOrder(order);
    await sendWebhook(backend, `payment.${outcome}`, await createGatewayPayment(backend, id, paise, outcome));
  }

  it('paid now: paid units are insured from the day after the capture, free ones after delivery', async () => {
    const order = await insured('pay-now');
    expect(await policies(order.id)).toMatchObject([promised, promised]);
    backend.advance(60_000);
    await pay(order);
    expect(await policies(order.id)).toMatchObject([
      { units: 2, ...promised },
      { units: 3, ...covered() },
    ]);
    expect(await premiums(order.id)).toEqual({ farmer: 17_700, market: 0 });
    const first = covered();
    backend.advance(2 * DAY_MS);
    await move(order.id, ...ON_THE_WAY, 'DELIVERED');
    expect(await policies(order.id)).toMatchObject([
      { units: 2, ...covered() },
      { units: 3, ...first },
    ]);
    expect(await premiums(order.id)).toEqual({ farmer: 17_700, market: 11_800 });
  });

  it('on credit: insured once the shop has said yes, and the market pays the insurer', async () => {
    const order = await insured('credit');
    expect(await policies(order.id)).toMatchObject([promised, promised]);
    await move(order.id, 'VENDOR_CONFIRMED');
    expect(await policies(order.id)).toMatchObject([promised, covered()]);
    expect(await premiums(order.id)).toEqual({ farmer: 0, market: 17_700 });
    await move(order.id, 'VENDOR_CANCELLED');
    expect(await policies(order.id)).toMatchObject([{ status: 'VOID' }, { status: 'VOID' }]);
    expect(await premiums(order.id)).toEqual({ farmer: 0, market: 0 });
  });

  it('cash: nothing is insured before the goods are there', async () => {
    const order = await insured('cash');
    await move(order.id, ...ON_THE_WAY);
    expect(await policies(order.id)).toMatchObject([promised, promised]);
    expect(await premiums(order.id)).toEqual({ farmer: 0, market: 0 });
    await move(order.id, 'DELIVERED');
    expect(await policies(order.id)).toMatchObject([covered(), covered()]);
    expect(await premiums(order.id)).toEqual({ farmer: 17_700, market: 11_800 });
  });

  it('a failed payment ends the promise for good; the next attempt promises anew, and is dated anew', async () => {
    const order = await insured('pay-now');
    await pay(order, 'failed');
    const gone = await policies(order.id);
    expect(gone).toMatchObject([{ status: 'VOID' }, { status: 'VOID' }]);
    // Another day in India, when tokens of today are worth nothing.
    backend.advance(Date.parse(`${addDays(today(), 1)}T00:30:00+05:30`) - backend.dependencies.now().getTime());
    order.buyer = await farmer(backend, { phone: order.buyer.phone });
    await pay(order);
    expect(await policies(order.id, 'VOID')).toEqual(gone);
    const now = (await policies(order.id)).filter(({ status }) => status !== 'VOID');
    expect(now).toMatchObject([promised, covered()]);
    expect(gone.map(({ number }) => number)).not.toContain(now[1]?.number);
    const shown = (await order.buyer.call('GET', `${ORDERS}/${order.id}`)).body;
    expect(shown.policies).toMatchObject([
      { status: 'PROMISED', starts: 'delivery', valid_from: null },
      { status: 'IN_FORCE', starts: 'payment', valid_from: addDays(today(), 1) },
    ]);
  });

  it('an order that is cancelled after its payment has no insurance, and every premium is refunded', async () => {
    const order = await insured('pay-now');
    await pay(order);
    await order.buyer.call('POST', `${ORDERS}/${order.id}/cancel`, { reason: '010' });
    expect(await policies(order.id)).toMatchObject([{ status: 'VOID' }, { status: 'VOID' }]);
    expect(await premiums(order.id)).toEqual({ farmer: 0, market: 0 });
    expect((await order.buyer.call('GET', `${ORDERS}/${order.id}`)).body.refunds).toMatchObject([
      { amount: order.total },
    ]);
  });

  it('a prebooking is insured when it is paid whole: its advance begins nothing', async () => {
    const season = await openSeason(backend.database, SHOP, backend.dependencies.now());
    await backend.database
      .update(prebookOffers)
      .set({ promised: 500 })
      .where(and(eq(prebookOffers.vendorId, SHOP), eq(prebookOffers.seasonId, season?.id ?? '')));
    const order = await insured('pay-now', { prebook: true, change: { booking_date: season?.bookingDates[1] } });
    expect((await gatewayOrder(order)).paise).toBeLessThan(order.total * 100);
    await pay(order);
    expect(await policies(order.id)).toMatchObject([promised, promised]);
  });

  describe('returns', () => {
    /** An insured order that was carried home, and its shop. */
    async function delivered(change: Record<string, unknown> = {}) {
      const order = await insured('cash', { change });
      await move(order.id, ...ON_THE_WAY, 'DELIVERED');
      const { phone, userId } = await farmer(backend);
      await backend.database
        .update(users)
        .set({ roles: ['vendor'] })
        .where(eq(users.id, userId));
      await backend.database.insert(vendorStaff).values({ userId, vendorId: SHOP });
      const { accessToken: token } = await signInForTest(backend, phone);
      const decide = async (returnId: string, ...decisions: object[]) => {
        for (const body of decisions) {
          const path = `/vendor/v1/orders/${order.id}/returns/${returnId}`;
          const { status } = await backend.request('POST', path, { token, body });
          if (status !== 200) throw new Error(`the shop was answered ${status}`);
        }
      };
      const ask = async (quantity: number) => {
        const { status, body } = await order.buyer.call('POST', `${ORDERS}/${order.id}/returns`, {
          reason: '001',
          lines: [{ variant_id: PADDY, quantity, is_sealed: true }],
        });
        if (status !== 201) throw new Error(`the return was answered ${status} ${JSON.stringify(body)}`);
        return (body.returns as { id: string; amount: number }[]).at(-1)!;
      };
      return { ...order, decide, ask };
    }
    const TAKEN = [{ to: 'APPROVED' }, { to: 'PICKED_UP' }];

    it('end the insurance of packs that go back, and give its premium back with the goods', async () => {
      const order = await delivered();
      const two = await order.ask(2);
      expect(two.amount).toBe(2 * 500 + 2 * 59);
      expect(await policies(order.id)).toMatchObject([{ status: 'IN_FORCE' }, { returnedUnits: 0 }]);
      await order.decide(two.id, ...TAKEN);
      expect(await policies(order.id)).toMatchObject([
        { status: 'IN_FORCE', returnedUnits: 0 },
        { status: 'IN_FORCE', returnedUnits: 2 },
      ]);
      expect(await premiums(order.id)).toEqual({ farmer: 5_900, market: 11_800 });
      expect((await order.buyer.call('GET', `${ORDERS}/${order.id}`)).body.policies).toMatchObject([
        { units: 2, cover: 3000 },
        { units: 1, premium: 59, cover: 1500 },
      ]);
      const rest = await order.ask(3);
      expect(rest.amount).toBe(3 * 500 + 59);
      await order.decide(rest.id, ...TAKEN);
      expect(await policies(order.id)).toMatchObject([{ status: 'VOID' }, { status: 'VOID' }]);
      expect(await premiums(order.id)).toEqual({ farmer: 0, market: 0 });
    });

    it('that the shop refuses end nothing, and the next one gives the premium back', async () => {
      const order = await delivered();
      const refused = await order.ask(3);
      await order.decide(refused.id, { to: 'REFUSED', refusal: 'The packs were opened.' });
      expect(await policies(order.id)).toMatchObject([{ status: 'IN_FORCE' }, { returnedUnits: 0 }]);
      expect((await order.ask(1)).amount).toBe(559);
    });

    it('give the use of the coupon back with the last pack, not before', async () => {
      const code = 'VAPAS50';
      await backend.database.insert(coupons).values({
        code,
        kind: 'amount',
        value: 5_000,
        marketplaces: ['dehaat'],
        usesPerFarmer: 1,
        createdAt: backend.dependencies.now(),
      });
      const order = await delivered({ coupon_code: code });
      const used = async () =>
        (
          await backend.database
            .select()
            .from(couponUses)
            .where(and(eq(couponUses.orderId, order.id), isNull(couponUses.givenBackAt)))
        ).length;
      await order.decide((await order.ask(4)).id, ...TAKEN);
      expect(await used()).toBe(1);
      await order.decide((await order.ask(1)).id, ...TAKEN);
      expect(await used()).toBe(0);
    });
  });
});
