import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentActs } from '@haat/backend-consents/tables';
import { orders } from '@haat/backend-orders/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { ADDRESS, ADDRESSES, CART, farmer, NEAR, orderOf, ORDERS, SHOP, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { newNumber, partnerAgent } from './agents-and-farmers.ts';
import type { TestAgent } from './agents-and-farmers.ts';

const PACK = 'p-paddy-arize-6444-3kg';
const DAY_MS = 86_400_000;
const AGENTS = '/user/v1/agents';

// Written from docs/domain/agents.md#acting.
describe.each(testDatabases(import.meta.filename))('an agent who acts for a farmer on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  const codeOfAnswer = ({ body }: { body: { error?: { code: string } } }) => body.error?.code;

  /** The agent sells to the farmer at the counter, in cash. */
  async function sell(agent: TestAgent, farmerId: string) {
    const place = `lat_lng=${NEAR}`;
    const put = await agent.call('PUT', `${CART}/items/${PACK}?${place}`, { quantity: 1, vendor_id: SHOP }, farmerId);
    expect(put.status).toBe(200);
    const { body: address } = await agent.call('POST', ADDRESSES, ADDRESS, farmerId);
    const choices = { address_id: address.id, delivery_type: 'home_delivery' };
    await agent.call('PATCH', `${CART}?${place}`, choices, farmerId);
    const { body: checkout } = await agent.call('GET', `${CART}/checkout?${place}`, undefined, farmerId);
    return agent.call('POST', ORDERS, orderOf(checkout, farmerId, address), farmerId);
  }

  it('orders for the farmer: the order is the farmer’s, made by the agent, and the farmer is told', async () => {
    const agent = await partnerAgent(backend, 'Rakesh Kumar');
    const phone = newNumber();
    const farmerId = await agent.consent(phone, { purposes: ['order', 'address'] });
    const placed = await sell(agent, farmerId);
    expect(placed.status).toBe(201);
    const [order] = await backend.database.select().from(orders).where(eq(orders.id, placed.body.id));
    expect(order).toMatchObject({ farmerId, createdBy: agent.userId });
    const { token } = await farmer(backend, { phone });
    const { body } = await backend.request('GET', AGENTS, { token });
    const acts = body.results[0].acts as { act: string; subject: string | null }[];
    expect(acts[0]).toMatchObject({ act: 'order-placed', subject: placed.body.id });
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['cart-changed', 'address-added']));
    await expect
      .poll(async () => (await backend.sms.allMessages(phone)).map(({ text }) => text).join('\n'))
      .toMatch(/Rakesh Kumar placed an order for you\..*\/agents\/stop\?t=/);
    expect((await agent.call('GET', ORDERS)).body.results, 'the agent’s own orders are none of it').toEqual([]);
  });

  it('begins nothing without a farmer: they look and fill a cart, no more', async () => {
    const agent = await partnerAgent(backend);
    const put = await agent.call('PUT', `${CART}/items/${PACK}?lat_lng=${NEAR}`, { quantity: 1, vendor_id: SHOP });
    expect(put.status).toBe(200);
    const { body: checkout } = await agent.call('GET', `${CART}/checkout?lat_lng=${NEAR}`);
    for (const [path, body] of [
      [ORDERS, orderOf(checkout, agent.userId)],
      [ADDRESSES, ADDRESS],
    ] as const) {
      const answer = await agent.call('POST', path, body);
      expect([answer.status, codeOfAnswer(answer)]).toEqual([403, 'consent_error.no_farmer']);
    }
    expect((await agent.call('GET', ORDERS)).body.results).toEqual([]);
  });

  it('needs a consent: without one, and with a header for an unknown person', async () => {
    const agent = await partnerAgent(backend);
    const { userId } = await farmer(backend);
    expect(codeOfAnswer(await agent.call('GET', ORDERS, undefined, userId))).toBe('consent_error.none');
    const unknown = '0b000000-0000-4000-8000-000000000001';
    expect(codeOfAnswer(await agent.call('GET', ORDERS, undefined, unknown))).toBe('consent_error.none');
    expect((await agent.call('GET', ORDERS, undefined, 'no-id')).status).toBe(403);
  });

  it('cannot be a farmer who forges the header', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber());
    const { token } = await farmer(backend);
    const answer = await backend.request('GET', ORDERS, { token, headers: { 'assumed-user': farmerId } });
    expect(codeOfAnswer(answer)).toBe('auth_error.forbidden');
  });

  it('cannot use the consent that another agent has; two agents at once are told apart', async () => {
    const [one, two, stranger] = [
      await partnerAgent(backend),
      await partnerAgent(backend),
      await partnerAgent(backend),
    ];
    const phone = newNumber();
    const farmerId = await one.consent(phone, { purposes: ['order', 'address'] });
    expect(codeOfAnswer(await two.call('GET', ORDERS, undefined, farmerId))).toBe('consent_error.none');
    backend.advance(2 * 60_000);
    await two.consent(phone, { purposes: ['order'] });
    const [first, second, third] = await Promise.all([
      one.call('POST', ADDRESSES, ADDRESS, farmerId),
      two.call('GET', ORDERS, undefined, farmerId),
      stranger.call('GET', ORDERS, undefined, farmerId),
    ]);
    expect([first.status, second.status, third.status]).toEqual([201, 200, 403]);
    expect(codeOfAnswer(await two.call('POST', ADDRESSES, ADDRESS, farmerId))).toBe('consent_error.other_purpose');
  });

  it('is kept to the purposes, to routes for agents, and to 30 days', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber(), { purposes: ['order'] });
    const refusal = async (method: string, path: string, body?: unknown) =>
      codeOfAnswer(await agent.call(method, path, body, farmerId));
    expect(await refusal('POST', ADDRESSES, ADDRESS)).toBe('consent_error.other_purpose');
    expect(await refusal('GET', '/kyc/v1/id')).toBe('consent_error.other_purpose');
    expect(await refusal('POST', '/credit/v1/repayments', {})).toBe('consent_error.other_purpose');
    expect(await refusal('PATCH', '/user/v1/profile-update', { full_name: 'X' })).toBe('consent_error.not_for_agents');
    expect(await refusal('GET', '/user/v1/consents')).toBe('consent_error.not_for_agents');
    expect(await refusal('POST', `${AGENTS}/${agent.userId}/revocation`)).toBe('consent_error.not_for_agents');
    expect((await agent.call('GET', '/user/v1/details', undefined, farmerId)).body.id).toBe(farmerId);
    const refused = await backend.database.select().from(securityEvents).where(eq(securityEvents.userId, agent.userId));
    expect(refused.filter(({ kind }) => kind === 'agent-refused')).toHaveLength(6);
    backend.advance(30 * DAY_MS);
    const { token } = await farmer(backend, { phone: agent.phone });
    const late = await backend.request('GET', ORDERS, { token, headers: { 'assumed-user': farmerId } });
    expect(codeOfAnswer(late)).toBe('consent_error.expired');
  });

  it('spends neither the farmer’s credit, nor pays online without a consent for payments', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber(), { purposes: ['order', 'address'] });
    const place = `lat_lng=${NEAR}`;
    await agent.call('PUT', `${CART}/items/${PACK}?${place}`, { quantity: 1, vendor_id: SHOP }, farmerId);
    const { body: address } = await agent.call('POST', ADDRESSES, ADDRESS, farmerId);
    const choices = { address_id: address.id, delivery_type: 'home_delivery' };
    await agent.call('PATCH', `${CART}?${place}`, choices, farmerId);
    const { body: checkout } = await agent.call('GET', `${CART}/checkout?${place}`, undefined, farmerId);
    expect(choicesOf(checkout), 'said before anything is chosen').toEqual([
      ['cash', null],
      ['credit', 'not_for_you'],
      ['pay-now', 'not_consented'],
      ['csc', 'not_consented'],
    ]);
    expect(checkout.payment.credit, 'nor is the agent told what the farmer owes').toBeNull();
    const order = (payment: 'csc' | 'credit') => orderOf(checkout, farmerId, address, payment);
    const by = async (payment: 'csc' | 'credit') =>
      codeOfAnswer(await agent.call('POST', ORDERS, order(payment), farmerId));
    expect(await by('csc')).toBe('consent_error.other_purpose');
    expect(await by('credit')).toBe('order_error.payment_refused');
    const acts = await backend.database.select().from(agentActs).where(eq(agentActs.agentId, agent.userId));
    expect(
      acts.filter(({ act }) => act === 'order-placed'),
      'what was refused was not done',
    ).toEqual([]);
  });

  it('may pay by the wallet and now with a consent for payments, and is told so', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber(), { purposes: ['order', 'payment'] });
    const place = `lat_lng=${NEAR}`;
    await agent.call('PUT', `${CART}/items/${PACK}?${place}`, { quantity: 1, vendor_id: SHOP }, farmerId);
    const { body: checkout } = await agent.call('GET', `${CART}/checkout?${place}`, undefined, farmerId);
    expect(choicesOf(checkout)).toEqual([
      ['cash', null],
      ['credit', 'not_for_you'],
      ['pay-now', null],
      ['csc', null],
    ]);
  });
});

function choicesOf(checkout: { payment: { choices: { kind: string; obstacle: string | null }[] } }) {
  return checkout.payment.choices.map(({ kind, obstacle }) => [kind, obstacle]);
}
