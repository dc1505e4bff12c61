import { afterEach, describe, expect, it } from 'vitest';
import { GET, answerJson, expectApiError } from './testing/calls.ts';
import { openTestClient, startTestServer } from './testing/http-server.ts';
import type { TestServer } from './testing/http-server.ts';

let server: TestServer;
afterEach(() => server.close());

describe('errors', () => {
  it('says who cannot be reached', async () => {
    server = await startTestServer(answerJson(200, {}));
    await server.close();
    const error = await expectApiError(openTestClient(server.address).send({ ...GET, method: 'PATCH' }));
    expect(error).toMatchObject({ kind: 'network', status: null, httpStatus: 503 });
  });

  it('keeps the code and details of a refusal', async () => {
    server = await startTestServer(
      answerJson(409, {
        error: { code: 'cart_error.not_enough_stock', message: 'x', details: { available: 2 }, request_id: 'r-1' },
      }),
    );
    expect(await expectApiError(openTestClient(server.address).send(GET))).toMatchObject({
      kind: 'refused',
      status: 409,
      code: 'cart_error.not_enough_stock',
      details: { available: 2 },
      requestId: 'r-1',
    });
  });

  it('reads a refusal of the identity service', async () => {
    server = await startTestServer(
      answerJson(400, { error: 'invalid_grant', error_description: 'auth_error.otp_wrong' }),
    );
    expect(await expectApiError(openTestClient(server.address).send(GET))).toMatchObject({
      kind: 'refused',
      code: 'auth_error.otp_wrong',
    });
  });

  it('rejects a 2xx whose body says error', async () => {
    server = await startTestServer(answerJson(200, { error: { code: 'provider_error.vendor_unknown' } }));
    expect(await expectApiError(openTestClient(server.address).send(GET))).toMatchObject({
      kind: 'body-error',
      code: 'provider_error.vendor_unknown',
    });
  });

  it('survives an answer that is no JSON', async () => {
    server = await startTestServer((response) => {
      response.writeHead(500, { 'content-type': 'text/html' });
      response.end('<h1>no</h1>');
    });
    expect(await expectApiError(openTestClient(server.address).send(GET))).toMatchObject({
      kind: 'failed',
      code: 'request_error.failed',
    });
  });

  it('does not follow a redirect with the token', async () => {
    server = await startTestServer((response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' });
      response.end();
    });
    await expectApiError(openTestClient(server.address, { accessToken: () => 't' }).send(GET));
    expect(server.requests).toHaveLength(1);
  });

  it('reports what is unexpected, without ids, and not a refusal', async () => {
    const reports: unknown[] = [];
    server = await startTestServer((response, n) => answerJson(n === 1 ? 500 : 404, {})(response));
    const client = openTestClient(
      server.address,
      {},
      { report: (error, call) => reports.push([error.kind, call.path]) },
    );
    await expectApiError(client.send({ ...GET, path: '/order/v1/orders/ord-123' }));
    await expectApiError(client.send({ ...GET, path: '/order/v1/orders/ord-123' }));
    expect(reports).toEqual([['failed', '/order/v1/orders/:id']]);
  });

  it('reports no key, be it of letters alone', async () => {
    const reports: unknown[] = [];
    server = await startTestServer(answerJson(500, {}));
    const client = openTestClient(server.address, {}, { report: (_error, call) => reports.push(call.path) });
    const [id, mac] = ['abcdefghijklmnopqrstuv', 'ABCDEFGHIJKLMNOPQRSTUV'];
    await expectApiError(client.send({ ...GET, method: 'POST', path: `/agent/v1/revocations/${id}.${mac}` }));
    expect(reports).toEqual(['/agent/v1/revocations/:id']);
  });
});
