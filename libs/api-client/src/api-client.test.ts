import { GUEST_CART_HEADER } from '@haat/api-contract';
import { afterEach, describe, expect, it } from 'vitest';
import {
  availability,
  cart,
  centres,
  claimCart,
  claimNetworkCart,
  content,
  exchangeOtp,
  orders,
  placeOrder,
  providers,
  sendOtp,
  setCartItem,
  decryptFromCsc,
  encryptForCsc,
  featureFlag,
  updateProfile,
  userDetails,
} from './index.ts';
import { GET, answerJson, expectApiError } from './testing/calls.ts';
import { openTestClient, startTestServer } from './testing/http-server.ts';
import type { TestServer } from './testing/http-server.ts';

let server: TestServer;
afterEach(() => server.close());

describe('headers', () => {
  it('carries every header that a service expects, and the token with its scheme', async () => {
    server = await startTestServer(answerJson(200, {}));
    await openTestClient(server.address, { accessToken: () => 'token-1', assumedUser: () => 'farmer-9' }).send({
      ...GET,
      query: { a: 'é&', b: null, c: undefined, d: false },
    });
    expect(server.requests[0]?.url).toBe('/x?a=%C3%A9%26&d=false');
    expect(server.requests[0]?.headers).toMatchObject({
      'app-code': '01',
      'app-version': '269',
      'client-name': 'farmer-app',
      'lat-long': '20,73',
      'x-request-id': 'request-1',
      'x-forwarded-for': '203.0.113.7',
      authorization: 'Bearer token-1',
      'auth-scheme': 'keycloak',
      'assumed-user': 'farmer-9',
    });
  });

  it('says for whom an agent calls, but not in the agent’s own calls, nor without a session', async () => {
    server = await startTestServer(answerJson(200, {}));
    const facts = { assumedUser: () => 'farmer-9' };
    const agent = openTestClient(server.address, { ...facts, accessToken: () => 'token-1' });
    await agent.send(GET);
    await agent.send({ ...GET, forSelf: true });
    await agent.send({ ...GET, withToken: false });
    await openTestClient(server.address, facts).send(GET);
    const sent = server.requests.map(({ headers }) => headers['assumed-user']);
    expect(sent).toEqual(['farmer-9', undefined, undefined, undefined]);
  });

  it('claims what a guest put into a cart for who signs in, never for a chosen farmer', async () => {
    server = await startTestServer(answerJson(200, {}));
    const agent = openTestClient(server.address, { assumedUser: () => 'farmer-9', accessToken: () => 'token-1' });
    await claimCart(agent, 'guest-1');
    await claimNetworkCart(agent, 'guest-1');
    expect(server.requests.map(({ headers }) => [headers[GUEST_CART_HEADER], headers['assumed-user']])).toEqual([
      ['guest-1', undefined],
      ['guest-1', undefined],
    ]);
  });

  it('sends no token where there is none, and none to the identity service', async () => {
    server = await startTestServer(answerJson(200, { access_token: 'a' }));
    await openTestClient(server.address).send(GET);
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
    server = await startTestServer(answerJson(200, { request_id: 'r', expires_in: 300, resend_in: 30 }));
    await sendOtp(
      openTestClient(server.address, { language: 'or' }),
      { realm: 'haat', clientId: 'farmer' },
      { phoneNumber: '9876543210' },
    );
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/realms/haat/otp?lang=or',
      body: '{"phone_number":"9876543210"}',
    });
  });
});

describe('a session that changes during a call', () => {
  it('refreshes once after 401 and sends once more', async () => {
    server = await startTestServer((response, _n, request) =>
      answerJson(request.headers.authorization === 'Bearer new' ? 200 : 401, { ok: true })(response),
    );
    let refreshes = 0;
    const client = openTestClient(server.address, {
      accessToken: () => 'old',
      refresh: async () => {
        refreshes += 1;
        return 'new';
      },
    });
    await expect(client.send(GET)).resolves.toEqual({ ok: true });
    expect([refreshes, server.requests.length]).toEqual([1, 2]);
  });

  it('calls as a guest when the session has ended, so that public pages stay available', async () => {
    server = await startTestServer((response, _n, request) =>
      answerJson(request.headers.authorization ? 401 : 200, { ok: true })(response),
    );
    let token: string | null = 'old';
    const client = openTestClient(server.address, { accessToken: () => token, refresh: async () => (token = null) });
    await expect(client.send(GET)).resolves.toEqual({ ok: true });
  });

  it('counts as unreachable while it cannot be refreshed', async () => {
    server = await startTestServer(answerJson(401, {}));
    const client = openTestClient(server.address, { accessToken: () => 'old', refresh: async () => null });
    expect(await expectApiError(client.send(GET))).toMatchObject({ kind: 'network', httpStatus: 503 });
  });
});

describe('named look-ups', () => {
  it('answer null or an empty list on failure', async () => {
    server = await startTestServer(answerJson(400, {}));
    const client = openTestClient(server.address);
    expect(await availability(client, { lat_lng: '20,73' })).toBeNull();
    expect(await centres(client, { lat_lng: '20,73' })).toBeNull();
    expect(await providers(client, { lat_lng: '20,73' })).toEqual([]);
    expect(await updateProfile(client, { language_code: 'mr' })).toBeNull();
    await expectApiError(orders(client));
  });

  it('create a profile where there is none, in the language of the page', async () => {
    server = await startTestServer((response, n) =>
      answerJson(200, n === 1 ? { id: 'u', profile: null } : { id: 'u', profile: { language_code: 'hi' } })(response),
    );
    expect((await userDetails(openTestClient(server.address))).profile).not.toBeNull();
    expect(server.requests[1]).toMatchObject({
      method: 'PATCH',
      url: '/user/v1/profile-update',
      body: '{"language_code":"hi","source":["farmer-app"]}',
    });
  });

  it('ask for one flag by its key', async () => {
    server = await startTestServer((response, n) =>
      answerJson(n === 1 ? 200 : 400, { CR: { is_enabled: true, is_enrolled: false } })(response),
    );
    const client = openTestClient(server.address);
    expect(await featureFlag(client, '20,73', 'CR')).toEqual({ is_enabled: true, is_enrolled: false });
    expect(await featureFlag(client, '20,73', 'CR')).toBeNull();
    expect(server.requests[0]?.url).toBe('/location/v1/flags?lat_lng=20,73&key=CR');
  });

  it('link from page to page over https only', async () => {
    server = await startTestServer(
      answerJson(200, { count: 3, next: 'http://haat.example/list?page=3', previous: '/list?page=1', results: [] }),
    );
    expect(await centres(openTestClient(server.address), { lat_lng: '20,73', page: 2 })).toEqual({
      count: 3,
      next: 'https://haat.example/list?page=3',
      previous: '/list?page=1',
      results: [],
    });
  });

  it('refuse a page of content of more than 100', async () => {
    server = await startTestServer(answerJson(200, { data: { posts: [] } }));
    const client = openTestClient(server.address);
    expect(await expectApiError(content(client, { query: '{}', variables: { first: 101 } }))).toMatchObject({
      kind: 'refused',
      code: 'request_error.invalid',
    });
    await expect(content(client, { query: '{}', variables: { first: 100 } })).resolves.toEqual({ posts: [] });
    expect(server.requests).toHaveLength(1);
  });
});

describe('the CSC wallet', () => {
  const START = {
    callbackUrl: 'https://csc.example/back',
    cancelUrl: 'https://csc.example/order/o-1',
    agreedTotal: 90,
  };
  it('encrypts what is paid, once however often it is sent', async () => {
    server = await startTestServer((response, n) => answerJson(n === 1 ? 503 : 200, { message: 'sealed' })(response));
    expect(await encryptForCsc(openTestClient(server.address), 'o-1', START)).toEqual({ message: 'sealed' });
    expect(server.requests[1]).toMatchObject({
      method: 'POST',
      url: '/csc/encrypt?lang=hi',
      body: JSON.stringify({
        order_id: 'o-1',
        callback_url: START.callbackUrl,
        cancel_url: START.cancelUrl,
        agreed_total: 90,
      }),
    });
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['pay:o-1', 'pay:o-1']);
  });

  it('reads what the bridge has answered, and says why it cannot', async () => {
    const read = { order_id: 'o-1', csc_txn: 't-1', txn_amount: '90.00', txn_status: '100' };
    server = await startTestServer((response, n) =>
      answerJson(n === 1 ? 200 : 400, n === 1 ? read : { error: { code: 'payment_error.not_signed' } })(response),
    );
    const client = openTestClient(server.address);
    expect(await decryptFromCsc(client, 'sealed')).toEqual(read);
    expect(await expectApiError(decryptFromCsc(client, 'forged'))).toMatchObject({ code: 'payment_error.not_signed' });
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/csc/decrypt', body: '{"message":"sealed"}' });
  });
});

describe('carts', () => {
  it('does not ask for a cart without an owner, and names a guest at the first change', async () => {
    server = await startTestServer(answerJson(200, { count: 1 }));
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
    server = await startTestServer((response, n) => answerJson(n === 1 ? 503 : 200, { id: 'o' })(response));
    await placeOrder(openTestClient(server.address), { cart_id: 'c', hash_code: 'h' } as Parameters<
      typeof placeOrder
    >[1]);
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['c:h', 'c:h']);
  });
});
