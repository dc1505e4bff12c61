import { programmeApplications, programmeBenefitUses } from '@haat/backend-programme/tables';
import { hasActiveCard, programmeArea } from '@haat/backend-programme';
import { securityEvents } from '@haat/backend-security-events/tables';
import { readOtp, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestAnswer, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { BOOKINGS, openTime, soilTest, spray } from '../bookings/booked.ts';
import { activeCard, APPLICATIONS, cardCode, CARDS, grower, issued, own, type Grower } from './grower.ts';

describe.each(testDatabases(import.meta.filename))('cards of the programme on $name', (on) => {
  let backend: TestBackend;
  let officer: StaffMember;
  let farmer: Grower;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    officer = await staffMember(backend, 'programme-officer');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    farmer = await grower(backend);
  });
  afterEach(async () => {
    await backend.database.delete(programmeApplications);
  });

  const today = indiaDay(new Date());
  const code = ({ status, body }: TestAnswer) => body?.error?.code ?? status;
  const activate = (body: unknown, by = farmer) => by.call('POST', `${CARDS}/activation`, body);
  const ask = (number: string, by = farmer) => by.call('POST', `${CARDS}/codes`, { number });
  const use = (id: string, benefit: string, step: number, by = farmer) =>
    by.call('POST', `${APPLICATIONS}/${id}/uses`, { benefit, step });
  const change = (id: string, to: Partial<typeof programmeApplications.$inferInsert>) =>
    backend.database.update(programmeApplications).set(to).where(eq(programmeApplications.id, id));
  const isMember = (by = farmer) => hasActiveCard(backend.database, by.userId, new Date());

  it('are activated with the number and the code that says which card it starts', async () => {
    const { id, number } = await issued(backend, officer, farmer);
    expect(await isMember()).toBe(false);
    const typed = await cardCode(backend, farmer, number);
    const [message] = await backend.sms.messages(farmer.phone);
    expect(message?.text).toContain(number.slice(-4));
    const { status, body } = await activate(typed);
    expect([status, body.id, body.state]).toEqual([200, id, 'ACTIVE']);
    expect(body.card.benefits.map(({ may_use: mayUse }: { may_use: string }) => mayUse)).toEqual(
      Array.from({ length: 4 }, () => 'yes'),
    );
    expect(await isMember()).toBe(true);
    const recorded = and(eq(securityEvents.userId, farmer.userId), eq(securityEvents.kind, 'programme-card-activated'));
    expect(await backend.database.$count(securityEvents, recorded)).toBe(1);
  });

  // Written from docs/domain/bookings.md#price.
  it('give a soil test their price while they are active, in what it would cost and in what is booked', async () => {
    const soil = { service: 'soil-testing', vendor: 'sample-soil-nashik' };
    const samples = { items: [{ package_id: 'soil-12', quantity: 2 }] };
    const test = soilTest(await openTime(backend, soil), samples);
    const flight = spray(await openTime(backend));
    const asked = async (form: object, token?: string) => {
      const { status, body: answer } = await backend.request('POST', '/bookings/v1/prices', { token, body: form });
      return status === 200 ? [answer.lines[0].price, answer.total, answer.is_programme] : answer;
    };
    const everybodys = [250, 500, false];
    expect(await asked(test), 'a guest').toEqual(everybodys);
    expect(await asked(test, farmer.token), 'who has no card').toEqual(everybodys);
    const { id } = await activeCard(backend, officer, farmer);
    expect(await asked(test, farmer.token)).toEqual([150, 300, true]);
    expect(await asked(flight, farmer.token), 'a spray').toEqual([400, 1200, false]);
    const booking = await farmer.call('POST', BOOKINGS, { ...test, price: 1, total: 1 });
    expect([booking.status, booking.body.total]).toEqual([201, 300]);
    await change(id, { state: 'EXPIRED' });
    expect(await asked(test, farmer.token), 'after its end').toEqual(everybodys);
  });

  it('activated twice at once, and again later, are activated once', async () => {
    const { id, number } = await issued(backend, officer, farmer);
    const typed = await cardCode(backend, farmer, number);
    const answers = await Promise.all([activate(typed), activate(typed), activate(typed)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const { activated_at: at } = (await own(farmer, id)).card ?? {};
    expect((await activate(typed)).body.card.activated_at).toBe(at);
    const recorded = and(eq(securityEvents.userId, farmer.userId), eq(securityEvents.kind, 'programme-card-activated'));
    expect(await backend.database.$count(securityEvents, recorded)).toBe(1);
    expect(code(await ask(number))).toBe('programme_error.cannot_move');
  });

  it('of another person are unknown, like numbers that no card has', async () => {
    const { number } = await issued(backend, officer, farmer);
    const other = await grower(backend);
    const typed = await cardCode(backend, farmer, number);
    for (const unknown of [number, '6081999999999992', '6081000000000422']) {
      expect(code(await ask(unknown, other))).toBe('programme_error.card_unknown');
      expect(code(await activate({ ...typed, number: unknown }, other))).toBe('programme_error.card_unknown');
    }
    expect(await backend.sms.messages(other.phone)).toEqual([]);
    expect(code(await ask('6081'))).toBe('request_error.invalid');
  });

  it('are not activated with a wrong code, with one of another card, or with one for signing in', async () => {
    const cotton = await issued(backend, officer, farmer);
    const paddy = await issued(backend, officer, farmer, { crop: 'PD' });
    const typed = await cardCode(backend, farmer, cotton.number);
    const wrong = typed.otp === '000000' ? '000001' : '000000';
    expect(code(await activate({ ...typed, otp: wrong }))).toBe('auth_error.otp_wrong');
    expect(code(await activate({ ...typed, number: paddy.number }))).toBe('auth_error.otp_wrong');
    backend.advance(31_000);
    const signIn = await backend.request('POST', '/realms/krishi-haat/otp', { body: { phone_number: farmer.phone } });
    const other = { request_id: signIn.body.request_id as string, otp: await readOtp(backend, farmer.phone) };
    expect(code(await activate({ number: cotton.number, ...other }))).toBe('auth_error.otp_wrong');
    expect((await own(farmer, cotton.id)).state).toBe('ISSUED');
  });

  it('are not activated after the season', async () => {
    const { id, number } = await issued(backend, officer, farmer);
    const typed = await cardCode(backend, farmer, number);
    await change(id, { validUntil: addDays(today, -1) });
    expect(code(await ask(number))).toBe('programme_error.season_over');
    expect(code(await activate(typed))).toBe('programme_error.season_over');
    expect((await own(farmer, id)).card?.benefits[0]?.may_use).toBe('expired');
  });

  it('count each benefit that was taken, until none is left', async () => {
    const { id } = await activeCard(backend, officer, farmer);
    for (const step of [1, 2, 3]) expect((await use(id, 'cotton-visit', step)).status).toBe(200);
    const visits = (await own(farmer, id)).card?.benefits.find((benefit) => benefit.id === 'cotton-visit');
    expect(visits).toMatchObject({ quantity: 3, used: 3, left: 0, may_use: 'used-up' });
    const fourth = await use(id, 'cotton-visit', 4);
    expect([code(fourth), fourth.body.error.details.why]).toEqual(['programme_error.benefit_refused', 'used-up']);
  });

  it('count a benefit that is taken in many tabs once', async () => {
    const { id } = await activeCard(backend, officer, farmer);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => use(id, 'cotton-visit', 1)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await backend.database.$count(programmeBenefitUses, eq(programmeBenefitUses.applicationId, id))).toBe(1);
  });

  it('refuse what they do not give, and say why', async () => {
    const { id } = await activeCard(backend, officer, farmer);
    const other = await grower(backend);
    expect(code(await use(id, 'cotton-visit', 1, other))).toBe('request_error.not_found');
    expect(code(await use(id, 'tractor', 1))).toBe('request_error.not_found');
    const why = async (benefit: string, step = 1) => (await use(id, benefit, step)).body.error.details.why;
    expect(await why('paddy-seed')).toBe('other-crop');
    expect(await why('cotton-visit', 2)).toBe('not-next');
    await change(id, { validUntil: addDays(today, -1) });
    expect(await why('cotton-visit')).toBe('expired');
    await change(id, { state: 'ISSUED', validUntil: today });
    expect(await why('cotton-visit')).toBe('not-active');
  });

  it('end on the day after their last', async () => {
    const last = await activeCard(backend, officer, farmer);
    backend.advance(31_000);
    const over = await activeCard(backend, officer, farmer, { crop: 'PD' });
    await change(last.id, { validUntil: today });
    await change(over.id, { validUntil: addDays(today, -1) });
    const job = programmeArea.jobs?.find(({ name }) => name === 'programme.expire');
    await job?.run(backend.dependencies);
    expect((await own(farmer, last.id)).state).toBe('ACTIVE');
    expect((await own(farmer, over.id)).state).toBe('EXPIRED');
    expect(await isMember()).toBe(true);
    await change(last.id, { validUntil: addDays(today, -1) });
    expect(await isMember()).toBe(false);
  });
});
