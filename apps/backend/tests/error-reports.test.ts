import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { Area } from '@haat/backend-platform/area';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from './start-backend.ts';

/** An area whose route fails, as no route should, with a farmer's number in what it says. */
const FAILING: Area = {
  name: 'failing',
  routes: [
    {
      name: 'failing',
      service: 'main',
      register(app) {
        app.get('/failing/:id', async () => {
          throw new TypeError("No farmer '9822012345'");
        });
      },
    },
  ],
};

describe('a request that fails', () => {
  const received: string[] = [];
  let collector: Server;
  let backend: TestBackend;
  beforeAll(async () => {
    collector = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts);
        received.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
        response.writeHead(200).end('{}');
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const dsn = `http://abc@127.0.0.1:${(collector.address() as AddressInfo).port}/42`;
    backend = await startBackend({
      areas: [...AREAS_WITHOUT_JOBS, FAILING],
      configuration: { errorReports: { dsn, release: 'haat@269' } },
    });
  });
  afterAll(async () => {
    await backend?.close();
    collector.close();
  });

  it('is told to the service of errors by its route and its id, and a refused one is not', async () => {
    const headers = { 'x-request-id': 'request-4711', 'x-phone': '9822012345' };
    await backend.request('GET', '/no/such/route', { headers });
    expect(await backend.request('GET', '/failing/9822012345?name=Ramesh', { headers })).toMatchObject({ status: 500 });
    await backend.dependencies.errorReports.flush(5_000);
    expect(received).toHaveLength(1);
    const [, , event = '{}'] = received[0]?.split('\n') ?? [];
    expect(JSON.parse(event)).toMatchObject({
      release: 'haat@269',
      tags: { part: 'backend', during: 'request', route: '/failing/:id', code: 'request_error.failed' },
      exception: { values: [{ type: 'TypeError' }] },
    });
    expect(received[0]).not.toMatch(/9822012345|Ramesh/);
  });
});
