import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { agentActs, agentConsentRequests } from '@haat/backend-consents/tables';
import { createHttpSms } from '@haat/backend-identity/testing';
import { identityDocuments } from '@haat/backend-kyc/tables';
import { ADDRESS, ADDRESSES, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { newNumber, partnerAgent } from './agents-and-farmers.ts';
import type { TestAgent } from './agents-and-farmers.ts';

const DOCUMENT = '/kyc/v1/id';
const CARD = { kind: 'pan', number: 'ABCPK1234F', name: 'Asha Devi', consent: true };
const CANNOT_BE_TOLD = { status: 409, body: { error: { code: 'request_error.cannot_be_told' } } };
type Registered = NonNullable<Parameters<typeof createHttpSms>[0]['languageTemplateIds']>;

// Written from docs/domain/application.md#notices-that-must-be-told.
describe.each(testDatabases(import.meta.filename))('what a farmer could not be told of, on $name', (on) => {
  let backend: TestBackend;
  let told: TestBackend['dependencies']['adapters']['sms'];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    told = backend.dependencies.adapters.sms;
  });
  afterEach(() => {
    backend.dependencies.adapters.sms = told;
  });
  afterAll(() => backend?.close());

  /** From now on messages go to a gateway with these texts alone, and nothing listens there. */
  function register(languageTemplateIds: Registered): void {
    const gateway = { adapter: 'http', address: 'http://127.0.0.1:9/', key: 'k', templateId: 'otp' } as const;
    backend.dependencies.adapters.sms = createHttpSms({ ...gateway, languageTemplateIds });
  }
  async function agentOfFarmer(): Promise<{ agent: TestAgent; farmerId: string; phone: string }> {
    const [agent, phone] = [await partnerAgent(backend), newNumber()];
    const purposes = ['order', 'address', 'payment', 'documents'] as const;
    return { agent, phone, farmerId: await agent.consent(phone, { purposes: [...purposes] }) };
  }

  it.each([
    ['orders', '/order/v1/orders', {}],
    ['begins to pay', `/payment/v1/orders/${randomUUID()}/attempts`, {}],
    ['repays credit', '/credit/v1/repayments', { amount: 100 }],
    ['hands in an identity document', DOCUMENT, CARD],
  ])('an agent never %s', async (_what, path, body) => {
    const { agent, farmerId } = await agentOfFarmer();
    register({});
    expect(await agent.call('POST', path, body, farmerId)).toMatchObject(CANNOT_BE_TOLD);
  });

  it('an identity document that an agent hands in is told, or not kept', async () => {
    const { agent, farmerId, phone } = await agentOfFarmer();
    const kept = () => backend.database.select().from(identityDocuments).where(eq(identityDocuments.userId, farmerId));
    const acts = async () =>
      (await backend.database.select().from(agentActs).where(eq(agentActs.farmerId, farmerId))).map(({ act }) => act);
    // A text in another language is none that the farmer reads.
    register({ 'agent-act': { gu: 'act-gu' } });
    await agent.call('POST', DOCUMENT, CARD, farmerId);
    expect(await kept()).toEqual([]);
    expect(await acts()).not.toContain('document-given');
    backend.dependencies.adapters.sms = told;
    expect((await agent.call('POST', DOCUMENT, CARD, farmerId)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
    await expect
      .poll(async () => (await backend.sms.allMessages(phone)).map(({ text }) => text).join('\n'))
      .toMatch(/Rakesh Kumar handed in an ID card for you\..*\/agents\/stop\?t=/);
  });

  it('an agent still writes an address, which costs nothing', async () => {
    const { agent, farmerId } = await agentOfFarmer();
    register({});
    expect((await agent.call('POST', ADDRESSES, ADDRESS, farmerId)).status).toBe(201);
  });

  it.each(['agent-consent-code', 'agent-consent-given'] as const)(
    'no consent is asked for without the text %s in the farmer’s language',
    async (missing) => {
      const [agent, phone] = [await partnerAgent(backend), newNumber()];
      register({
        'agent-consent-code': { en: 'code-en' },
        'agent-consent-given': { en: 'given-en' },
        [missing]: { gu: 'another-gu' },
      });
      expect(await agent.ask(phone)).toMatchObject(CANNOT_BE_TOLD);
      expect(
        await backend.database.select().from(agentConsentRequests).where(eq(agentConsentRequests.phoneNumber, phone)),
      ).toEqual([]);
    },
  );

  it('consent is asked for once both texts are there', async () => {
    const [agent, phone] = [await partnerAgent(backend), newNumber()];
    // To a gateway that is not there.
    register({ 'agent-consent-code': { en: 'code-en' }, 'agent-consent-given': { en: 'given-en' } });
    expect((await agent.ask(phone)).body.error.code).toBe('auth_error.sms_failed');
  });
});
