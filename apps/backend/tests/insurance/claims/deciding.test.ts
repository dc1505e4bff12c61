import { claimSchema } from '@haat/api-contract/insurance-claims';
import { claimAtWorkSchema, listedClaimsSchema } from '@haat/api-contract/insurance-claims-at-work';
import { CLAIM_STATES, type ClaimState } from '@haat/api-contract/vocabulary';
import {
  insuranceClaimPayouts,
  insuranceClaims,
  insurancePolicies,
  insuranceSurveys,
  type PolicyRow,
} from '@haat/backend-insurance/tables';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction } from '@haat/backend-platform';
import { securityEvents } from '@haat/backend-security-events/tables';
import { ORDERS, sendPhoto, signInForTest, staffMember, testDatabases, toldCode } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../../start-backend.ts';
import { CLAIMS, filed, insuredFarmer } from './insured-farmer.ts';
import type { InsuredFarmer } from './insured-farmer.ts';

const SURVEYOR = '/surveyor/v1/claims';
const INSURER = '/insurer/v1/claims';
const DAY = 86_400_000;
const REPORT = { loss_percent: 40, acres: 1.2, text: 'Stems broken on two thirds of the field.' };
const REJECTION = { reason: 'no-loss', text: 'The crop stands.' } as const;

/** What each role may do to a claim in each state, by the rule's table of moves. */
const ACTS = {
  withdraw: { role: 'farmer', path: (id: string) => `${CLAIMS}/${id}/withdraw`, body: undefined, from: ['SUBMITTED'] },
  appeal: {
    role: 'farmer',
    path: (id: string) => `${CLAIMS}/${id}/appeal`,
    body: { text: 'Look.' },
    from: ['REJECTED'],
  },
  take: {
    ...{ role: 'surveyor', path: (id: string) => `${SURVEYOR}/${id}/take`, body: undefined },
    // Under survey it is this surveyor's already, and stays theirs.
    from: ['SUBMITTED', 'APPEALED', 'UNDER_SURVEY'],
  },
  approve: {
    ...{ role: 'insurer', path: (id: string) => `${INSURER}/${id}/approval`, body: { amount: 100, text: '' } },
    from: ['UNDER_SURVEY'],
  },
  reject: {
    ...{ role: 'insurer', path: (id: string) => `${INSURER}/${id}/rejection`, body: REJECTION },
    from: ['UNDER_SURVEY'],
  },
  pay: {
    ...{ role: 'insurer', path: (id: string) => `${INSURER}/${id}/payment`, body: { reference: 'UTR000000001' } },
    from: ['APPROVED'],
  },
} as const satisfies Record<
  string,
  { role: string; path: (id: string) => string; body: unknown; from: readonly ClaimState[] }
>;

describe.each(testDatabases(import.meta.filename))('claims at work on $name', (on) => {
  let backend: TestBackend;
  let insured: InsuredFarmer;
  let surveyor: StaffMember;
  let insurer: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    surveyor = await staffMember(backend, 'surveyor');
    insurer = await staffMember(backend, 'insurer');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    insured = await insuredFarmer(backend);
  });

  const own = async (id: string) => claimSchema.parse((await insured.buyer.call('GET', `${CLAIMS}/${id}`)).body);
  const code = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body?.error?.code ?? status;
  const take = (id: string, by = surveyor) => by.call('POST', `${SURVEYOR}/${id}/take`);
  const report = (id: string, by = surveyor) => by.call('POST', `${SURVEYOR}/${id}/report`, REPORT);
  const approve = (id: string, amount = 1200) =>
    insurer.call('POST', `${INSURER}/${id}/approval`, { amount, text: '' });
  const reject = (id: string) => insurer.call('POST', `${INSURER}/${id}/rejection`, REJECTION);
  const surveyed = async () => {
    const { id } = await filed(backend, insured);
    await take(id);
    await report(id);
    return id;
  };

  /** Puts a claim into a state, as if it had come there. */
  async function put(id: string, state: ClaimState): Promise<void> {
    const { database, now } = backend.dependencies;
    await database.delete(insuranceClaimPayouts).where(eq(insuranceClaimPayouts.claimId, id));
    const change = {
      ...{ surveyorId: state === 'UNDER_SURVEY' ? surveyor.userId : null, appeals: state === 'APPEALED' ? 1 : 0 },
      rejectedAt: state === 'REJECTED' ? now() : null,
    };
    await database
      .update(insuranceClaims)
      .set({ ...change, state })
      .where(eq(insuranceClaims.id, id));
    if (state === 'APPROVED')
      await database.insert(insuranceClaimPayouts).values({ claimId: id, amountPaise: 100, state: 'by-hand' });
    await database
      .insert(insuranceSurveys)
      .values({ ...{ claimId: id, round: 0, lossPercent: 1, acres: 1, text: 'x' }, at: now(), isSample: false })
      .onConflictDoNothing();
  }

  it.each(Object.entries(ACTS))('%s: every state × every role', async (_act, { role, path, body, from }) => {
    const { id } = await filed(backend, insured);
    const other = await insuredFarmer(backend);
    const by = { farmer: insured.buyer, surveyor, insurer };
    const decisions = backend.database;
    for (const state of CLAIM_STATES) {
      for (const [who, caller] of Object.entries({ ...by, 'another farmer': other.buyer })) {
        await put(id, state);
        await decisions.execute(`delete from insurance_claim_decisions`);
        const answer = await caller.call('POST', path(id), body);
        const foreign = role === 'farmer' ? 404 : 403;
        const wanted = who !== role ? foreign : (from as readonly string[]).includes(state) ? 204 : 409;
        expect(answer.status, `${who} in ${state}`).toBe(wanted);
        if (wanted !== 204) expect((await own(id)).state).toBe(state);
      }
    }
  });

  it('go from one surveyor’s list to that surveyor’s desk: of five at once one gets it', async () => {
    const { id } = await filed(backend, insured);
    const waiting = async (by: StaffMember, which = 'waiting') => {
      const { body } = await by.call('GET', `${SURVEYOR}?which=${which}&page=1`);
      return listedClaimsSchema.parse(body).results.map((claim) => claim.id);
    };
    expect(await waiting(surveyor)).toContain(id);
    expect((await surveyor.call('GET', `${SURVEYOR}/${id}`)).status).toBe(404);
    const surveyors = [surveyor];
    while (surveyors.length < 5) surveyors.push(await staffMember(backend, 'surveyor'));
    const answers = await Promise.all(surveyors.map((by) => take(id, by)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409]);
    const winner = surveyors[answers.findIndex(({ status }) => status === 204)]!;
    const loser = surveyors.find((one) => one !== winner)!;
    expect(await waiting(winner, 'mine')).toEqual([id]);
    expect(await waiting(loser, 'mine')).toEqual([]);
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '/report', REPORT],
    ] as const)
      expect((await loser.call(method, `${SURVEYOR}/${id}${path}`, body)).status).toBe(404);
    expect((await report(id, winner)).status).toBe(204);
    expect(code(await report(id, winner))).toBe('claim_error.cannot_move');
  });

  it('are read without who filed them, photos too, and each view is kept as a security event', async () => {
    const { accessToken } = await signInForTest(backend, insured.buyer.phone);
    const photoId = await sendPhoto(backend, accessToken);
    const { id } = await filed(backend, insured, { photos: [{ id: photoId, taken_at: null, place: null }] });
    const photoAt = async (path: string, by: StaffMember) => {
      const { status, body } = await by.call('GET', `${path}/${id}`);
      return status === 200 ? by.call('GET', body.photos[0].address) : { status };
    };
    expect((await photoAt(SURVEYOR, surveyor)).status).toBe(404);
    await take(id);
    expect((await photoAt(SURVEYOR, surveyor)).status).toBe(200);
    expect((await photoAt(INSURER, insurer)).status, 'before the survey').toBe(404);
    await report(id);
    expect((await photoAt(INSURER, insurer)).status).toBe(200);
    const { body } = await insurer.call('GET', `${INSURER}/${id}`);
    const claim = claimAtWorkSchema.parse(body);
    expect(claim).toMatchObject({ report: REPORT, photos: [{ id: photoId, marks: ['no-place', 'no-time'] }] });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${insured.buyer.phone}|${insured.buyer.userId}`));
    for (const [who, path] of [
      [surveyor, SURVEYOR],
      [insurer, INSURER],
    ] as const) {
      const events = await backend.database
        .select()
        .from(securityEvents)
        .where(and(eq(securityEvents.userId, who.userId), eq(securityEvents.kind, 'role-use')));
      const routes = events.filter(({ subjects }) => subjects['ids'] === `${id},${photoId}`);
      expect(routes.map(({ subjects }) => subjects['route'])).toContain(`GET ${path}/:id/photos/:photoId`);
    }
  });

  it('are decided once the survey is there, at most the cover, by paise', async () => {
    const { id } = await filed(backend, insured);
    await take(id);
    expect(code(await approve(id))).toBe('claim_error.not_surveyed');
    await report(id);
    expect(code(await approve(id, 3000.01))).toBe('claim_error.above_cover');
    expect((await own(id)).state).toBe('UNDER_SURVEY');
    expect((await approve(id, 3000)).status).toBe(204);
    expect(await own(id)).toMatchObject({
      ...{ state: 'APPROVED', decision: { amount: 3000, reason: null, is_sample: false } },
      payout: { reference: null, paid_at: null },
    });
  });

  it('are approved at most with the cover of the packs that have not gone back meanwhile', async () => {
    const id = await surveyed();
    const policyIs = (change: Partial<PolicyRow>) =>
      backend.database.update(insurancePolicies).set(change).where(eq(insurancePolicies.id, insured.policyId));
    await policyIs({ returnedUnits: 2, status: 'VOID', voidedAt: backend.dependencies.now() });
    expect(code(await approve(id, 0.01)), 'both packs').toBe('claim_error.above_cover');
    await policyIs({ returnedUnits: 1, status: 'IN_FORCE', voidedAt: null });
    expect(code(await approve(id, 1500.01)), 'one of two packs').toBe('claim_error.above_cover');
    expect((await approve(id, 1500)).status).toBe(204);
  });

  it('once they are approved keep as many packs from going back as their cover needs', async () => {
    const id = await surveyed();
    expect((await approve(id, 1500)).status).toBe(204);
    const isOf = eq(insurancePolicies.id, insured.policyId);
    const [policy] = await backend.database.select().from(insurancePolicies).where(isOf);
    const orderId = policy?.orderId ?? '';
    const evidence = await toldCode(backend, orderId);
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await inTransaction(backend.database, (tx) =>
        transitionOrder(tx, backend.dependencies, orderId, to, 'vendor', { evidence }),
      );
    const ask = (quantity: number) =>
      insured.buyer.call('POST', `${ORDERS}/${orderId}/returns`, {
        reason: '001',
        lines: [{ variant_id: policy?.variantId, quantity, is_sealed: true }],
      });
    expect(code(await ask(2))).toBe('return_error.claim_approved');
    expect((await ask(1)).status).toBe(201);
  });

  it('of two insurers who decide at once one decides', async () => {
    const id = await surveyed();
    const answers = await Promise.all([approve(id), reject(id), approve(id, 900)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('are rejected with a reason, appealed once within 30 days, and surveyed anew by another', async () => {
    const id = await surveyed();
    expect((await reject(id)).status).toBe(204);
    expect(await own(id)).toMatchObject({
      ...{ state: 'REJECTED', decision: { amount: null, ...REJECTION }, may: { withdraw: false, appeal: true } },
    });
    const appeal = () => insured.buyer.call('POST', `${CLAIMS}/${id}/appeal`, { text: 'It was hail.' });
    expect((await appeal()).status).toBe(204);
    const other = await staffMember(backend, 'surveyor');
    expect((await take(id, other)).status).toBe(204);
    expect(code(await approve(id)), 'the first survey does not count').toBe('claim_error.not_surveyed');
    await report(id, other);
    await reject(id);
    expect(code(await appeal())).toBe('claim_error.cannot_move');
    const states = ['SUBMITTED', 'UNDER_SURVEY', 'REJECTED', 'APPEALED', 'UNDER_SURVEY', 'REJECTED'];
    expect(await own(id)).toMatchObject({ appeal: { text: 'It was hail.' }, may: { appeal: false } });
    expect((await own(id)).history.map(({ state }) => state)).toEqual(states);
  });

  it('are appealed until the end of the thirtieth day, and not after it', async () => {
    const id = await surveyed();
    await reject(id);
    const rejectedAgo = (milliseconds: number) =>
      backend.database
        .update(insuranceClaims)
        .set({ rejectedAt: new Date(backend.dependencies.now().getTime() - milliseconds) })
        .where(eq(insuranceClaims.id, id));
    const appeal = () => insured.buyer.call('POST', `${CLAIMS}/${id}/appeal`, { text: 'It was hail.' });
    await rejectedAgo(30 * DAY + 60_000);
    expect(code(await appeal())).toBe('claim_error.cannot_move');
    await rejectedAgo(30 * DAY - 60_000);
    expect((await appeal()).status).toBe(204);
  });

  it('of a surveyor’s or an insurer’s own are no work of theirs', async () => {
    const { id } = await filed(backend, insured);
    await backend.database.update(insuranceClaims).set({ farmerId: surveyor.userId }).where(eq(insuranceClaims.id, id));
    expect((await take(id)).status).toBe(404);
    const surveyedId = await filed(backend, await insuredFarmer(backend)).then((claim) => claim.id);
    await take(surveyedId);
    await report(surveyedId);
    await backend.database
      .update(insuranceClaims)
      .set({ farmerId: insurer.userId })
      .where(eq(insuranceClaims.id, surveyedId));
    expect((await approve(surveyedId)).status).toBe(404);
  });
});
