import { claimSchema } from '@haat/api-contract/insurance-claims';
import { agentActs } from '@haat/backend-consents/tables';
import { documentViews } from '@haat/backend-media/tables';
import { sendPhoto, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerAgent } from '../../consents/agents-and-farmers.ts';
import { startBackend } from '../../start-backend.ts';
import { claimOf, CLAIMS, insuredFarmer } from './insured-farmer.ts';

// Written from docs/domain/agents.md#acting and docs/domain/insurance.md#filing-a-claim.
describe.each(testDatabases(import.meta.filename))('claims by an agent on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  it('need a consent for insurance, are the farmer’s, and are told to the farmer as acts', async () => {
    const insured = await insuredFarmer(backend);
    const { buyer } = insured;
    const agent = await partnerAgent(backend);
    const claim = () => claimOf(insured, backend.dependencies.now());
    const code = (answer: { body: { error?: { code: string } } }) => answer.body?.error?.code;
    expect(code(await agent.call('POST', CLAIMS, claim())), 'without a farmer').toBe('consent_error.no_farmer');
    expect(code(await agent.call('POST', CLAIMS, claim(), buyer.userId)), 'without a consent').toBe(
      'consent_error.none',
    );
    await agent.consent(buyer.phone, { purposes: ['order', 'question'] });
    const forFarmer: Buyer['call'] = (method, path, body) => agent.call(method, path, body, buyer.userId);
    expect(code(await forFarmer('POST', CLAIMS, claim())), 'for another purpose').toBe('consent_error.other_purpose');
    backend.advance(31_000);
    await agent.consent(buyer.phone, { purposes: ['insurance'] });

    const photoId = await sendPhoto(backend, agent.token, { farmerId: buyer.userId });
    const photos = [{ id: photoId, taken_at: null, place: null }];
    const { status, body } = await forFarmer('POST', CLAIMS, { ...claim(), photos });
    expect(status).toBe(201);
    const filed = claimSchema.parse(body);
    expect((await buyer.call('GET', `${CLAIMS}/${filed.id}`)).body).toMatchObject({
      id: filed.id,
      number: filed.number,
    });
    const address = filed.photos[0]?.address ?? '';
    expect((await buyer.call('GET', address)).status, 'the agent’s address is not the farmer’s').toBe(404);
    expect((await forFarmer('GET', address)).status).toBe(200);
    const views = await backend.database.select().from(documentViews).where(eq(documentViews.ownerId, buyer.userId));
    expect(views).toMatchObject([{ documentId: photoId, viewerId: agent.userId, why: 'for-farmer' }]);
    expect((await buyer.call('GET', `${CLAIMS}/${filed.id}`)).body.photos[0].views).toBe(1);
    expect((await forFarmer('POST', `${CLAIMS}/${filed.id}/withdraw`)).status).toBe(204);
    const acts = await backend.database
      .select()
      .from(agentActs)
      .where(eq(agentActs.farmerId, buyer.userId))
      .orderBy(asc(agentActs.at));
    expect(acts.filter(({ act }) => act.startsWith('claim-'))).toMatchObject([
      { act: 'claim-filed', agentId: agent.userId, subject: filed.id },
      { act: 'claim-withdrawn', agentId: agent.userId, subject: filed.id },
    ]);
    const stranger = await partnerAgent(backend, 'Mohan Lal');
    expect(code(await stranger.call('GET', `${CLAIMS}/${filed.id}`, undefined, buyer.userId))).toBe(
      'consent_error.none',
    );
  });
});
