import { eq } from 'drizzle-orm';
import { agentConsents } from '@haat/backend-consents/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@haat/backend-identity/tables';
import { vendors } from '@haat/backend-market/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { exchangeOtp, farmer, requestOtp, staffMember, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { codeOf, GIVEN, newNumber, partnerAgent } from './agents-and-farmers.ts';

const ORDERS = '/order/v1/orders';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

// Written from docs/domain/agents.md#asking-for-consent.
describe.each(testDatabases(import.meta.filename))('a farmer’s consent for an agent on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  const accounts = (phone: string) => backend.database.select().from(users).where(eq(users.phoneNumber, phone));

  it('is given by a code to the farmer’s number, whose message says who asks for what', async () => {
    const agent = await partnerAgent(backend, 'Rakesh Kumar');
    const phone = newNumber();
    const asked = await agent.ask(phone, { purposes: ['order', 'address'], farmer_name: 'Asha Devi' });
    expect(asked.status).toBe(200);
    const [message] = await backend.sms.messages(phone);
    expect(message?.text).toMatch(/Rakesh Kumar.*for you until .*: orders, addresses/);
    expect(await accounts(phone), 'no account is made before the code').toEqual([]);
    const given = await agent.call('POST', GIVEN, { request_id: asked.body.request_id, otp: message?.otp });
    expect(given.body).toMatchObject({
      name: 'Asha Devi',
      number_end: phone.slice(-4),
      purposes: ['order', 'address'],
    });
    expect(await accounts(phone)).toMatchObject([{ id: given.body.farmer_id, fullName: 'Asha Devi' }]);
    expect((await agent.call('GET', '/agent/v1/farmers')).body.results).toMatchObject([{ name: 'Asha Devi' }]);
    await expect
      .poll(async () => (await backend.sms.allMessages(phone))[0]?.text)
      .toMatch(/Rakesh Kumar can now do this for you until .*: orders, addresses.*\/agents\/stop\?t=/);
  });

  it('lasts 30 days, and has expired at its end', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber());
    const { body } = await agent.call('GET', `/agent/v1/farmers/${farmerId}`);
    const days = (Date.parse(body.until) - backend.dependencies.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('for today only lasts to the end of the day in India', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber(), { lasts: 'day' });
    const { body } = await agent.call('GET', `/agent/v1/farmers/${farmerId}`);
    expect(body.until).toMatch(/T18:30:00\.000Z$/);
    expect(Date.parse(body.until) - backend.dependencies.now().getTime()).toBeLessThanOrEqual(86_400_000);
  });

  it.each([
    ['guessed', '000000'],
    ['of another farmer', null],
  ])('is not given by a code that is %s', async (_, otp) => {
    const agent = await partnerAgent(backend);
    const [phone, other] = [newNumber(), newNumber()];
    const asked = await agent.ask(phone);
    await agent.ask(other);
    const wrong = otp ?? (await codeOf(backend, other));
    const given = await agent.call('POST', GIVEN, { request_id: asked.body.request_id, otp: wrong });
    expect(given.body.error.code).toBe('auth_error.otp_wrong');
    expect((await agent.call('GET', '/agent/v1/farmers')).body.results).toEqual([]);
    expect(await accounts(phone)).toEqual([]);
  });

  it('is locked after five wrong codes, also for the right one', async () => {
    const agent = await partnerAgent(backend);
    const phone = newNumber();
    const asked = await agent.ask(phone);
    const right = await codeOf(backend, phone);
    const wrong = right === '123456' ? '654321' : '123456';
    const type = (otp: string) => agent.call('POST', GIVEN, { request_id: asked.body.request_id, otp });
    for (let tries = 0; tries < 5; tries += 1) expect((await type(wrong)).body.error.code).toBe('auth_error.otp_wrong');
    expect((await type(right)).status).toBe(429);
  });

  it('is not given twice by one code, nor by a code that another agent asked for, nor by an old one', async () => {
    const [agent, thief] = [await partnerAgent(backend), await partnerAgent(backend)];
    const phone = newNumber();
    const { request_id } = (await agent.ask(phone)).body;
    const otp = await codeOf(backend, phone);
    expect((await thief.call('POST', GIVEN, { request_id, otp })).body.error.code).toBe('auth_error.otp_wrong');
    expect((await agent.call('POST', GIVEN, { request_id, otp })).status).toBe(200);
    expect((await agent.call('POST', GIVEN, { request_id, otp })).status).toBe(400);
    const late = newNumber();
    const old = (await agent.ask(late)).body;
    const code = await codeOf(backend, late);
    backend.advance(11 * MINUTE_MS);
    const answer = await agent.call('POST', GIVEN, { request_id: old.request_id, otp: code });
    expect(answer.body.error.code).toBe('auth_error.otp_expired');
  });

  it('is given once by a code that is sent twice at once', async () => {
    const agent = await partnerAgent(backend);
    const phone = newNumber();
    const { request_id } = (await agent.ask(phone)).body;
    const otp = await codeOf(backend, phone);
    const answers = await Promise.all([1, 2, 3].map(() => agent.call('POST', GIVEN, { request_id, otp })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const given = backend.database.select().from(agentConsents).where(eq(agentConsents.agentId, agent.userId));
    expect(await given).toHaveLength(1);
  });

  // A number that was silent for 90 days may have another owner: docs/domain/identity.md#step-up.
  it.each([
    { whose: 'the farmer’s own', standIn: {}, isDue: true },
    { whose: 'a stand-in’s', standIn: { farmer_name: 'Kamla Bai', stand_in_name: 'Mohan Lal' }, isDue: false },
  ])('by $whose number after a long silence: a step-up is due: $isDue', async ({ standIn, isDue }) => {
    const phone = newNumber();
    const farmerId = await (await partnerAgent(backend)).consent(phone, standIn);
    const lastUsedAt = new Date(backend.dependencies.now().getTime() - 91 * DAY_MS);
    await backend.database.update(users).set({ lastUsedAt }).where(eq(users.id, farmerId));
    backend.advance(2 * MINUTE_MS);
    expect(await (await partnerAgent(backend)).consent(phone, standIn)).toBe(farmerId);
    const events = await backend.database.select().from(securityEvents).where(eq(securityEvents.userId, farmerId));
    expect(events.some(({ kind }) => kind === 'step-up-due')).toBe(isDue);
  });

  it('that has expired is no choice any more', async () => {
    const agent = await partnerAgent(backend);
    const [over, inForce] = [await agent.consent(newNumber()), await agent.consent(newNumber())];
    const until = backend.dependencies.now();
    await backend.database.update(agentConsents).set({ until }).where(eq(agentConsents.farmerId, over));
    const { body } = await agent.call('GET', '/agent/v1/farmers');
    expect((body.results as { farmer_id: string }[]).map((one) => one.farmer_id)).toEqual([inForce]);
    expect((await agent.call('GET', `/agent/v1/farmers/${over}`)).body.error.code).toBe('consent_error.expired');
  });

  it('and signing in have codes of their own: neither opens the other', async () => {
    const agent = await partnerAgent(backend);
    const phone = newNumber();
    const asked = await agent.ask(phone);
    const signIn = await exchangeOtp(backend, asked.body.request_id, await codeOf(backend, phone));
    expect(signIn.status).toBe(400);
    const other = newNumber();
    const { request_id } = (await requestOtp(backend, other)).body;
    const given = await agent.call('POST', GIVEN, { request_id, otp: await codeOf(backend, other) });
    expect(given.body.error.code).toBe('auth_error.otp_wrong');
  });

  it('is asked for by agents alone, and not of their own number', async () => {
    const { call } = await farmer(backend);
    const body = { phone_number: newNumber(), purposes: ['order'], lasts: 'month' };
    expect((await call('POST', '/agent/v1/consent-requests', body)).status).toBe(403);
    const agent = await partnerAgent(backend);
    expect((await agent.ask(agent.phone)).body.error.code).toBe('consent_error.number_not_allowed');
  });

  describe('without a phone', () => {
    const standIn = { farmer_name: 'Kamla Bai', stand_in_name: 'Mohan Lal' };

    it('is for that day alone, and marked with who told the code', async () => {
      const agent = await partnerAgent(backend);
      const phone = newNumber();
      const farmerId = await agent.consent(phone, standIn);
      const { body } = await agent.call('GET', `/agent/v1/farmers/${farmerId}`);
      expect(body).toMatchObject({ name: 'Kamla Bai', stand_in_name: 'Mohan Lal', number_end: phone.slice(-4) });
      expect(body.until).toMatch(/T18:30:00\.000Z$/);
      expect((await backend.sms.messages(phone))[0]?.text).toContain('for Kamla Bai');
      expect((await agent.call('GET', ORDERS, undefined, farmerId)).status).toBe(200);
      expect(await accounts(phone), 'the person who stands for her gets no account').toEqual([]);
    });

    it.each(['payment', 'documents'] as const)('is not for %s', async (purpose) => {
      const agent = await partnerAgent(backend);
      const answer = await agent.ask(newNumber(), { ...standIn, purposes: ['order', purpose] });
      expect(answer.body.error.code).toBe('consent_error.not_without_phone');
    });

    it('is not given by the number of one of staff', async () => {
      const agent = await partnerAgent(backend);
      const { userId } = await staffMember(backend, 'support');
      const [{ phoneNumber } = { phoneNumber: null }] = await backend.database
        .select({ phoneNumber: users.phoneNumber })
        .from(users)
        .where(eq(users.id, userId));
      const answer = await agent.ask(phoneNumber ?? '', standIn);
      expect(answer.body.error.code).toBe('consent_error.number_not_allowed');
    });

    it('is not given by an agent’s number, nor a shop’s', async () => {
      const [agent, other] = [await partnerAgent(backend), await partnerAgent(backend)];
      const [shop] = await backend.database.select({ phone: vendors.phoneNumber }).from(vendors).limit(1);
      for (const phone of [other.phone, shop?.phone ?? ''])
        expect((await agent.ask(phone, standIn)).body.error.code).toBe('consent_error.number_not_allowed');
    });

    it('is not given by a number that stands for two other farmers; the same farmer stays the same', async () => {
      const phone = newNumber();
      const first = await (await partnerAgent(backend)).consent(phone, standIn);
      backend.advance(2 * MINUTE_MS);
      const again = await (await partnerAgent(backend)).consent(phone, { ...standIn, farmer_name: ' kamla  bai ' });
      expect(again).toBe(first);
      backend.advance(2 * MINUTE_MS);
      const second = await (await partnerAgent(backend)).consent(phone, { ...standIn, farmer_name: 'Ramu' });
      expect(second).not.toBe(first);
      backend.advance(2 * MINUTE_MS);
      const third = await (await partnerAgent(backend)).ask(phone, { ...standIn, farmer_name: 'Shyam' });
      expect(third.body.error.code).toBe('consent_error.number_not_allowed');
    });
  });
});
