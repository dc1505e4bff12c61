import type { OrderStatus, PaymentKind } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escalateIssues } from '@haat/backend-aftercare/testing';
import { insurancePolicies, insurancePremiumEntries } from '@haat/backend-insurance/tables';
import { shopEntries } from '@haat/backend-ledger/tables';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction } from '@haat/backend-platform';
import {
  acceptTerms,
  ADDRESS,
  ADDRESSES,
  CART,
  creditFarmer,
  CREDIT_SHOP,
  farmer,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  staffMember,
  testDatabases,
  toldCode,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, StaffMember, TestAnswer, TestBackend } from '@haat/backend-testing';

const PADDY = 'p-paddy-arize-6444-3kg';
const SOWING = { variant_id: PADDY, group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1 };
const TWO_DAYS_MS = 2 * 86_400_000;
const TO_DELIVERED: readonly OrderStatus[] = [
  'VENDOR_CONFIRMED',
  'READY_FOR_DELIVERY',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
];
const codeOf = ({ status, body }: TestAnswer) => (status < 300 ? 'done' : `${status} ${body.error?.code}`);

describe.each(testDatabases(import.meta.filename))('insurance of a return that support decides on $name', (on) => {
  let backend: TestBackend;
  let support: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    for (const shop of [SHOP, CREDIT_SHOP])
      await setOffer(backend, PADDY, { stock: 900, pricePaise: 50_000, discountPaise: 0 }, shop);
    support = await staffMember(backend, 'support');
  });
  afterAll(() => backend?.close());

  /** Five packs at ₹500.00, carried home, all insured: two units are free, three cost ₹59.00 each. */
  async function delivered(payment: PaymentKind = 'cash') {
    const buyer: Buyer & { phone: string } = await (payment === 'credit' ? creditFarmer : farmer)(backend);
    await acceptTerms(buyer);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(PADDY, 5, { vendor_id: payment === 'credit' ? CREDIT_SHOP : SHOP });
    await buyer.call('PATCH', CART, {
      address_id: address.id,
      delivery_type: 'home_delivery',
      payment_kind: payment,
      insurance: [{ ...SOWING, units: 5 }],
    });
    const { body } = await buyer.call('POST', ORDERS, orderOf(await buyer.checkout(), buyer.userId, address, payment));
    const id = body.id as string;
    const evidence = await toldCode(backend, id);
    for (const to of TO_DELIVERED)
      await inTransaction(backend.database, (tx) =>
        transitionOrder(tx, backend.dependencies, id, to, 'vendor', { evidence }),
      );
    const shop = await staffMember(backend, 'vendor', payment === 'credit' ? CREDIT_SHOP : SHOP);
    const decide = async (returnId: string, ...decisions: object[]) => {
      for (const decision of decisions)
        expect(codeOf(await shop.call('POST', `/vendor/v1/orders/${id}/returns/${returnId}`, decision))).toBe('done');
    };
    const ask = (quantity: number, by = buyer) =>
      by.call('POST', `${ORDERS}/${id}/returns`, {
        reason: '001',
        lines: [{ variant_id: PADDY, quantity, is_sealed: true }],
      });
    /** A return that is asked for, and refused by the shop. */
    const refused = async (quantity: number): Promise<string> => {
      const returnId = (await ask(quantity)).body.returns.at(-1).id as string;
      await decide(returnId, { to: 'REFUSED', refusal: 'The packs were opened.' });
      return returnId;
    };
    return { buyer, id, total: body.total_price as number, ask, decide, refused };
  }
  const overrule = (returnId: string, amount: number, subject = 'returns') =>
    support.call('POST', `/support/v1/${subject}/${returnId}/overrule`, { amount, reason: 'The photo shows it.' });

  /** Where an order's insurance stands: units of its policies that are left, and money of it in paise. */
  async function standing(orderId: string) {
    const policies = await backend.database
      .select()
      .from(insurancePolicies)
      .where(eq(insurancePolicies.orderId, orderId));
    const paid = await backend.database
      .select({ payer: insurancePremiumEntries.payer, amountPaise: insurancePremiumEntries.amountPaise })
      .from(insurancePremiumEntries)
      .innerJoin(insurancePolicies, eq(insurancePolicies.id, insurancePremiumEntries.policyId))
      .where(eq(insurancePolicies.orderId, orderId));
    const booked = await backend.database.select().from(shopEntries).where(eq(shopEntries.orderId, orderId));
    const sum = (rows: readonly { amountPaise: number }[]) =>
      rows.reduce((all, { amountPaise }) => all + amountPaise, 0);
    return {
      insured: policies
        .filter(({ status }) => status === 'IN_FORCE')
        .reduce((all, { units, returnedUnits }) => all + units - returnedUnits, 0),
      insurerHas: {
        farmer: sum(paid.filter(({ payer }) => payer === 'farmer')),
        market: sum(paid.filter(({ payer }) => payer === 'market')),
      },
      shopBears: sum(booked.filter(({ kind }) => kind === 'premium')),
      shopGaveBack: sum(booked.filter(({ kind }) => kind === 'refund')),
    };
  }

  it('ends with the decision, and the insurer’s premium comes back through the shop to the farmer', async () => {
    const { id, refused, ask } = await delivered();
    const whole = { insured: 5, insurerHas: { farmer: 17_700, market: 11_800 }, shopBears: -17_700, shopGaveBack: 0 };
    expect(await standing(id)).toEqual(whole);
    const returnId = await refused(2);
    expect(await standing(id)).toEqual(whole);
    expect(codeOf(await overrule(returnId, 1_118))).toBe('done');
    const decided = {
      insured: 3,
      insurerHas: { farmer: 5_900, market: 11_800 },
      shopBears: -5_900,
      shopGaveBack: -111_800,
    };
    expect(await standing(id)).toEqual(decided);
    expect(codeOf(await overrule(returnId, 1))).toBe('409 return_error.cannot_move');
    expect(await standing(id)).toEqual(decided);
    expect(codeOf(await ask(4))).toBe('409 return_error.quantity');
    expect((await ask(3)).body.returns.at(-1)).toMatchObject({ amount: 3 * 500 + 59 });
  });

  it('gives at least its premium back, of which the shop bears nothing', async () => {
    const { id, refused } = await delivered();
    const returnId = await refused(2);
    const before = await standing(id);
    expect(await overrule(returnId, 117.99)).toMatchObject({
      status: 409,
      body: { error: { code: 'refund_error.less_than_premium', details: { premium: 118 } } },
    });
    expect(await standing(id)).toEqual(before);
    expect(codeOf(await overrule(returnId, 118))).toBe('done');
    expect(await standing(id)).toMatchObject({ insured: 3, shopBears: -5_900, shopGaveBack: -11_800 });
  });

  it('ends by what is kept when it is decided, and refuses less than that premium then too', async () => {
    const { id, refused, ask, decide } = await delivered();
    const returnId = await refused(1);
    const other = (await ask(4)).body.returns.at(-1).id as string;
    await decide(other, { to: 'APPROVED' }, { to: 'PICKED_UP' });
    // Of four packs, three paid units and a free one have ended; the last free unit ends with the fifth pack.
    expect(await standing(id)).toMatchObject({ insured: 1, shopBears: 0 });
    expect(codeOf(await overrule(returnId, 58.99))).toBe('409 refund_error.less_than_premium');
    expect(codeOf(await overrule(returnId, 500))).toBe('done');
    expect(await standing(id)).toMatchObject({ insured: 0, insurerHas: { farmer: 0, market: 0 }, shopBears: 0 });
  });

  it('ends whole with all packs, and on credit the market gets back what it paid', async () => {
    const { id, refused } = await delivered('credit');
    expect(await standing(id)).toMatchObject({ insurerHas: { farmer: 0, market: 29_500 }, shopBears: -17_700 });
    expect(codeOf(await overrule(await refused(2), 1_118))).toBe('done');
    expect(await standing(id)).toMatchObject({ insurerHas: { farmer: 0, market: 17_700 }, shopBears: -5_900 });
    expect(codeOf(await overrule(await refused(3), 1_559))).toBe('done');
    expect(await standing(id)).toMatchObject({
      insured: 0,
      insurerHas: { farmer: 0, market: 0 },
      shopBears: 0,
      shopGaveBack: -267_700,
    });
  });

  it('goes on after a complaint; premium of a return after it is the shop’s, who gave the money', async () => {
    const { buyer, id, total, ask, decide } = await delivered();
    const { body } = await buyer.call('POST', `${ORDERS}/${id}/issues`, { reason: 'ITM01', variant_id: PADDY });
    backend.advance(TWO_DAYS_MS);
    await escalateIssues(backend.dependencies);
    expect(codeOf(await overrule(body.issues[0].id as string, total, 'issues'))).toBe('done');
    expect(await standing(id)).toMatchObject({ insured: 5, shopBears: -17_700, shopGaveBack: total * -100 });
    const returnId = (await ask(5, await farmer(backend, { phone: buyer.phone }))).body.returns.at(-1).id as string;
    await decide(returnId, { to: 'APPROVED' }, { to: 'PICKED_UP' });
    expect(await standing(id)).toMatchObject({
      insured: 0,
      insurerHas: { farmer: 0, market: 0 },
      shopBears: 0,
      shopGaveBack: total * -100,
    });
  });
});
