import { afterEach, describe, expect, it } from 'vitest';
import { GET, answerJson, expectApiError } from './testing/calls.ts';
import { openTestClient, startTestServer } from './testing/http-server.ts';
import type { TestServer } from './testing/http-server.ts';

let server: TestServer;
afterEach(() => server.close());

describe('repeats', () => {
  it.each([429, 502, 503, 504])('repeats a GET answered %i, with growing waits', async (status) => {
    server = await startTestServer((response, n) => answerJson(n < 3 ? status : 200, { n })(response));
    await expect(openTestClient(server.address).send(GET)).resolves.toEqual({ n: 3 });
    const [first = 0, second = 0, third = 0] = server.requests.map(({ at }) => at);
    // 100 ms, then twice as long, each a quarter more or less. A busy machine only makes them longer.
    expect(second - first).toBeGreaterThanOrEqual(70);
    expect(third - second).toBeGreaterThanOrEqual(110);
  });

  it.each([400, 401, 403, 404, 409, 500, 501])('does not repeat a GET answered %i', async (status) => {
    server = await startTestServer(answerJson(status, {}));
    await expectApiError(openTestClient(server.address).send(GET));
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['PUT', {}, 3],
    ['DELETE', {}, 3],
    ['POST', { idempotencyKey: 'k' }, 3],
    ['POST', {}, 1],
    ['PATCH', {}, 1],
  ] as const)('sends %s %j %i times at most two refusals', async (method, extra, times) => {
    server = await startTestServer((response, n) => answerJson(n < 3 ? 503 : 200, {})(response));
    await openTestClient(server.address)
      .send({ ...GET, method, body: { a: 1 }, ...extra })
      .catch(() => undefined);
    expect(server.requests).toHaveLength(times);
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
  });

  it('repeats when the connection is lost without an answer', async () => {
    server = await startTestServer((response, n, request) =>
      n < 2 ? request.socket.destroy() : answerJson(200, { ok: true })(response),
    );
    await expect(openTestClient(server.address).send(GET)).resolves.toEqual({ ok: true });
  });

  it('waits as long as Retry-After says, and not at all when that is after the deadline', async () => {
    server = await startTestServer((response, n) =>
      answerJson(n < 2 ? 429 : 200, {}, { 'retry-after': '1' })(response),
    );
    await openTestClient(server.address).send(GET);
    expect((server.requests[1]?.at ?? 0) - (server.requests[0]?.at ?? 0)).toBeGreaterThanOrEqual(990);
    await server.close();
    server = await startTestServer(answerJson(429, {}, { 'retry-after': '60' }));
    const error = await expectApiError(openTestClient(server.address).send(GET));
    expect(server.requests).toHaveLength(1);
    expect(error).toMatchObject({ kind: 'refused', code: 'request_error.too_many', details: { retry_after: 60 } });
  });

  it('fails after five retries', async () => {
    server = await startTestServer(answerJson(503, {}));
    const error = await expectApiError(openTestClient(server.address).send(GET));
    expect(server.requests).toHaveLength(6);
    expect(error).toMatchObject({ kind: 'failed', status: 503, httpStatus: 503, code: 'request_error.unavailable' });
  }, 60_000);

  it('stops when the caller aborts', async () => {
    server = await startTestServer(answerJson(503, {}));
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 150);
    const error = await expectApiError(openTestClient(server.address, { signal: gone.signal }).send(GET));
    expect(error.kind).toBe('aborted');
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });

  it("ends a read that is never answered at the page's deadline of 8 s, and an act after 10 s of its own", async () => {
    server = await startTestServer(() => undefined);
    const client = openTestClient(server.address);
    const begun = performance.now();
    const millisecondsOf = async (method: 'GET' | 'POST') => {
      expect(await expectApiError(client.send({ ...GET, method }))).toMatchObject({ kind: 'timeout', httpStatus: 503 });
      return performance.now() - begun;
    };
    const [read = 0, act = 0] = await Promise.all([millisecondsOf('GET'), millisecondsOf('POST')]);
    // Neither gives up early, and the read is the first to end; a busy machine only makes both later.
    expect(read).toBeGreaterThanOrEqual(7_950);
    expect(act).toBeGreaterThanOrEqual(9_950);
    expect(read).toBeLessThan(act - 1_000);
  }, 60_000);
});
