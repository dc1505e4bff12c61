import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHttpSms, updateProfile, userOfPhoneNumber } from '@haat/backend-identity/testing';
import type { Notice, OtpMessage } from '@haat/backend-identity/testing';
import { requestOtp } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe('the sandbox', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
    await requestOtp(backend, '9500000001');
    await requestOtp(backend, '9500000002');
    const reader = await userOfPhoneNumber(backend.dependencies, '9500000004');
    await updateProfile(backend.dependencies, reader.id, { language_code: 'mr' });
  });
  afterAll(() => backend?.close());

  it('is a page that says it is one, and shows the newest message first', async () => {
    const { body, headers } = await backend.request('GET', '/sandbox/sms');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain('<h1>Sandbox: no SMS is sent</h1>');
    expect(body.indexOf('9500000002')).toBeLessThan(body.indexOf('9500000001'));
    expect(body).not.toContain('<script');
  });

  it('answers programs with the messages of one number', async () => {
    const { body } = await backend.request('GET', '/sandbox/sms.json?phone_number=9500000001');
    expect(body.results).toEqual([
      {
        phone_number: '9500000001',
        otp: expect.stringMatching(/^\d{6}$/),
        text: expect.stringContaining(body.results[0].otp),
        created_at: expect.any(String),
      },
    ]);
    expect((await backend.request('GET', '/sandbox/sms.json?phone_number=x')).status).toBe(400);
  });

  it.each([
    [
      'what the person reads now',
      '9500000003',
      '?lang=bn',
      /^\d{6} আপনার কৃষি হাট ওটিপি। 5 মিনিট চলবে। কাউকে বলবেন না।$/,
    ],
    [
      'what the person chose before',
      '9500000004',
      '',
      /^\d{6} हा तुमचा कृषी हाट ओटीपी आहे\. 5 मिनिटे चालेल\. कोणालाही सांगू नका\.$/,
    ],
    ['Hindi, when nothing is known', '9500000005', '', /^\d{6} आपका कृषि हाट ओटीपी है। 5 मिनट तक चलेगा। किसी को न बताएँ।$/],
  ])('is in %s', async (_, phoneNumber, query, text) => {
    await backend.request('POST', `/realms/krishi-haat/otp${query}`, { body: { phone_number: phoneNumber } });
    const [message] = await backend.sms.messages(phoneNumber);
    expect(message?.text).toMatch(text);
  });

  it('is not there with a real gateway', async () => {
    const real = await startBackend({
      configuration: { sms: { adapter: 'http', address: 'http://127.0.0.1:9/', key: 'k', templateId: 't' } },
    });
    expect((await real.request('GET', '/sandbox/sms')).status).toBe(404);
    expect((await real.request('GET', '/sandbox/sms.json')).status).toBe(404);
    expect(await requestOtp(real, '9500000009')).toMatchObject({
      status: 503,
      body: { error: { code: 'auth_error.sms_failed' } },
    });
    // What never left does not make the farmer wait.
    expect(await requestOtp(real, '9500000009')).toMatchObject({ body: { error: { code: 'auth_error.sms_failed' } } });
    await real.close();
  });
});

describe('the gateway', () => {
  const message: OtpMessage = { phoneNumber: '9876543210', otp: '004217', language: 'hi', text: '004217 …' };
  const notice: Omit<Notice, 'kind' | 'language'> = {
    id: '00000000-0000-4000-8000-000000000001',
    phoneNumber: '9876543210',
    text: '…',
    values: { number: 'KH-1' },
  };
  let gateway: Server;
  afterEach(() => new Promise((closed) => gateway.close(closed)));

  async function gatewayThat(
    status: number,
    answer: string,
  ): Promise<{ address: string; seen: () => { request: IncomingMessage; body: string } | undefined }> {
    let last: { request: IncomingMessage; body: string } | undefined;
    gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        last = { request, body };
        response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
      });
    });
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
    const bound = gateway.address();
    return {
      address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/api/v5/flow`,
      seen: () => last,
    };
  }

  it('receives the documented bytes', async () => {
    const { address, seen } = await gatewayThat(200, '{"type":"success","message":"3763646c3058373530393938"}');
    await createHttpSms({ adapter: 'http', address, key: 'the-key', templateId: '6123' }).sendOtp(message);
    expect(seen()?.request.method).toBe('POST');
    expect(seen()?.request.url).toBe('/api/v5/flow');
    expect(seen()?.request.headers).toMatchObject({
      authkey: 'the-key',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(seen()?.body).toBe('{"template_id":"6123","recipients":[{"mobiles":"919876543210","otp":"004217"}]}');
  });

  it('sends the template of the person’s language, else the general one', async () => {
    const { address, seen } = await gatewayThat(200, '{"type":"success"}');
    const sms = createHttpSms({
      adapter: 'http',
      address,
      key: 'k',
      templateId: 'otp-any',
      noticeTemplateIds: { 'order-placed': 'placed-any' },
      languageTemplateIds: { otp: { mr: 'otp-mr' }, 'order-paid': { mr: 'paid-mr' } },
    });
    const templateOf = async (sending: Promise<void>) => {
      await sending;
      return (JSON.parse(seen()?.body ?? '{}') as { template_id?: string }).template_id;
    };
    expect(await templateOf(sms.sendOtp({ ...message, language: 'mr' }))).toBe('otp-mr');
    expect(await templateOf(sms.sendOtp({ ...message, language: 'gu' }))).toBe('otp-any');
    expect(await templateOf(sms.sendNotice({ ...notice, kind: 'order-placed', language: 'mr' }))).toBe('placed-any');
    expect(await templateOf(sms.sendNotice({ ...notice, kind: 'order-paid', language: 'mr' }))).toBe('paid-mr');
  });

  it('leaves out a notice for which no text is registered', async () => {
    const { address, seen } = await gatewayThat(200, '{"type":"success"}');
    await createHttpSms({
      adapter: 'http',
      address,
      key: 'k',
      templateId: 't',
      languageTemplateIds: { 'order-paid': { mr: 'paid-mr' } },
    }).sendNotice({ ...notice, kind: 'order-paid', language: 'hi' });
    expect(seen()).toBeUndefined();
  });

  it('never leaves out one that must be told', async () => {
    const sms = createHttpSms({
      adapter: 'http',
      address: 'http://127.0.0.1:9/',
      key: 'k',
      templateId: 't',
      languageTemplateIds: { 'payout-changed': { mr: 'changed-mr' } },
    });
    expect([sms.canSend('payout-changed', 'mr'), sms.canSend('payout-changed', 'hi')]).toEqual([true, false]);
    await expect(sms.sendNotice({ ...notice, kind: 'payout-changed', language: 'hi' })).rejects.toThrow(
      'no text is registered',
    );
  });

  it.each([
    [500, '{}'],
    [401, '{"type":"error","message":"AuthenticationFailure"}'],
    [200, '{"type":"error","message":"template"}'],
    [200, 'no json'],
  ])('did not take a message that it answered with %i %s', async (status, answer) => {
    const { address } = await gatewayThat(status, answer);
    await expect(
      createHttpSms({ adapter: 'http', address, key: 'k', templateId: 't' }).sendOtp(message),
    ).rejects.toThrow('without success');
  });
});
