import { randomUUID } from 'node:crypto';
import { claimSchema, claimsSchema } from '@haat/api-contract/insurance-claims';
import type { ClaimInput } from '@haat/api-contract/insurance-claims';
import { insuranceClaimPhotos, insuranceClaims, insurancePolicies } from '@haat/backend-insurance/tables';
import { farmer, sendPhoto, signInForTest, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../../start-backend.ts';
import { claimOf, CLAIMS, filed, insuredFarmer } from './insured-farmer.ts';
import type { InsuredFarmer } from './insured-farmer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NONE = '00000000-0000-4000-8000-000000000000';

describe.each(testDatabases(import.meta.filename))('claims on $name', (on) => {
  let backend: TestBackend;
  let insured: InsuredFarmer;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    insured = await insuredFarmer(backend);
  });

  const now = () => backend.dependencies.now();
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
  const file = (change: Partial<ClaimInput> = {}) =>
    insured.buyer.call('POST', CLAIMS, claimOf(insured, now(), change));
  const code = ({ status, body }: { status: number; body: { error?: { code: string } } }) => body.error?.code ?? status;
  const own = async () => claimsSchema.parse((await insured.buyer.call('GET', CLAIMS)).body).results;
  const photo = async () => {
    const { accessToken } = await signInForTest(backend, insured.buyer.phone);
    return sendPhoto(backend, accessToken);
  };

  it('are kept as they were filed, with the policy, the deadline and what the farmer can do', async () => {
    const happened = ago(5 * HOUR);
    const claim = await filed(backend, insured, { happened_at: happened });
    expect(claim).toMatchObject({
      ...{ state: 'SUBMITTED', peril: 'localised', happened_at: happened, acres: 1.5, cut_on: null },
      ...{ text: 'Hail broke the stems.', photos: [], decision: null, appeal: null, payout: null },
      policy: { id: insured.policyId, cover: 3000, is_sample: true },
      deadline: new Date(Date.parse(happened) + 72 * HOUR).toISOString(),
      may: { withdraw: true, appeal: false },
      history: [{ state: 'SUBMITTED' }],
    });
    expect(claim.number).toMatch(/^C\d{4}-\d{6}$/);
    expect(await own()).toEqual([claim]);
    expect(claimSchema.parse((await insured.buyer.call('GET', `${CLAIMS}/${claim.id}`)).body)).toEqual(claim);
  });

  it('that come twice from the outbox, also at the same moment, are one', async () => {
    const claim = claimOf(insured, now());
    const answers = await Promise.all([1, 2, 3].map(() => insured.buyer.call('POST', CLAIMS, claim)));
    const later = await insured.buyer.call('POST', CLAIMS, { ...claim, text: 'Sent again with other words.' });
    expect(new Set([...answers, later].map(({ body }) => body.id)).size).toBe(1);
    expect(later.body.text).toBe('Hail broke the stems.');
    expect(await own()).toHaveLength(1);
  });

  const PHONES = [
    ['right', 0],
    ['three hours ahead', 3 * HOUR],
    ['three hours behind', -3 * HOUR],
  ] as const;
  const HOURS = [
    ['71:59', 71 * HOUR + 59 * MINUTE, 201],
    ['72:01', 72 * HOUR + MINUTE, 'too-late'],
  ] as const;
  it.each(
    PHONES.flatMap(([clock, off]) => HOURS.map(([hour, after, answer]) => ({ clock, off, hour, after, answer }))),
  )(
    'filed at hour $hour by a phone whose clock is $clock, and sent two days later: $answer',
    async ({ off, after, answer }) => {
      const filedAt = now().getTime() - 2 * DAY;
      const answered = await file({
        happened_at: new Date(filedAt - after).toISOString(),
        clock: {
          filed_at: new Date(filedAt + off).toISOString(),
          sent_at: new Date(now().getTime() + off).toISOString(),
        },
      });
      if (answer === 201) {
        const { filed_at: kept } = claimSchema.parse(answered.body);
        expect(Math.abs(Date.parse(kept) - filedAt)).toBeLessThan(MINUTE);
        const [row] = await backend.database
          .select()
          .from(insuranceClaims)
          .where(eq(insuranceClaims.farmerId, insured.buyer.userId));
        expect(row?.isClockOff).toBe(off !== 0);
      } else expect(answered.body.error).toMatchObject({ code: 'claim_error.not_claimable', details: { why: answer } });
    },
  );

  it('count as filed when they come where the phone tells a time that cannot be', async () => {
    const backwards = await file({ clock: { filed_at: ago(0), sent_at: ago(HOUR) } });
    const tooLong = await file({
      ...{ happened_at: ago(30 * HOUR), clock: { filed_at: ago(31 * DAY), sent_at: ago(0) } },
    });
    for (const { body } of [backwards, tooLong])
      expect(now().getTime() - Date.parse(claimSchema.parse(body).filed_at)).toBeLessThan(MINUTE);
  });

  it('of an event that lies ahead are refused, but not for a phone’s clock alone', async () => {
    expect(code(await file({ happened_at: ago(-HOUR) }))).toBe('claim_error.time_wrong');
    const ahead = { filed_at: ago(-3 * HOUR), sent_at: ago(-3 * HOUR) };
    const { body } = await file({ happened_at: ago(-2 * HOUR), clock: ahead });
    const claim = claimSchema.parse(body);
    expect(claim.happened_at).toBe(claim.filed_at);
  });

  it.each([
    ['before the cover', { validFrom: 1, validUntil: 60 }, {}, 'before-cover'],
    ['after the cover', { validFrom: -60, validUntil: -2 }, {}, 'after-cover'],
    ['for a peril that is not covered', {}, { peril: 'wild_animal' }, 'not-covered'],
    ['on a policy that is void', { status: 'VOID' }, {}, 'void'],
    ['on one that is only promised', { status: 'PROMISED', validFrom: null }, {}, 'before-cover'],
  ] as const)('%s are refused', async (_what, policy, change, why) => {
    const day = (days: number) => addDays(indiaDay(now()), days);
    const { validFrom, validUntil, ...rest } = { validFrom: -30, validUntil: 30, ...policy };
    await backend.database
      .update(insurancePolicies)
      .set({ ...rest, validFrom: validFrom === null ? null : day(validFrom), validUntil: day(validUntil) })
      .where(eq(insurancePolicies.id, insured.policyId));
    expect((await file(change)).body.error).toMatchObject({ code: 'claim_error.not_claimable', details: { why } });
    expect(await own()).toEqual([]);
  });

  it('for the same loss are refused until the first is withdrawn', async () => {
    const claim = await filed(backend, insured);
    expect((await file()).body.error).toMatchObject({
      code: 'claim_error.not_claimable',
      details: { why: 'already-claimed' },
    });
    expect((await insured.buyer.call('POST', `${CLAIMS}/${claim.id}/withdraw`)).status).toBe(204);
    expect((await file()).status).toBe(201);
    expect(await own()).toHaveLength(2);
  });

  it('keep place, time and accuracy of each photo, and take marked what the surveyor has to know', async () => {
    const here = { lat: 19.9975, lng: 73.7898, accuracy: 12 };
    const photos = [
      { id: await photo(), taken_at: ago(HOUR), place: here },
      { id: await photo(), taken_at: ago(HOUR), place: null },
      { id: await photo(), taken_at: ago(HOUR), place: { ...here, lat: here.lat + 4.5 } },
      { id: await photo(), taken_at: ago(365 * DAY), place: here },
      { id: await photo(), taken_at: null, place: here },
      { id: await photo(), taken_at: ago(-2 * DAY), place: here },
    ];
    const { photos: kept } = await filed(backend, insured, { photos });
    expect(kept.map(({ id, taken_at, place }) => ({ id, taken_at, place }))).toEqual(photos);
    expect(kept.map(({ marks }) => marks)).toEqual([
      [],
      ['no-place'],
      ['far-away'],
      ['before-event'],
      ['no-time'],
      ['after-filing'],
    ]);
    const rows = await backend.database.select().from(insuranceClaimPhotos);
    expect(JSON.stringify(rows)).not.toContain('73.7898');
  });

  it('refuse a seventh photo, and another farmer’s', async () => {
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(photo));
    const photos = [...six, await photo()].map((id) => ({ id, taken_at: null, place: null }));
    expect(code(await file({ photos }))).toBe('request_error.invalid');
    const other = await insuredFarmer(backend);
    const foreign = await other.buyer.call('POST', CLAIMS, claimOf(other, now(), { photos: photos.slice(0, 1) }));
    expect(code(foreign)).toBe('upload_error.photo_unknown');
  });

  it('of another farmer, or on another’s policy, are answered for as for none', async () => {
    const { id } = await filed(backend, insured);
    const other = await farmer(backend);
    expect((await other.call('GET', CLAIMS)).body).toEqual({ results: [] });
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '/withdraw'],
      ['POST', '/appeal', { text: 'It was hail.' }],
    ] as const) {
      const foreign = await other.call(method, `${CLAIMS}/${id}${path}`, body);
      const none = await other.call(method, `${CLAIMS}/${NONE}${path}`, body);
      expect([foreign.status, foreign.body.error.code]).toEqual([404, none.body.error.code]);
    }
    const onForeign = await other.call('POST', CLAIMS, claimOf(insured, now()));
    const onNone = await other.call('POST', CLAIMS, claimOf({ policyId: NONE }, now()));
    const onOdd = await other.call('POST', CLAIMS, claimOf({ policyId: 'none' }, now()));
    for (const { status, body } of [onForeign, onNone, onOdd])
      expect([status, body.error.code]).toEqual([404, 'request_error.not_found']);
  });

  it('keep what was said unreadable in the database', async () => {
    const words = `Hail ${randomUUID()}`;
    const { id } = await filed(backend, insured, { text: words });
    const [row] = await backend.database.select().from(insuranceClaims).where(eq(insuranceClaims.id, id));
    expect(JSON.stringify(row)).not.toContain(words);
  });
});
