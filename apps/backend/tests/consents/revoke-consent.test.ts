import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityEvents } from '@haat/backend-security-events/tables';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { newNumber, partnerAgent } from './agents-and-farmers.ts';

const ORDERS = '/order/v1/orders';
const LINKS = '/agent/v1/revocations';
const MINUTE_MS = 60_000;

// Written from docs/domain/agents.md#revoking.
describe.each(testDatabases(import.meta.filename))('revoking a consent on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  async function agentWithConsent() {
    const agent = await partnerAgent(backend);
    const phone = newNumber();
    const farmerId = await agent.consent(phone);
    const asAgent = async () => {
      const { status, body } = await agent.call('GET', ORDERS, undefined, farmerId);
      return status === 200 ? 'taken' : body.error.code;
    };
    expect(await asAgent()).toBe('taken');
    return { agent, phone, farmerId, asAgent };
  }
  async function linkOf(phone: string): Promise<string> {
    let token: string | undefined;
    await expect
      .poll(async () => {
        const texts = (await backend.sms.allMessages(phone)).map(({ text }) => text).join('\n');
        token = /\/agents\/stop\?t=([\w.-]+)/.exec(texts)?.[1];
        return token;
      })
      .toBeDefined();
    return token ?? '';
  }

  it('by the farmer ends it at once, and stands in the record; again changes nothing', async () => {
    const { agent, phone, farmerId, asAgent } = await agentWithConsent();
    const { token } = await farmer(backend, { phone });
    const revoke = () => backend.request('POST', `/user/v1/agents/${agent.userId}/revocation`, { token });
    expect((await revoke()).body.results).toMatchObject([{ agent_id: agent.userId, state: 'revoked' }]);
    expect(await asAgent()).toBe('consent_error.revoked');
    expect((await revoke()).status).toBe(200);
    const events = await backend.database.select().from(securityEvents).where(eq(securityEvents.userId, farmerId));
    expect(events.filter(({ kind }) => kind === 'consent-withdrawn')).toMatchObject([
      { subjects: { purpose: 'agent', reason: 'farmer' } },
    ]);
    expect((await agent.call('GET', '/agent/v1/farmers')).body.results).toEqual([]);
  });

  it('of one agent leaves the farmer the others', async () => {
    const { agent, phone, farmerId, asAgent } = await agentWithConsent();
    backend.advance(2 * MINUTE_MS);
    const other = await partnerAgent(backend);
    await other.consent(phone);
    const { token } = await farmer(backend, { phone });
    await backend.request('POST', `/user/v1/agents/${agent.userId}/revocation`, { token });
    expect(await asAgent()).toBe('consent_error.revoked');
    expect((await other.call('GET', ORDERS, undefined, farmerId)).status).toBe(200);
  });

  it('by the link of the SMS needs no sign-in; opening the link changes nothing', async () => {
    const { phone, asAgent } = await agentWithConsent();
    const token = await linkOf(phone);
    const open = async () => (await backend.request('GET', `${LINKS}/${token}`)).body;
    expect(await open()).toMatchObject({ state: 'active', revoked_at: null, farmer_name: null });
    expect(await asAgent()).toBe('taken');
    const { body: done } = await backend.request('POST', `${LINKS}/${token}`);
    expect(done).toMatchObject({ state: 'revoked', revoked_at: expect.any(String) });
    expect(await asAgent()).toBe('consent_error.revoked');
    expect(await open()).toEqual(done);
  });

  it('by a link that a person got for a farmer without a phone says for whom', async () => {
    const agent = await partnerAgent(backend);
    const phone = newNumber();
    await agent.consent(phone, { lasts: 'day', farmer_name: 'Kamla Bai', stand_in_name: 'Mohan Lal' });
    const { body } = await backend.request('GET', `${LINKS}/${await linkOf(phone)}`);
    expect(body).toMatchObject({ state: 'active', farmer_name: 'Kamla Bai' });
  });

  it('by a link that was changed is refused', async () => {
    const { phone, asAgent } = await agentWithConsent();
    const token = await linkOf(phone);
    const other = await linkOf((await agentWithConsent()).phone);
    const [id = ''] = token.split('.');
    const [, mac = ''] = other.split('.');
    for (const forged of [`${id}.${mac}`, id, `${id}.`, 'x', `${id}.${'A'.repeat(22)}`])
      expect((await backend.request('POST', `${LINKS}/${forged}`)).body.error.code).toBe('consent_error.link_unknown');
    expect(await asAgent()).toBe('taken');
  });

  it('by support, for a farmer who calls, ends the consents of all agents', async () => {
    const { phone, asAgent } = await agentWithConsent();
    const support = await staffMember(backend, 'support');
    const body = { phone_number: phone };
    const path = '/support/v1/agent-consents/revocation';
    expect((await support.call('POST', path, body)).body).toEqual({ revoked: 1 });
    expect(await asAgent()).toBe('consent_error.revoked');
    const { token: other } = await farmer(backend);
    expect((await backend.request('POST', path, { token: other, body })).status).toBe(403);
  });

  it('of one farmer leaves the agent the others', async () => {
    const { agent, phone } = await agentWithConsent();
    const kept = await agent.consent(newNumber());
    const { token } = await farmer(backend, { phone });
    await backend.request('POST', `/user/v1/agents/${agent.userId}/revocation`, { token });
    expect((await agent.call('GET', ORDERS, undefined, kept)).status).toBe(200);
  });
});
