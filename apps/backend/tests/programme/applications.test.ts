import {
  programmeApplicationSchema,
  programmeBenefitsSchema,
  waitingApplicationsSchema,
} from '@haat/api-contract/programme';
import { PROGRAMME_CROPS, PROGRAMME_STATES, type ProgrammeState } from '@haat/api-contract/vocabulary';
import { programmeApplications } from '@haat/backend-programme/tables';
import { sandboxArea } from '@haat/backend-sandbox';
import { securityEvents } from '@haat/backend-security-events/tables';
import { staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestAnswer, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { application, APPLICATIONS, applied, grower, OFFICER, own, told, type Grower } from './grower.ts';

describe.each(testDatabases(import.meta.filename))('applications for cards on $name', (on) => {
  let backend: TestBackend;
  let officer: StaffMember;
  let farmer: Grower;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    officer = await staffMember(backend, 'programme-officer');
    farmer = await grower(backend);
  });
  afterAll(() => backend?.close());
  afterEach(async () => {
    await backend.database.delete(programmeApplications);
  });

  const today = indiaDay(new Date());
  const code = ({ status, body }: TestAnswer) => body?.error?.code ?? status;
  const draft = (change: Record<string, unknown> = {}, by = farmer) =>
    by.call('POST', APPLICATIONS, application(by, change));
  const submit = (id: string, by = farmer) => by.call('POST', `${APPLICATIONS}/${id}/submission`);
  const approve = (id: string, by = officer) => by.call('POST', `${OFFICER}/${id}/approval`);
  const reject = (id: string, by = officer) => by.call('POST', `${OFFICER}/${id}/rejection`, { reason: 'field-unfit' });
  const waiting = async (by = officer) =>
    waitingApplicationsSchema.parse((await by.call('GET', OFFICER)).body).results.map(({ id }) => id);
  const messages = async () =>
    (await backend.sms.allMessages(farmer.phone)).filter(({ otp }) => otp === '').map(({ text }) => text);

  it('what a card gives is told to everybody, for each crop in six languages', async () => {
    const names = new Set<string>();
    for (const lang of ['hi', 'en', 'mr', 'bn', 'or', 'gu']) {
      const answer = await backend.request('GET', `/programme/v1/benefits?lang=${lang}`);
      const { results, soil_report_price: price } = programmeBenefitsSchema.parse(answer.body);
      expect([price, results.map(({ crop }) => crop.code)]).toEqual([150, [...PROGRAMME_CROPS]]);
      for (const { benefits } of results) {
        expect(benefits.length).toBeGreaterThan(1);
        for (const { id, name } of benefits) names.add(`${id} ${name}`);
      }
    }
    expect(names.size).toBe(6 * 11);
  });

  it('are written, sent, approved and become a card, and the farmer is told its number', async () => {
    const written = programmeApplicationSchema.parse((await draft()).body);
    expect(written).toMatchObject({
      ...{ state: 'DRAFT', crop: { code: 'CO', name: 'Cotton' }, field_name: 'By the well', card: null },
      ...{ sowing_day: today, is_sample: false, refusal: null },
    });
    expect(written.square_metres).toBeCloseTo(10_000, -2);
    expect(await waiting()).toEqual([]);
    expect((await submit(written.id)).body).toMatchObject({ state: 'SUBMITTED' });
    expect((await officer.call('GET', OFFICER)).body.results).toEqual([
      {
        ...{ id: written.id, crop: 'CO', square_metres: written.square_metres },
        ...{ sowing_day: today, submitted_day: today },
      },
    ]);
    expect((await approve(written.id)).status).toBe(204);
    await told(backend);
    const { state, card } = await own(farmer, written.id);
    expect([state, card?.valid_until, card?.activated_at]).toEqual(['ISSUED', addDays(today, 190), null]);
    expect(card?.number).toMatch(/^6081[0-9]{12}$/);
    expect(card?.benefits.map(({ used, may_use: mayUse }) => [used, mayUse])).toEqual(
      Array.from({ length: 4 }, () => [0, 'not-active']),
    );
    expect(await messages()).toContainEqual(expect.stringContaining(card?.number ?? '-'));
  });

  it('come back with a reason, and may be written anew', async () => {
    const { id } = await applied(farmer);
    expect((await reject(id)).status).toBe(204);
    expect(await own(farmer, id)).toMatchObject({ state: 'REJECTED', refusal: 'field-unfit', card: null });
    await told(backend);
    expect(await messages()).toContainEqual(expect.stringMatching(/कपास.* मंज़ूर नहीं हुआ/));
    expect((await draft()).status).toBe(201);
  });

  it('are one, however often the same form comes, and one draft of a crop', async () => {
    const form = application(farmer);
    const sent = await Promise.all([1, 2, 3].map(() => farmer.call('POST', APPLICATIONS, form)));
    const [id] = sent.map(({ body }) => body.id as string);
    expect(new Set(sent.map(({ body }) => body.id as string)).size).toBe(1);
    const other = await draft({ sowing_day: addDays(today, -3) });
    expect(other.body).toMatchObject({ id, sowing_day: addDays(today, -3) });
    await submit(other.body.id as string);
    expect(code(await draft())).toBe('programme_error.open_already');
    expect((await draft({ crop: 'PD' })).status).toBe(201);
    expect((await farmer.call('GET', APPLICATIONS)).body.results).toHaveLength(2);
  });

  it('are not sent without an identity document', async () => {
    const without = await grower(backend, false);
    const { body } = await draft({}, without);
    expect(code(await submit(body.id as string, without))).toBe('programme_error.document_missing');
    expect((await without.call('GET', APPLICATIONS)).body).toMatchObject({
      ...{ has_document: false, results: [{ state: 'DRAFT' }] },
    });
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['60 days ago', -60, 201],
    ['61 days ago', -61, 'programme_error.sowing_day'],
    ['in 60 days', 60, 201],
    ['in 61 days', 61, 'programme_error.sowing_day'],
  ])('sown %s: %s', async (_what, days, answer) => {
    expect(code(await draft({ sowing_day: addDays(today, days) }))).toBe(answer);
  });

  it.each([
    ['another crop', { crop: 'WH' }],
    ['no day', { sowing_day: '2026-02-30' }],
    ['no key', { key: '1' }],
  ])('with %s are refused', async (_what, change) => {
    expect(code(await draft(change))).toBe('request_error.invalid');
  });

  it('name only the own field, and are the own person’s alone', async () => {
    const other = await grower(backend);
    for (const field of [other.fieldId, randomUUID(), 'mine'])
      expect(code(await draft({ field }))).toBe('request_error.not_found');
    const { body } = await draft();
    expect(code(await submit(body.id as string, other))).toBe('request_error.not_found');
    expect((await other.call('GET', APPLICATIONS)).body.results).toEqual([]);
  });

  it('keep name and area of a field that is removed', async () => {
    const leaving = await grower(backend);
    const { id } = await applied(leaving);
    expect((await leaving.call('DELETE', `/fields/v1/fields/${leaving.fieldId}`)).status).toBe(204);
    expect(await own(leaving, id)).toMatchObject({ field_name: 'By the well', state: 'SUBMITTED' });
  });

  /** From which states each act is granted, by the rule's table; the others are refused and change nothing. */
  const ACTS = {
    submit: { act: submit, from: ['DRAFT', 'SUBMITTED'] },
    approve: { act: (id: string) => approve(id), from: ['SUBMITTED'] },
    reject: { act: (id: string) => reject(id), from: ['SUBMITTED'] },
  } as const;
  const MOVES = Object.entries(ACTS).flatMap(([name, { act, from }]) =>
    PROGRAMME_STATES.map((state) => ({ name, act, state, isGranted: (from as readonly string[]).includes(state) })),
  );
  const put = async (state: ProgrammeState) => {
    const { body } = await draft();
    const isNumbered = ['ISSUED', 'ACTIVE', 'EXPIRED'].includes(state);
    await backend.database
      .update(programmeApplications)
      .set({ state, cardNumber: isNumbered ? '6081999999999992' : null })
      .where(eq(programmeApplications.id, body.id as string));
    return body.id as string;
  };

  it.each(MOVES)('$name from $state: $isGranted', async ({ act, state, isGranted }) => {
    const id = await put(state);
    const answer = await act(id);
    expect(answer.status < 300).toBe(isGranted);
    if (isGranted) return;
    const isHidden = state === 'DRAFT';
    expect(code(answer)).toBe(isHidden ? 'request_error.not_found' : 'programme_error.cannot_move');
    expect((await own(farmer, id)).state).toBe(state);
  });

  it('are decided by officers alone, never on their own, and each use of the role is recorded', async () => {
    const { id } = await applied(farmer);
    expect(code(await farmer.call('POST', `${OFFICER}/${id}/approval`))).toBe('auth_error.forbidden');
    const row = eq(programmeApplications.id, id);
    await backend.database.update(programmeApplications).set({ userId: officer.userId }).where(row);
    expect(await waiting()).toEqual([]);
    expect(code(await approve(id))).toBe('request_error.not_found');
    await backend.database.update(programmeApplications).set({ userId: farmer.userId }).where(row);
    const both = await Promise.all([approve(id), reject(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const uses = and(eq(securityEvents.userId, officer.userId), eq(securityEvents.kind, 'role-use'));
    expect(await backend.database.$count(securityEvents, uses)).toBeGreaterThan(3);
  });

  it('of a season that is over are not approved', async () => {
    const { id } = await applied(farmer);
    await backend.database.update(programmeApplications).set({ validUntil: addDays(today, -1) });
    expect(code(await approve(id))).toBe('programme_error.season_over');
    expect((await reject(id)).status).toBe(204);
  });

  it('are approved by the simulated officer only where it is switched on, and say so', async () => {
    const { id } = await applied(farmer);
    const job = sandboxArea.jobs?.find(({ name }) => name === 'sandbox.officer');
    const { configuration } = backend.dependencies;
    expect(
      job?.isNeeded?.({ ...backend.dependencies, configuration: { ...configuration, sandboxOfficer: false } }),
    ).toBe(false);
    await backend.database.update(programmeApplications).set({ submittedAt: new Date(Date.now() - 60_000) });
    await job?.run(backend.dependencies);
    await told(backend);
    expect(await own(farmer, id)).toMatchObject({ state: 'ISSUED', is_sample: true });
    expect(await messages()).toContainEqual(expect.stringMatching(/नमूने/));
  });
});
