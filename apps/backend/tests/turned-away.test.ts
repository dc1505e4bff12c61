import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from './start-backend.ts';

const MOST = 2;
const READ = '/catalogue/v1/brands?lang=hi';

let backend: TestBackend;
const open: Socket[] = [];
beforeAll(async () => {
  backend = await startBackend({ seed: 'small', configuration: { mostRequests: MOST, metrics: METRICS } });
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await backend?.close();
});

const METRICS = { host: '127.0.0.1', port: 0, token: null };

/** A request that the backend is busy with: its body is still on its way. */
function begin(): Promise<Socket> {
  const { hostname, port } = new URL(backend.address);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  return new Promise((done) => {
    socket.once('connect', () => {
      socket.write(
        'POST /realms/krishi-haat/otp HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n' +
          'content-type: application/json\r\ncontent-length: 99\r\n\r\n',
      );
    });
    // It is told to go on, or that there is no room: either way it has been looked at.
    socket.once('data', () => done(socket));
  });
}

describe('a crowd beyond what is answered at once', () => {
  it('is told to come again, reads first, and is answered when there is room', async () => {
    await Promise.all(Array.from({ length: MOST }, begin));
    const refused = await backend.request('GET', READ);
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ error: { code: 'request_error.unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);

    // What somebody has decided to do has room still; beyond it, there is none for that either.
    expect((await backend.request('PUT', '/cart/v1/cart', { body: {} })).status).not.toBe(503);
    await begin();
    expect((await backend.request('PUT', '/cart/v1/cart', { body: {} })).status).toBe(503);

    // Probes, and what companies tell of payments.
    expect((await backend.request('GET', '/health/ready')).status).toBe(200);
    const told = await backend.request('POST', '/payment/v1/webhook/update-payment', { body: {} });
    expect(told.status).not.toBe(503);
    const metrics = await (await fetch(`${backend.metricsAddress}/metrics`)).text();
    expect(metrics).toContain('haat_http_turned_away_total 2');

    for (const socket of open.splice(0)) socket.destroy();
    await expect.poll(async () => (await backend.request('GET', READ)).status).toBe(200);
  });
});
