import { randomUUID } from 'node:crypto';
import type { AgentPurpose } from '@haat/api-contract/vocabulary';
import { agentConsents } from '@haat/backend-consents/tables';
import { CART, farmer, NEAR, ORDERS, SHOP, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { partnerAgent } from './agents-and-farmers.ts';

const PACK = 'p-paddy-arize-6444-3kg';
const HOUR_MS = 3_600_000;

// Written from docs/domain/agents.md#acting: one that allows it is enough; one that is over is none.
describe.each(testDatabases(import.meta.filename))('several consents for one agent on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  /** An agent and a farmer with consents, by purpose, given so many hours ago, for a day or over by now. */
  async function withConsents(...given: { purpose: AgentPurpose; hoursAgo: number; isOver?: boolean }[]) {
    const agent = await partnerAgent(backend);
    const { userId: farmerId } = await farmer(backend);
    const now = backend.dependencies.now().getTime();
    for (const { purpose, hoursAgo, isOver = false } of given)
      await backend.database.insert(agentConsents).values({
        id: randomUUID(),
        farmerId,
        agentId: agent.userId,
        purposes: [purpose],
        givenAt: new Date(now - hoursAgo * HOUR_MS),
        until: new Date(now + (isOver ? -1 : 24) * HOUR_MS),
      });
    return { agent, farmerId };
  }

  it('lets the agent do what an older one allows, though a newer one does not', async () => {
    const older = { purpose: 'order', hoursAgo: 3 } as const;
    const { agent, farmerId } = await withConsents(older, { purpose: 'address', hoursAgo: 2 });
    expect((await agent.call('GET', ORDERS, undefined, farmerId)).status).toBe(200);
    expect((await agent.call('GET', '/user/v1/addresses', undefined, farmerId)).status).toBe(200);
    expect((await agent.call('GET', '/kyc/v1/id', undefined, farmerId)).body.error.code).toBe(
      'consent_error.other_purpose',
    );
  });

  it('counts no purpose of one that is over beside one that is in force', async () => {
    const order = { purpose: 'order', hoursAgo: 2 } as const;
    const obstacles = async (isOver: boolean) => {
      const { agent, farmerId } = await withConsents(order, { purpose: 'payment', hoursAgo: 3, isOver });
      await agent.call('PUT', `${CART}/items/${PACK}?lat_lng=${NEAR}`, { quantity: 1, vendor_id: SHOP }, farmerId);
      const { body } = await agent.call('GET', `${CART}/checkout?lat_lng=${NEAR}`, undefined, farmerId);
      const choices = body.payment.choices as { kind: string; obstacle: string | null }[];
      return choices.find(({ kind }) => kind === 'csc')?.obstacle;
    };
    expect([await obstacles(false), await obstacles(true)]).toEqual([null, 'not_consented']);
  });
});
