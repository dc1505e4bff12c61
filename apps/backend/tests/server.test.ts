import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOtp, refresh, signInBySms, signInForTest, tcpGate, testDatabases } from '@haat/backend-testing';
import { startBackend } from './start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

class Memory extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

describe('the server', () => {
  let backend: TestBackend;
  const log = new Memory();
  beforeAll(async () => {
    backend = await startBackend({ logTo: log });
  });
  afterAll(() => backend?.close());

  it('is alive and ready', async () => {
    expect(await backend.request('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await backend.request('GET', '/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it("keeps the caller's request id through answer, error body and log", async () => {
    const { headers, body } = await backend.request('GET', '/nowhere', { headers: { 'x-request-id': 'page-7.a' } });
    expect(headers.get('x-request-id')).toBe('page-7.a');
    expect(body).toEqual({
      error: {
        code: 'request_error.not_found',
        message: 'main:errors.request_error_not_found',
        request_id: 'page-7.a',
      },
    });
    await expect.poll(() => log.text).toContain('"request_id":"page-7.a"');
    const { headers: tokenHeaders } = await backend.request(
      'GET',
      '/realms/krishi-haat/protocol/openid-connect/certs',
      { headers: { 'x-request-id': 'page-8' } },
    );
    expect(tokenHeaders.get('x-request-id')).toBe('page-8');
    await expect.poll(() => log.text).toContain('"request_id":"page-8"');
  });

  it.each(['', 'a b', 'x'.repeat(65), '<script>'])('makes a request id of its own instead of %j', async (id) => {
    expect(
      (await backend.request('GET', '/health/live', { headers: { 'x-request-id': id } })).headers.get('x-request-id'),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets no cache keep what may be personal', async () => {
    const { accessToken: token } = await signInForTest(backend, '9700000190');
    const asked = ['/user/v1/details', '/orders/v1/orders', '/cart/v1/cart', '/nowhere'].map((path) =>
      backend.request('GET', path, { token }),
    );
    const kept = (await Promise.all(asked)).map(({ headers }) => headers.get('cache-control'));
    expect(kept).toEqual(['no-store', 'no-store', 'no-store', 'no-store']);
  });

  it('cuts a request whose body does not arrive, within 15 seconds and the second in which it looks', async () => {
    const { hostname, port } = new URL(backend.address);
    const socket = connect(Number(port), hostname);
    const begun = performance.now();
    const answered = new Promise<string>((done) => {
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString()));
      socket.on('close', () => done(text));
    });
    const headers = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 99';
    socket.write(`POST /realms/krishi-haat/otp HTTP/1.1\r\n${headers}\r\n\r\n{`);
    expect(await answered).toContain('HTTP/1.1 408 Request Timeout');
    // Node's own limit is five minutes; a busy machine looks later.
    expect(performance.now() - begun).toBeLessThan(60_000);
  });

  it('sends security headers', async () => {
    const { headers } = await backend.request('GET', '/health/live');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['no JSON', '{', 'application/json', 400, 'request_error.invalid'],
    ['a body of another kind', '<xml/>', 'text/xml', 400, 'request_error.invalid'],
    [
      'a body that is too large',
      JSON.stringify({ phone_number: '9'.repeat(70_000) }),
      'application/json',
      413,
      'request_error.too_large',
    ],
    ['a field that is missing', '{}', 'application/json', 400, 'request_error.invalid'],
    ['__proto__ as a field', '{"__proto__":{"x":1}}', 'application/json', 400, 'request_error.invalid'],
  ])('refuses %s in the error form', async (_what, body, type, status, code) => {
    expect(
      await backend.request('POST', '/realms/krishi-haat/otp', { body, headers: { 'content-type': type } }),
    ).toMatchObject({ status, body: { error: { code } } });
  });

  it('does not answer TRACE', async () => {
    const { hostname, port } = new URL(backend.address);
    const socket = connect(Number(port), hostname);
    const answered = new Promise<string>((done) => {
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString()));
      socket.on('close', () => done(text));
    });
    socket.write('TRACE /health/live HTTP/1.1\r\nhost: x\r\nx-kept: never-echoed\r\nconnection: close\r\n\r\n');
    expect(await answered).toContain('HTTP/1.1 404');
    expect(await answered).not.toContain('never-echoed');
  });

  it('logs why a request was refused, and to whom', async () => {
    const { accessToken: token } = await signInForTest(backend, '9700000191');
    const { body: user } = await backend.request('GET', '/user/v1/details', { token });
    const lineOf = async (id: string, path: string, given: { token?: string }) => {
      await backend.request('GET', path, { ...given, headers: { 'x-request-id': id } });
      const find = () => log.text.split('\n').find((text) => text.includes(`"request_id":"${id}"`));
      await expect.poll(find).toBeDefined();
      return JSON.parse(find() ?? '') as Record<string, unknown>;
    };
    expect(await lineOf('not-staff', '/support/v1/security-events', { token })).toMatchObject({
      status: 403,
      refusal: 'auth_error.forbidden',
      user: user.id,
    });
    expect(await lineOf('not-hers', `/user/v1/addresses/${user.id}`, { token })).toMatchObject({
      status: 404,
      refusal: 'address_error.not_found',
      user: user.id,
    });
    expect(await lineOf('signed-out', '/user/v1/details', {})).toMatchObject({ refusal: 'auth_error.signed_out' });
    expect(await lineOf('granted', '/user/v1/details', { token })).not.toHaveProperty('user');
  });

  it.each([
    ['app-code', '1'],
    ['app-version', '2.6.9'],
    ['client-name', 'Farmer <b>web</b>'],
    ['lat-long', '91,181'],
    ['assumed-user', '../admin'],
  ])('refuses a header %s of "%s", which no app sends', async (field, value) => {
    expect(await backend.request('GET', '/catalogue/v1/crops', { headers: { [field]: value } })).toMatchObject({
      status: 400,
      body: { error: { code: 'request_error.invalid', details: { fields: [{ field, rule: 'format' }] } } },
    });
  });

  it('reads from which app a request comes, and logs that without the place or the person', async () => {
    const { accessToken: token, userId } = await signInForTest(backend, '9700000192');
    const send = (assumed: string, given: object) =>
      backend.request('GET', '/user/v1/details', {
        ...given,
        headers: {
          'app-code': '01',
          'app-version': '269',
          'client-name': 'farmer-web',
          'lat-long': '21.1234,72.5678',
          'assumed-user': assumed,
          'x-request-id': 'from-an-app',
        },
      });
    expect((await send(userId, { token })).status).toBe(200);
    const line = () => log.text.split('\n').find((text) => text.includes('"request_id":"from-an-app"'));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line() ?? '')).toMatchObject({
      app_code: '01',
      app_version: '269',
      client: 'farmer-web',
      has_place: true,
      is_assumed: true,
    });
    expect(log.text).not.toContain('21.1234');
    expect(line()).not.toContain(userId);
    const stranger = '00000000-0000-4000-8000-000000000009';
    expect(await send(stranger, { token })).toMatchObject({
      status: 403,
      body: { error: { code: 'auth_error.forbidden' } },
    });
    expect(await send(userId, {})).toMatchObject({ status: 401 });
  });

  it('names the fields that were refused', async () => {
    expect(
      (await backend.request('POST', '/realms/krishi-haat/otp', { body: { phone_number: 5 } })).body.error.details,
    ).toEqual({ fields: [{ field: 'phone_number', rule: 'type' }] });
  });

  it('logs structured lines without personal data', async () => {
    const phone = '9612345678';
    const session = await signInBySms(backend, phone);
    await refresh(backend, session.refresh_token);
    const { accessToken } = await signInForTest(backend, phone);
    await backend.request('PATCH', '/user/v1/profile-update', {
      token: accessToken,
      body: { full_name: 'Sunita Pawar', email: 'sunita@example.org' },
    });
    await backend.request('GET', `/user/v1/details?q=Nashik&lat_lng=19.9975,73.7898&phone=${phone}`, {
      token: accessToken,
    });
    await backend.request('GET', `/no/such/${phone}`, { headers: { authorization: 'Bearer abc' } });
    await requestOtp(backend, phone, '203.0.113.77');
    await expect
      .poll(() => log.text.split('\n').filter((line) => line.includes('/user/v1/details')).length)
      .toBeGreaterThan(0);
    const lines = log.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find((line) => line['route'] === '/user/v1/details')).toMatchObject({
      level: 'info',
      method: 'GET',
      status: 200,
      request_id: expect.any(String),
      milliseconds: expect.any(Number),
    });
    for (const secret of [
      phone,
      'Sunita',
      'sunita@',
      'Nashik',
      '19.9975',
      '203.0.113.77',
      accessToken,
      session.access_token,
      session.refresh_token,
    ])
      expect(log.text).not.toContain(secret);
  });
});

describe.each(testDatabases().filter(({ server }) => server !== null))('without its $name', (on) => {
  it('answers 503 at once, recovers by itself, and does not reveal the query', async () => {
    const log = new Memory();
    const first = await startBackend({ on });
    const url = new URL(first.databaseUrl ?? '');
    const gate = await tcpGate(url.hostname, Number(url.port || 5432));
    const behind = new URL(url);
    behind.hostname = '127.0.0.1';
    behind.port = String(gate.port);
    const backend = await startBackend({ configuration: { databaseUrl: behind.href }, logTo: log });
    try {
      const session = await signInBySms(backend, '9600000001');
      expect((await backend.request('GET', '/health/ready')).status).toBe(200);
      await gate.shut();
      const begun = Date.now();
      const unavailable = {
        status: 503,
        body: { error: { code: 'request_error.unavailable', message: 'main:errors.request_error_unavailable' } },
      };
      expect(await backend.request('GET', '/health/ready')).toMatchObject(unavailable);
      expect((await backend.request('GET', '/health/live')).status).toBe(200);
      expect(await backend.request('GET', '/user/v1/details', { token: session.access_token })).toMatchObject(
        unavailable,
      );
      expect(await refresh(backend, session.refresh_token)).toMatchObject(unavailable);
      expect(await requestOtp(backend, '9600000002')).toMatchObject(unavailable);
      expect(Date.now() - begun).toBeLessThan(30_000);
      await gate.open();
      await expect.poll(async () => (await backend.request('GET', '/health/ready')).status).toBe(200);
      expect((await refresh(backend, session.refresh_token)).status).toBe(200);
      expect(log.text).not.toContain('9600000002');
    } finally {
      await gate.open();
      await backend.close();
      await gate.shut();
      await first.close();
    }
  });

  it('shares sessions, keys and limits between two processes', async () => {
    const one = await startBackend({ on });
    const two = await startBackend({ configuration: { databaseUrl: one.databaseUrl ?? '' } });
    try {
      const session = await signInBySms(one, '9600000003');
      expect((await two.request('GET', '/user/v1/details', { token: session.access_token })).status).toBe(200);
      const [a, b] = await Promise.all([refresh(one, session.refresh_token), refresh(two, session.refresh_token)]);
      expect([a.status, b.status, a.body.refresh_token]).toEqual([200, 200, b.body.refresh_token]);
      expect((await requestOtp(two, '9600000003')).body.error.code).toBe('auth_error.otp_too_soon');
      expect(await two.sms.messages('9600000003')).toHaveLength(1);
    } finally {
      await two.close();
      await one.close();
    }
  });
});
