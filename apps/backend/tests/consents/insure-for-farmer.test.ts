import { agentActs } from '@haat/backend-consents/tables';
import { ADDRESS, ADDRESSES, CART, farmer, NEAR, orderOf, ORDERS, SHOP, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { newNumber, partnerAgent } from './agents-and-farmers.ts';
import type { TestAgent } from './agents-and-farmers.ts';

const INSURED_PACK = 'p-paddy-arize-6444-3kg';
const AT = `lat_lng=${NEAR}`;

// Written from docs/domain/agents.md#orders: insurance in an order needs `insurance`, and is not offered without it.
describe.each(testDatabases(import.meta.filename))('insurance at an agent’s counter on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  /** The farmer's cart with packs that can be insured, brought home. */
  async function fill(agent: TestAgent, farmerId: string) {
    const { body: address } = await agent.call('POST', ADDRESSES, ADDRESS, farmerId);
    const line = { quantity: 2, vendor_id: SHOP };
    expect((await agent.call('PUT', `${CART}/items/${INSURED_PACK}?${AT}`, line, farmerId)).status).toBe(200);
    await agent.call('PATCH', `${CART}?${AT}`, { address_id: address.id, delivery_type: 'home_delivery' }, farmerId);
    return address;
  }
  const checkout = async (agent: TestAgent, farmerId: string) =>
    (await agent.call('GET', `${CART}/checkout?${AT}`, undefined, farmerId)).body;
  const choice = (offer: { group_insurance_product_id: string; multiplier_factor: number }) => ({
    insurance: [
      {
        variant_id: INSURED_PACK,
        group_insurance_product_id: offer.group_insurance_product_id,
        multiplier_factor: offer.multiplier_factor,
        units: 2,
      },
    ],
  });

  it('is offered, taken and paid for with the farmer’s consent for it', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber(), { purposes: ['order', 'address', 'insurance'] });
    await fill(agent, farmerId);
    const [offer] = (await checkout(agent, farmerId)).insurance;
    const { status } = await agent.call('PATCH', `${CART}?${AT}`, choice(offer), farmerId);
    expect(status).toBe(200);
    expect((await checkout(agent, farmerId)).insurance[0].chosen_units).toBe(2);
  });

  it('is neither offered nor taken without it; what the farmer chose is not ordered by the agent', async () => {
    const agent = await partnerAgent(backend);
    const phone = newNumber();
    const farmerId = await agent.consent(phone, { purposes: ['order', 'address'] });
    const address = await fill(agent, farmerId);
    const { token } = await farmer(backend, { phone });
    const own = (method: string, path: string, body?: unknown) =>
      backend.request(method, `${path}?${AT}`, { token, ...(body === undefined ? {} : { body }) });
    const [offer] = (await own('GET', `${CART}/checkout`)).body.insurance;

    expect((await checkout(agent, farmerId)).insurance).toEqual([]);
    const refused = await agent.call('PATCH', `${CART}?${AT}`, choice(offer), farmerId);
    expect(refused.body.error.code).toBe('consent_error.other_purpose');
    const { cart_id } = (await own('GET', CART)).body;
    const prepared = await agent.call('PATCH', `${CART}/checkout?${AT}`, { cart_id, ...choice(offer) }, farmerId);
    expect(prepared.body.error.code).toBe('consent_error.other_purpose');

    expect((await own('PATCH', CART, choice(offer))).status).toBe(200);
    const seen = await checkout(agent, farmerId);
    expect([seen.insurance, seen.bill.premium]).toEqual([[], 0]);
    const placed = await agent.call('POST', ORDERS, orderOf(seen, farmerId, address), farmerId);
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    expect(placed.body.premium ?? 0).toBe(0);
    const done = and(eq(agentActs.farmerId, farmerId), eq(agentActs.act, 'order-placed'));
    expect(await backend.database.select().from(agentActs).where(done)).toHaveLength(1);
  });
});
