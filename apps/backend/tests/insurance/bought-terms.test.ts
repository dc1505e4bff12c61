import { agentActs } from '@haat/backend-consents/tables';
import { insuranceTermAcceptances, insuranceTermSheets } from '@haat/backend-insurance/tables';
import { ADDRESS, ADDRESSES, CART, farmer, orderOf, ORDERS, setOffer, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newNumber, partnerAgent } from '../consents/agents-and-farmers.ts';
import { startBackend } from '../start-backend.ts';

const PADDY = 'p-paddy-arize-6444-3kg';
const SOWING = 'gi-sowing-cover';
const CHOICE = { variant_id: PADDY, group_insurance_product_id: SOWING, multiplier_factor: 1 };
const FIRST = '2026-11';
const SHEETS = '/insurance/v1/term-sheets';
const POLICIES = '/insurance/v1/policies';

// Written from docs/domain/insurance.md#term-sheets.
describe.each(testDatabases(import.meta.filename))('terms of insurance that is bought, on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await setOffer(backend, PADDY, { stock: 900 });
  });
  afterAll(() => backend?.close());

  /** A cart whose packs are all insured: two are free, each further one costs ₹59.00. */
  async function filled(quantity: number, buyer: Buyer): Promise<() => ReturnType<Buyer['call']>> {
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(PADDY, quantity);
    const insurance = [{ ...CHOICE, units: quantity }];
    await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery', insurance });
    return async () => buyer.call('POST', ORDERS, orderOf(await buyer.checkout(), buyer.userId, address));
  }
  const accept = (by: Buyer, version: string, product = SOWING) =>
    by.call('POST', `${SHEETS}/${product}/acceptances`, { version, heard_aloud: true });
  const acceptedBy = async (userId: string) =>
    (
      await backend.database.select().from(insuranceTermAcceptances).where(eq(insuranceTermAcceptances.userId, userId))
    ).map(({ version }) => version);
  const REFUSED = {
    status: 409,
    body: { error: { code: 'insurance_error.terms_not_accepted', details: { product_id: SOWING } } },
  };

  it('are accepted before an order with paid units, which is refused and keeps its cart until then', async () => {
    const buyer = await farmer(backend);
    const order = await filled(3, buyer);
    expect((await buyer.checkout()).needs_terms).toEqual([SOWING]);
    expect(await order()).toMatchObject(REFUSED);
    expect((await buyer.cart()).count).toBe(3);
    expect((await buyer.call('GET', ORDERS)).body.count).toBe(0);
    await accept(buyer, FIRST);
    expect((await buyer.checkout()).needs_terms).toEqual([]);
    expect((await order()).status).toBe(201);
  });

  it('ask for nothing with free units alone', async () => {
    const buyer = await farmer(backend);
    const order = await filled(2, buyer);
    expect((await buyer.checkout()).needs_terms).toEqual([]);
    expect((await order()).status).toBe(201);
  });

  it('of another product, or accepted by another person, do not count', async () => {
    const buyer = await farmer(backend);
    const order = await filled(3, buyer);
    await accept(await farmer(backend), FIRST);
    expect((await accept(buyer, FIRST, 'gi-season-cover')).status).toBe(201);
    expect(await order()).toMatchObject(REFUSED);
  });

  it('bind an agent: an order for a farmer needs the farmer’s acceptance, read out by one with consent', async () => {
    const agent = await partnerAgent(backend);
    const phone = newNumber();
    const farmerId = await agent.consent(phone, { purposes: ['order', 'address'] });
    const forFarmer: Buyer['call'] = (method, path, body) => agent.call(method, path, body, farmerId);
    const { body: refused } = await forFarmer('POST', `${SHEETS}/${SOWING}/acceptances`, {
      ...{ version: FIRST, heard_aloud: true },
    });
    expect(refused.error.code).toBe('consent_error.other_purpose');
    for (const path of [POLICIES, SHEETS])
      expect((await forFarmer('GET', path)).body.error?.code, path).toBe('consent_error.other_purpose');
    const owner = await farmer(backend, { phone });
    const order = await filled(3, owner);
    expect(await order()).toMatchObject(REFUSED);
    // A number is sent a code every half minute at most.
    backend.advance(31_000);
    await agent.consent(phone, { purposes: ['insurance'] });
    await forFarmer('POST', `${SHEETS}/${SOWING}/acceptances`, { version: FIRST, heard_aloud: true });
    expect([await acceptedBy(farmerId), await acceptedBy(agent.userId)]).toEqual([[FIRST], []]);
    const { body: placed } = await order();
    const told = await backend.database.select().from(agentActs).where(eq(agentActs.farmerId, farmerId));
    expect(told.map(({ act }) => act)).toContain('terms-accepted');

    const { body: seen } = await forFarmer('GET', POLICIES);
    expect(seen.results).toMatchObject([{ order_id: placed.id }, { order_id: placed.id }]);
    expect((await forFarmer('GET', `${POLICIES}/${seen.results[0].id}`)).status).toBe(200);
    const stranger = await partnerAgent(backend, 'Mohan Lal');
    for (const path of [POLICIES, `${POLICIES}/${seen.results[0].id}`])
      expect((await stranger.call('GET', path, undefined, farmerId)).body.error?.code, path).toBe('consent_error.none');
  });

  // The last one: from here on the newer version holds.
  it('are asked for again by a new version, also between reading and ordering; old acceptances stay', async () => {
    const buyer = await farmer(backend);
    const order = await filled(3, buyer);
    await accept(buyer, FIRST);
    const [sheet] = await backend.database
      .select()
      .from(insuranceTermSheets)
      .where(eq(insuranceTermSheets.productId, SOWING));
    const effectiveOn = indiaDay(backend.dependencies.now());
    await backend.database.insert(insuranceTermSheets).values({ ...sheet!, version: '2026-11-b', effectiveOn });
    expect((await buyer.checkout()).needs_terms).toEqual([SOWING]);
    expect(await order()).toMatchObject(REFUSED);
    expect((await accept(buyer, FIRST)).body.error?.code).toBe('insurance_error.terms_changed');
    await accept(buyer, '2026-11-b');
    expect((await order()).status).toBe(201);
    expect((await acceptedBy(buyer.userId)).toSorted()).toEqual([FIRST, '2026-11-b']);
  });
});
