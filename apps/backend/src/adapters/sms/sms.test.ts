import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../test-backend.ts';
import type { TestBackend } from '../../test-backend.ts';
import { askOtp } from '../../test-sign-in.ts';
import { createHttpSms } from './http-sms.ts';

describe('the sandbox', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
    await askOtp(backend, '9500000001');
    await askOtp(backend, '9500000002');
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
    expect(body.results).toEqual([{ phone_number: '9500000001', otp: expect.stringMatching(/^\d{6}$/), text: expect.stringContaining(body.results[0].otp), created_at: expect.any(String) }]);
    expect((await backend.request('GET', '/sandbox/sms.json?phone_number=x')).status).toBe(400);
  });

  it('is not there with a real gateway', async () => {
    const real = await startBackend({ configuration: { sms: { adapter: 'http', address: 'http://127.0.0.1:9/', key: 'k', templateId: 't' } } });
    expect((await real.request('GET', '/sandbox/sms')).status).toBe(404);
    expect((await real.request('GET', '/sandbox/sms.json')).status).toBe(404);
    expect(await askOtp(real, '9500000009')).toMatchObject({ status: 503, body: { error: { code: 'auth_error.sms_failed' } } });
    // What never left does not make the farmer wait.
    expect(await askOtp(real, '9500000009')).toMatchObject({ body: { error: { code: 'auth_error.sms_failed' } } });
    await real.close();
  });
});

describe('the gateway', () => {
  let gateway: Server;
  afterEach(() => new Promise((closed) => gateway.close(closed)));

  async function gatewayThat(status: number, answer: string): Promise<{ address: string; seen: () => { request: IncomingMessage; body: string } | undefined }> {
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
    return { address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/api/v5/flow`, seen: () => last };
  }

  it('gets the documented bytes', async () => {
    const { address, seen } = await gatewayThat(200, '{"type":"success","message":"3763646c3058373530393938"}');
    await createHttpSms({ adapter: 'http', address, key: 'the-key', templateId: '6123' }).sendOtp({ phoneNumber: '9876543210', otp: '004217' });
    expect(seen()?.request.method).toBe('POST');
    expect(seen()?.request.url).toBe('/api/v5/flow');
    expect(seen()?.request.headers).toMatchObject({ authkey: 'the-key', 'content-type': 'application/json', accept: 'application/json' });
    expect(seen()?.body).toBe('{"template_id":"6123","recipients":[{"mobiles":"919876543210","otp":"004217"}]}');
  });

  it.each([[500, '{}'], [401, '{"type":"error","message":"AuthenticationFailure"}'], [200, '{"type":"error","message":"template"}'], [200, 'no json']])('did not take a message that it answered with %i %s', async (status, answer) => {
    const { address } = await gatewayThat(status, answer);
    await expect(createHttpSms({ adapter: 'http', address, key: 'k', templateId: 't' }).sendOtp({ phoneNumber: '9876543210', otp: '123456' })).rejects.toThrow('without success');
  });
});
