import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isApiError } from './index.ts';
import type { ServiceCall } from './api-client.ts';
import { openTestClient, startTestServer, type TestServer } from './testing/http-server.ts';

let one: TestServer;
let other: TestServer;
beforeEach(async () => {
  [one, other] = await Promise.all([answering('one'), answering('other')]);
});
afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
});

const answering = (name: string) =>
  startTestServer((response, _n, request) => {
    response
      .writeHead(request.url === '/fails' ? 500 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name }));
  });
const get: ServiceCall = { service: 'main', method: 'GET', path: '/x' };

describe('a service with two addresses', () => {
  it('is called at both in turn', async () => {
    const client = openTestClient([one.address, other.address]);
    for (let time = 0; time < 4; time += 1) await client.send(get);
    expect([one.requests.length, other.requests.length]).toEqual([2, 2]);
  });

  it.each(['GET', 'PUT', 'POST', 'PATCH'] as const)(
    'goes on at the other when one is not there, for a %s too',
    async (method) => {
      await one.close();
      const client = openTestClient([one.address, other.address]);
      for (let time = 0; time < 4; time += 1)
        await expect(client.send({ ...get, method })).resolves.toEqual({ name: 'other' });
      expect(other.requests).toHaveLength(4);
    },
  );

  it('repeats at the other what is safe to send twice when the connection breaks, and nothing else', async () => {
    const broken = await startTestServer((_response, _n, request) => void request.socket.destroy());
    const client = openTestClient([broken.address, other.address]);
    await expect(client.send(get)).resolves.toEqual({ name: 'other' });
    await expect(
      openTestClient([broken.address, other.address]).send({ ...get, method: 'PATCH' }),
    ).rejects.toMatchObject({ kind: 'network' });
    expect([broken.requests.length, other.requests.length]).toEqual([2, 1]);
    await broken.close();
  });

  it('reports the service as unreachable only when no address answers', async () => {
    await Promise.all([one.close(), other.close()]);
    const error = await openTestClient([one.address, other.address])
      .send({ ...get, method: 'PATCH' })
      .catch((thrown: unknown) => thrown);
    expect(isApiError(error) && error.httpStatus).toBe(503);
  });

  it('takes a failure of one for an answer: the address keeps its turn', async () => {
    const client = openTestClient([one.address, other.address]);
    await expect(client.send({ ...get, path: '/fails' })).rejects.toMatchObject({ status: 500 });
    for (let time = 0; time < 2; time += 1) await client.send(get);
    expect([one.requests.length, other.requests.length]).toEqual([2, 1]);
  });
});
