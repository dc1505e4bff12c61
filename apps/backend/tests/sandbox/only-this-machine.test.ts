import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

/** Of each module of the sandbox what answers anybody whom it hears. */
const PAGES = [
  ...['/sandbox/sms', '/sandbox/sms.json', '/sandbox/campaigns.json'],
  ...['/sandbox/razorpay/v1/checkout/send-on.js', '/sandbox/csc/v1/checkout/send-on.js'],
];
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

describe.each([
  ['without DEMO', false, 404],
  ['with DEMO', true, 200],
])('the sandboxes %s', (_when, demo, forOthers) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ seed: 'small', configuration: { demo, host: '0.0.0.0' } });
  });
  afterAll(() => backend.close());

  const statuses = async (host: string, headers: Record<string, string> = {}) => {
    const { port } = new URL(backend.address);
    return Promise.all(PAGES.map(async (path) => (await fetch(`http://${host}:${port}${path}`, { headers })).status));
  };
  const everyPage = (status: number) => PAGES.map(() => status);

  it('answer who calls on this machine', async () => {
    expect(await statuses('127.0.0.1')).toEqual(everyPage(200));
  });

  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=203.0.113.9'],
    ['x-real-ip', '203.0.113.9'],
    ['via', '1.1 proxy'],
  ])('answer %s: %s, which a proxy adds, as they answer others', async (name, value) => {
    expect(await statuses('127.0.0.1', { [name]: value })).toEqual(everyPage(forOthers));
  });

  it.skipIf(outside === undefined)('answer others as configured', async () => {
    expect(await statuses(outside ?? '')).toEqual(everyPage(forOthers));
  });
});
