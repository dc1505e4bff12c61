import { randomUUID } from 'node:crypto';
import { GUEST_CART_HEADER, HEADERS } from '@haat/api-contract';
import { CART, farmer, NEAR, SHOP, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { newNumber, partnerAgent } from './agents-and-farmers.ts';
import type { TestAgent } from './agents-and-farmers.ts';

const PACK = 'p-paddy-arize-6444-3kg';
const AT = `lat_lng=${NEAR}`;

// Written from docs/domain/agents.md#choosing-a-farmer.
describe.each(testDatabases(import.meta.filename))('carts at an agent’s counter on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  async function put(agent: TestAgent, quantity: number, farmerId?: string): Promise<void> {
    const line = { quantity, vendor_id: SHOP };
    expect((await agent.call('PUT', `${CART}/items/${PACK}?${AT}`, line, farmerId)).status).toBe(200);
  }
  const packs = async (agent: TestAgent, farmerId?: string): Promise<number> =>
    (await agent.call('GET', `${CART}?${AT}`, undefined, farmerId)).body.count;

  it('an agent’s own goes to no farmer, and is there again when they have left', async () => {
    const agent = await partnerAgent(backend);
    await put(agent, 3);
    const phone = newNumber();
    const [one, other] = [await agent.consent(phone), await agent.consent(newNumber())];
    expect([await packs(agent, one), await packs(agent, other)], 'farmers begin with none').toEqual([0, 0]);
    await put(agent, 1, one);
    await put(agent, 2, other);
    expect([await packs(agent, one), await packs(agent, other), await packs(agent)]).toEqual([1, 2, 3]);
    const { token } = await farmer(backend, { phone });
    expect((await backend.request('GET', `${CART}?${AT}`, { token })).body.count, 'as the farmer sees it').toBe(1);
  });

  it('one that a guest filled on the counter’s device does not become a farmer’s by the agent', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber());
    const guest = { [GUEST_CART_HEADER]: randomUUID() };
    const body = { quantity: 4, vendor_id: SHOP };
    expect((await backend.request('PUT', `${CART}/items/${PACK}?${AT}`, { headers: guest, body })).status).toBe(200);
    const headers = { ...guest, [HEADERS.assumedUser]: farmerId };
    const { token } = agent;
    const claimed = await backend.request('POST', `${CART}/claim?${AT}`, { token, headers });
    expect(claimed.body.error?.code).toBe('consent_error.not_for_agents');
    expect(await packs(agent, farmerId)).toBe(0);
    expect((await backend.request('POST', `${CART}/claim?${AT}`, { token, headers: guest })).body.count).toBe(4);
  });
});
