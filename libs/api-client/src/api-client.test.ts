import { afterEach, describe, expect, it } from 'vitest';
import {
  availability,
  cart,
  centres,
  content,
  exchangeOtp,
  isApiError,
  orders,
  placeOrder,
  providers,
  sendOtp,
  setCartItem,
  updateProfile,
  userDetails,
  type ApiError,
} from './index.ts';
import type { ServiceCall } from './api-client.ts';
import { openTestClient, startTestServer, type TestServer } from './testing/http-server.ts';

let server: TestServer;
afterEach(() => server.close());

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: import('node:http').ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
const get: ServiceCall = { service: 'main', method: 'GET', path: '/x' };
const failing = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error('It should have failed with an ApiError.');
  return error;
};

describe('headers', () => {
  it('carries every header that a service expects, and the token with its scheme', async () => {
    server = await startTestServer(json(200, {}));
    await openTestClient(server.address, { accessToken: () => 'token-1', assumedUser: 'farmer-9' }).send({
      ...get,
      query: { a: 'é&', b: null, c: undefined, d: false },
    });
    expect(server.requests[0]?.url).toBe('/x?a=%C3%A9%26&d=false');
    expect(server.requests[0]?.headers).toMatchObject({
      'app-code': '01',
      'app-version': '269',
      'client-name': 'farmer-web',
      'lat-long': '20,73',
      'x-request-id': 'request-1',
      'x-forwarded-for': '203.0.113.7',
      authorization: 'Bearer token-1',
      'auth-scheme': 'keycloak',
      'assumed-user': 'farmer-9',
    });
  });

  it('sends no token where there is none, and none to the identity service', async () => {
    server = await startTestServer(json(200, { access_token: 'a' }));
    await openTestClient(server.address).send(get);
    await exchangeOtp(
      openTestClient(server.address, { accessToken: () => 'old' }),
      { realm: 'haat', clientId: 'farmer' },
      { requestId: 'r', otp: '123456' },
    );
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    expect(server.requests[1]).toMatchObject({
      url: '/realms/haat/protocol/openid-connect/token',
      body: expect.stringContaining('client_id=farmer'),
    });
    expect(server.requests[1]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  });

  it('requests a one-time password in the user’s language', async () => {
    server = await startTestServer(json(200, { request_id: 'r', expires_in: 300, resend_in: 30 }));
    await sendOtp(
      openTestClient(server.address, { language: 'or' }),
      { realm: 'haat', clientId: 'farmer' },
      '9876543210',
    );
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/realms/haat/otp?lang=or',
      body: '{"phone_number":"9876543210"}',
    });
  });
});

describe('repeats', () => {
  it.each([429, 502, 503, 504])('repeats a GET answered %i, with growing waits', async (status) => {
    server = await startTestServer((response, n) => json(n < 3 ? status : 200, { n })(response));
    await expect(openTestClient(server.address).send(get)).resolves.toEqual({ n: 3 });
    const [first = 0, second = 0, third = 0] = server.requests.map(({ at }) => at);
    expect(third - second).toBeGreaterThan(second - first);
  });

  it.each([400, 401, 403, 404, 409, 500, 501])('does not repeat a GET answered %i', async (status) => {
    server = await startTestServer(json(status, {}));
    await failing(openTestClient(server.address).send(get));
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['PUT', {}, 3],
    ['DELETE', {}, 3],
    ['POST', { idempotencyKey: 'k' }, 3],
    ['POST', {}, 1],
    ['PATCH', {}, 1],
  ] as const)('sends %s %j %i times at most two refusals', async (method, extra, times) => {
    server = await startTestServer((response, n) => json(n < 3 ? 503 : 200, {})(response));
    await openTestClient(server.address)
      .send({ ...get, method, body: { a: 1 }, ...extra })
      .catch(() => undefined);
    expect(server.requests).toHaveLength(times);
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
  });

  it('repeats when the connection is lost without an answer', async () => {
    server = await startTestServer((response, n, request) =>
      n < 2 ? request.socket.destroy() : json(200, { ok: true })(response),
    );
    await expect(openTestClient(server.address).send(get)).resolves.toEqual({ ok: true });
  });

  it('waits as long as Retry-After says, and not at all when that is after the deadline', async () => {
    server = await startTestServer((response, n) => json(n < 2 ? 429 : 200, {}, { 'retry-after': '1' })(response));
    await openTestClient(server.address).send(get);
    expect((server.requests[1]?.at ?? 0) - (server.requests[0]?.at ?? 0)).toBeGreaterThanOrEqual(990);
    await server.close();
    server = await startTestServer(json(429, {}, { 'retry-after': '60' }));
    const error = await failing(openTestClient(server.address).send(get));
    expect(server.requests).toHaveLength(1);
    expect(error).toMatchObject({ kind: 'refused', code: 'request_error.too_many', details: { retry_after: 60 } });
  });

  it('fails after five retries', async () => {
    server = await startTestServer(json(503, {}));
    const error = await failing(openTestClient(server.address).send(get));
    expect(server.requests).toHaveLength(6);
    expect(error).toMatchObject({ kind: 'failed', status: 503, httpStatus: 503, code: 'request_error.unavailable' });
  }, 10_000);

  it('stops when the caller aborts', async () => {
    server = await startTestServer(json(503, {}));
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 150);
    const error = await failing(openTestClient(server.address, { signal: gone.signal }).send(get));
    expect(error.kind).toBe('aborted');
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });

  it("ends a call that is never answered within the page's deadline of eight seconds", async () => {
    server = await startTestServer(() => undefined);
    const begun = Date.now();
    const error = await failing(openTestClient(server.address).send(get));
    expect(error).toMatchObject({ kind: 'timeout', httpStatus: 503 });
    expect(Date.now() - begun).toBeLessThan(9_000);
  }, 12_000);
});

describe('errors', () => {
  it('says who cannot be reached', async () => {
    server = await startTestServer(json(200, {}));
    await server.close();
    const error = await failing(openTestClient(server.address).send({ ...get, method: 'PATCH' }));
    expect(error).toMatchObject({ kind: 'network', status: null, httpStatus: 503 });
  });

  it('keeps the code and details of a refusal', async () => {
    server = await startTestServer(
      json(409, {
        error: { code: 'cart_error.not_enough_stock', message: 'x', details: { available: 2 }, request_id: 'r-1' },
      }),
    );
    expect(await failing(openTestClient(server.address).send(get))).toMatchObject({
      kind: 'refused',
      status: 409,
      code: 'cart_error.not_enough_stock',
      details: { available: 2 },
      requestId: 'r-1',
    });
  });

  it('reads a refusal of the identity service', async () => {
    server = await startTestServer(json(400, { error: 'invalid_grant', error_description: 'auth_error.otp_wrong' }));
    expect(await failing(openTestClient(server.address).send(get))).toMatchObject({
      kind: 'refused',
      code: 'auth_error.otp_wrong',
    });
  });

  it('rejects a 2xx whose body says error', async () => {
    server = await startTestServer(json(200, { error: { code: 'provider_error.vendor_unknown' } }));
    expect(await failing(openTestClient(server.address).send(get))).toMatchObject({
      kind: 'body-error',
      code: 'provider_error.vendor_unknown',
    });
  });

  it('survives an answer that is no JSON', async () => {
    server = await startTestServer((response) => {
      response.writeHead(500, { 'content-type': 'text/html' });
      response.end('<h1>no</h1>');
    });
    expect(await failing(openTestClient(server.address).send(get))).toMatchObject({
      kind: 'failed',
      code: 'request_error.failed',
    });
  });

  it('does not follow a redirect with the token', async () => {
    server = await startTestServer((response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' });
      response.end();
    });
    await failing(openTestClient(server.address, { accessToken: () => 't' }).send(get));
    expect(server.requests).toHaveLength(1);
  });

  it('reports what is unexpected, without ids, and not a refusal', async () => {
    const reports: unknown[] = [];
    server = await startTestServer((response, n) => json(n === 1 ? 500 : 404, {})(response));
    const client = openTestClient(
      server.address,
      {},
      { report: (error, call) => reports.push([error.kind, call.path]) },
    );
    await failing(client.send({ ...get, path: '/order/v1/orders/ord-123' }));
    await failing(client.send({ ...get, path: '/order/v1/orders/ord-123' }));
    expect(reports).toEqual([['failed', '/order/v1/orders/:id']]);
  });
});

describe('a session that changes during a call', () => {
  it('refreshes once after 401 and sends once more', async () => {
    server = await startTestServer((response, _n, request) =>
      json(request.headers.authorization === 'Bearer new' ? 200 : 401, { ok: true })(response),
    );
    let refreshes = 0;
    const client = openTestClient(server.address, {
      accessToken: () => 'old',
      refresh: async () => {
        refreshes += 1;
        return 'new';
      },
    });
    await expect(client.send(get)).resolves.toEqual({ ok: true });
    expect([refreshes, server.requests.length]).toEqual([1, 2]);
  });

  it('calls as a guest when the session has ended, so that public pages stay available', async () => {
    server = await startTestServer((response, _n, request) =>
      json(request.headers.authorization ? 401 : 200, { ok: true })(response),
    );
    let token: string | null = 'old';
    const client = openTestClient(server.address, { accessToken: () => token, refresh: async () => (token = null) });
    await expect(client.send(get)).resolves.toEqual({ ok: true });
  });

  it('counts as unreachable while it cannot be refreshed', async () => {
    server = await startTestServer(json(401, {}));
    const client = openTestClient(server.address, { accessToken: () => 'old', refresh: async () => null });
    expect(await failing(client.send(get))).toMatchObject({ kind: 'network', httpStatus: 503 });
  });
});

describe('named look-ups', () => {
  it('answer null or an empty list on failure', async () => {
    server = await startTestServer(json(400, {}));
    const client = openTestClient(server.address);
    expect(await availability(client, { lat_lng: '20,73' })).toBeNull();
    expect(await centres(client, { lat_lng: '20,73' })).toBeNull();
    expect(await providers(client, { lat_lng: '20,73' })).toEqual([]);
    expect(await updateProfile(client, { language_code: 'mr' })).toBeNull();
    await failing(orders(client));
  });

  it('create a profile where there is none, in the language of the page', async () => {
    server = await startTestServer((response, n) =>
      json(200, n === 1 ? { id: 'u', profile: null } : { id: 'u', profile: { language_code: 'hi' } })(response),
    );
    expect((await userDetails(openTestClient(server.address))).profile).not.toBeNull();
    expect(server.requests[1]).toMatchObject({
      method: 'PATCH',
      url: '/user/v1/profile-update',
      body: '{"language_code":"hi"}',
    });
  });

  it('refuse a page of content of more than 100', async () => {
    server = await startTestServer(json(200, { data: { posts: [] } }));
    const client = openTestClient(server.address);
    expect(await failing(content(client, { query: '{}', variables: { first: 101 } }))).toMatchObject({
      kind: 'refused',
      code: 'request_error.invalid',
    });
    await expect(content(client, { query: '{}', variables: { first: 100 } })).resolves.toEqual({ posts: [] });
    expect(server.requests).toHaveLength(1);
  });
});

describe('carts', () => {
  it('does not ask for a cart without an owner, and names a guest at the first change', async () => {
    server = await startTestServer(json(200, { count: 1 }));
    const client = openTestClient(server.address);
    expect(await cart(client)).toMatchObject({ count: 0, lines: [] });
    expect(server.requests).toHaveLength(0);
    await setCartItem(client, 'p-urea/45', { quantity: 1, vendor_id: 'v-1' });
    expect(server.requests[0]).toMatchObject({
      method: 'PUT',
      url: '/cart/v1/carts/dehaat/items/p-urea%2F45?lang=hi&lat_lng=20,73',
    });
    expect(server.requests[0]?.headers['x-guest-cart']).toBe('guest-1');
  });

  it('gives an order the key that makes it safe to send twice', async () => {
    server = await startTestServer((response, n) => json(n === 1 ? 503 : 200, { id: 'o' })(response));
    await placeOrder(openTestClient(server.address), { cart_id: 'c', hash_code: 'h' } as Parameters<
      typeof placeOrder
    >[1]);
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['c:h', 'c:h']);
  });
});
