import type { Checkout } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insurancePolicies } from '@haat/backend-insurance/tables';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction } from '@haat/backend-platform';
import {
  acceptTerms,
  ADDRESS,
  ADDRESSES,
  CART,
  farmer,
  orderOf,
  ORDERS,
  setOffer,
  signed,
  testDatabases,
  toldCode,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const PADDY = 'p-paddy-arize-6444-3kg';
const SOWING = { variant_id: PADDY, group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1 };
const SEASON = { variant_id: PADDY, group_insurance_product_id: 'gi-season-cover', multiplier_factor: 2 };

describe.each(testDatabases(import.meta.filename))('insured orders on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await setOffer(backend, PADDY, { stock: 900 });
  });
  afterAll(() => backend?.close());

  async function insured(insurance: Record<string, unknown>[], quantity = 5) {
    const buyer = await farmer(backend);
    await acceptTerms(buyer);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(PADDY, quantity);
    const chosen = await buyer.call('PATCH', CART, {
      address_id: address.id,
      delivery_type: 'home_delivery',
      insurance,
    });
    return { buyer, address, chosen, checkout: await buyer.checkout() };
  }
  const policies = (orderId: string) =>
    backend.database.select().from(insurancePolicies).where(eq(insurancePolicies.orderId, orderId));

  it('promises one policy for the free units of a pack and one for the paid ones, and shows both', async () => {
    const { buyer, address, checkout } = await insured([{ ...SOWING, units: 5 }]);
    expect(checkout.bill?.premium).toBe(177);
    const placed = await buyer.call('POST', ORDERS, orderOf(checkout, buyer.userId, address));
    expect(placed.status).toBe(201);
    expect(placed.body.premium).toBe(177);
    expect(placed.body.total_price).toBe(checkout.bill?.total);
    const number = expect.stringMatching(/^P\d{4}-\d{6}$/);
    const promised = { number, farmerId: buyer.userId, variantId: PADDY, status: 'PROMISED', validFrom: null };
    expect(await policies(placed.body.id)).toMatchObject([
      { ...promised, units: 2, premiumPaise: 0, insurerPremiumPaise: 11_800, coverPaise: 300_000 },
      { ...promised, units: 3, premiumPaise: 17_700, insurerPremiumPaise: 17_700, coverPaise: 450_000 },
    ]);
    const shown = { status: 'PROMISED', starts: 'delivery', cover_days: 60, valid_from: null, valid_until: null };
    expect((await buyer.call('GET', `${ORDERS}/${placed.body.id}`)).body.policies).toMatchObject([
      { ...shown, units: 2, premium: 0, cover: 3000, name: 'Sowing cover (sample)' },
      { ...shown, units: 3, premium: 177, cover: 4500 },
    ]);
  });

  it('voids the policy of an order that is cancelled before it is sent, and keeps it afterwards', async () => {
    const { buyer, address, checkout } = await insured([{ ...SOWING, units: 1 }]);
    const { body: cancelled } = await buyer.call('POST', ORDERS, orderOf(checkout, buyer.userId, address));
    await buyer.call('POST', `${ORDERS}/${cancelled.id}/cancel`, { reason: '010' });
    expect(await policies(cancelled.id)).toMatchObject([{ status: 'VOID', voidedAt: expect.any(Date) }]);

    const other = await insured([{ ...SOWING, units: 1 }]);
    const { body: sent } = await other.buyer.call(
      'POST',
      ORDERS,
      orderOf(other.checkout, other.buyer.userId, other.address),
    );
    const evidence = await toldCode(backend, sent.id);
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await inTransaction(backend.database, async (tx) =>
        transitionOrder(tx, backend.dependencies, sent.id, to, 'vendor', { evidence }),
      );
    expect(await policies(sent.id)).toMatchObject([{ status: 'IN_FORCE', voidedAt: null }]);
  });

  it('asks for an identity document before it insures what needs one, and then does', async () => {
    const { buyer, address, checkout } = await insured([{ ...SEASON, units: 1 }]);
    expect(checkout.needs_kyc).toBe(true);
    const order = orderOf(checkout, buyer.userId, address);
    expect(await buyer.call('POST', ORDERS, order)).toMatchObject({
      status: 409,
      body: { error: { code: 'kyc_error.paper_needed' } },
    });
    expect((await buyer.cart()).count).toBe(5);
    await buyer.call('POST', '/kyc/v1/id', {
      kind: 'voter-id',
      number: 'ABC1234567',
      name: 'Sunita Pawar',
      consent: true,
    });
    expect((await buyer.checkout()).needs_kyc).toBe(false);
    const placed = await buyer.call('POST', ORDERS, order);
    expect(placed.status).toBe(201);
    expect(await policies(placed.body.id)).toMatchObject([{ coverPaise: 1_000_000, premiumPaise: 18_900 }]);
  });

  it('refuses a wrong premium: lower, negative, missing, for other units or of an unknown insurer', async () => {
    const { buyer, address, checkout } = await insured([{ ...SOWING, units: 5 }]);
    const order = orderOf(checkout, buyer.userId, address);
    const insurance = order.insurance!;
    const detail = insurance.policy_order_details[1]!;
    for (const changed of [
      { ...insurance, cost_to_farmer: 1 },
      { ...insurance, cost_to_farmer: -177 },
      undefined,
      { cost_to_farmer: 177, policy_order_details: [{ ...detail, units_purchased: 500 }] },
      { cost_to_farmer: 177, policy_order_details: [{ ...detail, cost_to_farmer: 0 }] },
      {
        cost_to_farmer: 177,
        policy_order_details: [
          insurance.policy_order_details[0]!,
          { ...detail, group_insurance_product_id: 'gi-season-cover' },
        ],
      },
    ]) {
      const answer = await buyer.call('POST', ORDERS, signed({ ...order, insurance: changed }));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect((await buyer.call('GET', ORDERS)).body.count).toBe(0);
    expect((await buyer.call('POST', ORDERS, order)).status).toBe(201);
  });

  it('refuses a cover that is not offered, and drops cover that a pickup or fewer packs rule out', async () => {
    const { buyer, chosen } = await insured([{ ...SOWING, group_insurance_product_id: 'gi-none', units: 1 }]);
    expect(chosen).toMatchObject({ status: 409, body: { error: { code: 'insurance_error.not_offered' } } });
    await buyer.call('PATCH', CART, { insurance: [{ ...SOWING, units: 5 }], delivery_type: 'home_delivery' });
    await buyer.put(PADDY, 3);
    const chosenUnits = ({ insurance }: Checkout) =>
      insurance.map(({ chosen_units }) => chosen_units).filter((units) => units > 0);
    expect(chosenUnits(await buyer.checkout())).toEqual([3]);
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store' });
    expect((await buyer.checkout()).insurance).toEqual([]);
    expect((await buyer.checkout()).bill?.premium).toBe(0);
  });
});
