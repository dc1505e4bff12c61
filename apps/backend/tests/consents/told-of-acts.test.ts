import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { consentsArea } from '@haat/backend-consents';
import { agentActs } from '@haat/backend-consents/tables';
import { createHttpSms } from '@haat/backend-identity/testing';
import { orders } from '@haat/backend-orders/tables';
import { ADDRESS, ADDRESSES, CART, farmer, NEAR, orderOf, ORDERS, SHOP, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { newNumber, partnerAgent } from './agents-and-farmers.ts';
import type { TestAgent } from './agents-and-farmers.ts';

const PACK = 'p-paddy-arize-6444-3kg';
const MINUTE_MS = 60_000;
const GATEWAY = { adapter: 'http', address: 'http://127.0.0.1:9/', key: 'k', templateId: 'otp' } as const;
const BACK = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

// Written from docs/domain/agents.md#acts and #asking-for-consent.
describe.each(testDatabases(import.meta.filename))('what a farmer is told of an agent on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
  });
  afterAll(() => backend?.close());

  /** Messages go to a gateway that knows these texts alone. */
  function registerOnly(noticeTemplateIds: Record<string, string>): void {
    const { sms } = backend.dependencies.adapters;
    onTestFinished(() => {
      backend.dependencies.adapters.sms = sms;
    });
    backend.dependencies.adapters.sms = createHttpSms({ ...GATEWAY, noticeTemplateIds });
  }

  /** A farmer's cart that an agent filled, and the order that would be sent. */
  async function readyOrder(agent: TestAgent, farmerId: string, payment: 'cash' | 'pay-now') {
    const place = `lat_lng=${NEAR}`;
    await agent.call('PUT', `${CART}/items/${PACK}?${place}`, { quantity: 1, vendor_id: SHOP }, farmerId);
    const { body: address } = await agent.call('POST', ADDRESSES, ADDRESS, farmerId);
    const choices = { address_id: address.id, delivery_type: 'home_delivery' };
    await agent.call('PATCH', `${CART}?${place}`, choices, farmerId);
    const { body: checkout } = await agent.call('GET', `${CART}/checkout?${place}`, undefined, farmerId);
    return orderOf(checkout, farmerId, address, payment);
  }

  const acts = (agent: TestAgent) =>
    backend.database.select().from(agentActs).where(eq(agentActs.agentId, agent.userId));
  const messages = async (phone: string, text: RegExp) =>
    (await backend.sms.allMessages(phone)).filter((message) => text.test(message.text));

  it('comes before the act: without a registered text an order is refused, and nothing has happened', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber(), { purposes: ['order', 'address'] });
    const order = await readyOrder(agent, farmerId, 'cash');
    registerOnly({ 'agent-consent-code': '1', 'agent-consent-given': '2' });
    const refused = await agent.call('POST', ORDERS, order, farmerId);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'request_error.cannot_be_told' } } });
    expect(await backend.database.select().from(orders).where(eq(orders.farmerId, farmerId))).toEqual([]);
    expect((await acts(agent)).filter(({ act }) => act === 'order-placed')).toEqual([]);
  });

  it.each([
    ['the code', { 'agent-consent-given': '2', 'agent-act': '3' }],
    ['what was given', { 'agent-consent-code': '1', 'agent-act': '3' }],
  ])('no consent is asked for where no text is registered for %s', async (_, registered) => {
    const agent = await partnerAgent(backend);
    registerOnly(registered);
    expect((await agent.ask(newNumber())).body.error.code).toBe('request_error.cannot_be_told');
  });

  it('a code is sent to a number again after half a minute, and to none too often', async () => {
    const agent = await partnerAgent(backend);
    const phone = newNumber();
    expect((await agent.ask(phone)).status).toBe(200);
    const again = await agent.ask(phone);
    expect(again).toMatchObject({ status: 429, body: { error: { code: 'auth_error.otp_too_soon' } } });
    expect(again.body.error.details.retry_after).toBeGreaterThan(0);
    const answers: number[] = [];
    for (let times = 0; times < 8; times += 1) {
      backend.advance(MINUTE_MS);
      answers.push((await agent.ask(phone)).status);
    }
    expect(answers.at(0)).toBe(200);
    expect(answers.at(-1), 'no number is rung all hour').toBe(429);
  });

  it('one payment that is started twice is told once', async () => {
    const agent = await partnerAgent(backend, 'Rakesh Kumar');
    const phone = newNumber();
    const farmerId = await agent.consent(phone, { purposes: ['order', 'address', 'payment'] });
    const placed = await agent.call('POST', ORDERS, await readyOrder(agent, farmerId, 'pay-now'), farmerId);
    expect(placed.status).toBe(201);
    const start = () => agent.call('POST', `/payment/v1/orders/${placed.body.id}/attempts`, BACK, farmerId);
    expect((await start()).status).toBe(200);
    expect((await start()).status).toBe(200);
    const started = (await acts(agent)).filter(({ act }) => act === 'payment-started');
    expect(started.map(({ subject }) => subject)).toEqual([placed.body.id, placed.body.id]);
    await expect.poll(async () => (await messages(phone, /placed an order/)).length).toBe(1);
    await expect.poll(async () => (await messages(phone, /began to pay/)).length).toBe(1);
  });

  it('a request that was never answered counts as done after two minutes, and is told', async () => {
    const agent = await partnerAgent(backend, 'Rakesh Kumar');
    const phone = newNumber();
    const farmerId = await agent.consent(phone);
    const { newId, now } = backend.dependencies;
    const act = { agentId: agent.userId, farmerId, act: 'order-placed', subject: null, answeredAt: null } as const;
    const [lost, running] = [newId(), newId()];
    await backend.database.insert(agentActs).values([
      { ...act, id: lost, at: new Date(now().getTime() - 2 * MINUTE_MS - 1000) },
      { ...act, id: running, at: now() },
    ]);
    const job = consentsArea.jobs?.find(({ name }) => name === 'consents.unanswered-acts');
    await job?.run(backend.dependencies);
    const answered = (await acts(agent)).filter(({ answeredAt }) => answeredAt !== null);
    expect(answered.map(({ id }) => id)).toEqual([lost]);
    await expect.poll(async () => (await messages(phone, /Rakesh Kumar placed an order for you/)).length).toBe(1);
    const { token } = await farmer(backend, { phone });
    const { body } = await backend.request('GET', '/user/v1/agents', { token });
    expect(body.results[0].acts).toMatchObject([{ act: 'order-placed', subject: null }]);
  });
});
