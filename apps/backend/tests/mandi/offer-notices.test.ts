import { buyerDemandsSchema, mandiOffersSchema, type MandiDemandInput } from '@haat/api-contract/mandi-trade';
import { addDemand, insertMandiDirectory } from '@haat/backend-mandi';
import { mandiDemands, mandiOffers } from '@haat/backend-mandi/tables';
import { inTransaction } from '@haat/backend-platform';
import { outbox } from '@haat/backend-platform/tables';
import { sandboxArea } from '@haat/backend-sandbox';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
type Grower = Buyer & { phone: string };

describe.each(testDatabases(import.meta.filename))('what farmers are told of offers on $name', (on) => {
  let backend: TestBackend;
  let trader: StaffMember;
  let grower: Grower;
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    await inTransaction(backend.database, (tx) => insertMandiDirectory(tx, null));
    trader = await staffMember(backend, 'buyer');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
    await grower.call('PATCH', '/user/v1/profile-update', { language_code: 'en' });
  });
  afterEach(async () => {
    await backend.database.delete(mandiOffers);
    await backend.database.delete(mandiDemands);
  });

  const wish = (): MandiDemandInput => ({
    ...{ commodity: 'onion', grade: 'FAQ', quintals: 100, rate: 1850.5, buyer: 'Godavari Foods', pays_after_days: 3 },
    ...{ moisture_percent: 2, market_fee_percent: 1, commission_percent: 0, handling_per_quintal: 12 },
    ...{ place: 'Niphad', district: 'Nashik', state: 'Maharashtra', lat_lng: '20.08,74.11' },
    until: indiaDay(new Date(backend.dependencies.now().getTime() + 5 * DAY_MS)),
  });
  const demand = async (): Promise<string> => (await trader.call('POST', '/buyer/v1/demands', wish())).body.id;
  const sampleDemand = () => addDemand(backend.database, backend.dependencies, null, wish());
  const offer = async (demandId: string, quintals: number, by: Buyer = grower): Promise<string> =>
    (await by.call('POST', `/mandi/v1/demands/${demandId}/offers`, { quintals })).body.id;
  const decide = (id: string, how: 'accept' | 'reject') => trader.call('POST', `/buyer/v1/offers/${id}/${how}`);
  const told = async (person: Grower = grower) => {
    const open = () =>
      backend.database.$count(outbox, and(eq(outbox.type, 'mandi.offer-decided'), isNull(outbox.deliveredAt)));
    await expect.poll(open).toBe(0);
    return (await backend.sms.allMessages(person.phone)).filter(({ otp }) => otp === '').map(({ text }) => text);
  };
  const states = async (by: Buyer = grower) =>
    mandiOffersSchema.parse((await by.call('GET', '/mandi/v1/offers')).body).results.map(({ status }) => status);

  it('is an acceptance or a rejection, once, with buyer, crop and quantity, in their language', async () => {
    const id = await demand();
    const taken = await offer(id, 12.5);
    expect(await told(), 'nothing is decided').toEqual([]);
    await decide(taken, 'accept');
    const accepted = 'Krishi Haat: Godavari Foods accepted your offer: Onion, quintals: 12.5. They will call you.';
    expect(await told()).toEqual([accepted]);
    expect((await decide(taken, 'accept')).status).toBe(409);
    const other = await farmer(backend);
    await decide(await offer(id, 1, other), 'reject');
    expect(await told(other)).toEqual([expect.stringMatching(/^कृषि हाट: Godavari Foods ने आपकी फसल नहीं ली/)]);
    expect(await told()).toEqual([accepted]);
  });

  it('is a rejection too when the demand is filled or closed, not when it was withdrawn or has expired', async () => {
    const [filled, closed, left] = [await demand(), await demand(), await demand()];
    const other = await farmer(backend);
    await offer(filled, 10);
    await decide(await offer(filled, 100, other), 'accept');
    expect(await told()).toHaveLength(1);
    await offer(closed, 10);
    await trader.call('POST', `/buyer/v1/demands/${closed}/close`);
    expect(await told()).toHaveLength(2);
    await grower.call('POST', `/mandi/v1/offers/${await offer(left, 10)}/withdraw`);
    await trader.call('POST', `/buyer/v1/demands/${left}/close`);
    expect(await told()).toHaveLength(2);
  });

  it('says of the sample’s buyer that it is one, which answers offers to its own demands alone', async () => {
    const job = sandboxArea.jobs?.find(({ name }) => name === 'sandbox.buyer');
    const [sample, real] = [await sampleDemand(), await demand()];
    const [second, third] = [await farmer(backend), await farmer(backend)];
    await offer(sample, 70);
    await offer(sample, 60, second);
    await offer(real, 10, third);
    await job?.run(backend.dependencies);
    expect(await states(), 'it takes its time').toEqual(['OFFERED']);
    backend.advance(20 * SECOND_MS);
    await job?.run(backend.dependencies);
    await job?.run(backend.dependencies);
    expect([await states(), await states(second), await states(third)]).toEqual([
      ...[['ACCEPTED'], ['REJECTED'], ['OFFERED']],
    ]);
    expect((await told())[0]).toContain('(A sample buyer, not a real one. Do not take your crop there.)');
    expect((await told(second))[0]).toContain('नमूने का खरीदार');
    expect(await told(third)).toEqual([]);
  });

  it('tells a buyer no name and no number before the offer is accepted, nor after another decision', async () => {
    const id = await demand();
    const [second, third] = [await farmer(backend), await farmer(backend)];
    const taken = await offer(id, 10);
    const refused = await offer(id, 11, second);
    await offer(id, 12, third);
    await decide(taken, 'accept');
    await decide(refused, 'reject');
    const answer = (await trader.call('GET', '/buyer/v1/demands')).body;
    const [shown] = buyerDemandsSchema.parse(answer).results;
    expect(shown?.offers.map(({ quintals, farmer: who }) => [quintals, who?.phone_number ?? null])).toEqual([
      [10, grower.phone],
      [11, null],
      [12, null],
    ]);
    for (const { phone, userId } of [second, third]) {
      expect(JSON.stringify(answer)).not.toContain(phone);
      expect(JSON.stringify(answer)).not.toContain(userId);
    }
  });
});
