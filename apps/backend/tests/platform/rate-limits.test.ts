import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '@haat/backend-platform';
import { rateLimits } from '@haat/backend-platform/tables';
import { signInForTest, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startProcess } from '../../src/start-process.ts';
import type { RunningBackend } from '../../src/start-process.ts';
import { startBackend } from '../start-backend.ts';

const PER_NETWORK = 100;
const PER_PERSON = 50;
/** A route that says nothing of its cost: 1. */
const READ = '/user/v1/addresses/none';
/** Costs 10. */
const PAY = '/payment/v1/orders/none/attempts';
/** Costs 50. */
const PHOTO = '/upload/v1/photos';

describe.each(testDatabases())('limits of requests on $name', (on) => {
  let backend: TestBackend;
  let second: RunningBackend;
  let networks = 0;
  let phones = 9_700_004_000;
  /** An IPv4 address from which nothing has been asked yet. */
  const newNetwork = () => `203.0.113.${(networks += 1)}`;
  const newPerson = async () => (await signInForTest(backend, String((phones += 1)))).accessToken;

  beforeAll(async () => {
    backend = await startBackend({
      on,
      configuration: { rateLimitPerNetwork: PER_NETWORK, rateLimitPerPerson: PER_PERSON },
    });
    second = await startProcess({ ...backend.dependencies.configuration, port: 0 }, createLogger('silent'), {
      open: async () => ({ database: backend.database, close: async () => undefined }),
    });
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await second?.close();
    await backend?.close();
  });

  interface Asked {
    method?: string;
    path?: string;
    from?: string;
    token?: string;
    at?: string;
  }
  /** Asks, and answers whether the limit refused it. */
  const isRefused = async ({ method = 'POST', path = PAY, from, token, at = backend.address }: Asked) => {
    const answer = await fetch(at + path, {
      method,
      headers: {
        'content-type': path === PHOTO ? 'image/jpeg' : 'application/json',
        'x-forwarded-for': from ?? newNetwork(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: path === PHOTO ? 'no photo' : '{}' }),
    });
    const { error } = (await answer.json()) as { error?: { code: string } };
    expect(answer.status === 429, error?.code).toBe(error?.code === 'request_error.too_many');
    return answer.status === 429;
  };
  /** Asks many times at once. @returns how many were not refused */
  const passed = async (times: number, asked: Asked | ((index: number) => Asked)) => {
    const answers = Array.from({ length: times }, (_, index) =>
      isRefused(typeof asked === 'function' ? asked(index) : asked),
    );
    return (await Promise.all(answers)).filter((refused) => !refused).length;
  };

  it.each([
    ['a read', 'GET', READ, 1],
    ['what is not there', 'GET', '/nowhere', 1],
    ['a list', 'GET', '/catalogue/v1/products', 1],
    ['a search for places', 'GET', '/location/v1/places', 3],
    ['a search for products', 'GET', '/catalogue/v1/products?search=urea', 3],
    ['a code by SMS', 'POST', '/realms/krishi-haat/otp', 10],
    ['an order', 'POST', '/order/v1/orders', 10],
    ['a payment', 'POST', PAY, 10],
    ['a photo', 'POST', PHOTO, 50],
  ])('counts %s by its cost, also when many come at once', async (_what, method, path, cost) => {
    const from = newNetwork();
    const most = Math.floor(PER_NETWORK / cost);
    expect(await passed(most + 5, { method, path, from })).toBe(most);
    expect(await isRefused({ method, path, from: newNetwork() })).toBe(false);
  });

  it('says when to come again, in the form of errors, and lets the network in then', async () => {
    const from = newNetwork();
    const photo = () => backend.request('POST', PHOTO, { headers: { 'x-forwarded-for': from } });
    for (let time = 0; time < PER_NETWORK / 50; time += 1) expect((await photo()).status).toBe(401);
    const refused = await photo();
    expect(refused).toMatchObject({
      status: 429,
      body: {
        error: {
          code: 'request_error.too_many',
          message: 'main:errors.request_error_too_many',
          details: { retry_after: expect.any(Number) },
        },
      },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBe(refused.body.error.details.retry_after);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    expect((await photo()).status).toBe(401);
  });

  it('counts photos that are refused as those that are taken', async () => {
    const token = await newPerson();
    const photo = () =>
      fetch(backend.address + PHOTO, {
        method: 'POST',
        headers: {
          'content-type': 'image/jpeg',
          'x-forwarded-for': newNetwork(),
          authorization: `Bearer ${token}`,
        },
        body: 'no photo',
      });
    const statuses = [(await photo()).status, (await photo()).status];
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(statuses[0]).toBeLessThan(429);
    expect(statuses[1]).toBe(429);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    expect(await passed(4, (index) => ({ path: PHOTO, from: `2001:db8:7:7::${index}` }))).toBe(2);
    expect(await isRefused({ path: PHOTO, from: '2001:db8:7:8::1' })).toBe(false);
  });

  it('counts what is costly over all processes', async () => {
    const from = newNetwork();
    const both = (index: number) => ({ path: PHOTO, from, at: index % 2 === 0 ? backend.address : second.address });
    expect(await passed(8, both)).toBe(2);
  });

  it('asks the database for nothing that is cheap, and tells it no address', async () => {
    await backend.database.delete(rateLimits);
    const from = newNetwork();
    await passed(20, { method: 'GET', path: '/nowhere', from });
    expect(await backend.database.select().from(rateLimits)).toEqual([]);
    await passed(2, { from });
    const rows = await backend.database.select().from(rateLimits);
    expect(rows).toEqual([
      { key: expect.stringMatching(/^network:[\w-]{43}$/), points: 20, expire: expect.any(Number) },
    ]);
  });

  it('counts a person over all networks and processes, apart from other people', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const asked = (index: number) => ({ token: person, at: index % 2 === 0 ? backend.address : second.address });
    expect(await passed(14, asked)).toBe(PER_PERSON / 10);
    expect(await isRefused({ token: other })).toBe(false);
  });

  it('counts nothing against a person by a token that is not theirs', async () => {
    const person = await newPerson();
    const forged = `${person.slice(0, -6)}AAAAAA`;
    expect(await passed(8, { token: forged })).toBe(8);
    expect(await passed(8, { token: person })).toBe(5);
  });

  it.each([
    ['GET', '/health/live'],
    ['GET', '/health/ready'],
    ['GET', '/realms/krishi-haat/protocol/openid-connect/certs'],
    ['POST', '/payment/v1/webhook/update-payment'],
  ])('does not limit %s %s', async (method, path) => {
    expect(await passed(PER_NETWORK + 10, { method, path, from: '203.0.113.250' })).toBe(PER_NETWORK + 10);
  });

  it('counts all who come through a proxy that is not trusted as one, and says so in the log once', async () => {
    const lines: string[] = [];
    const log = new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(line.toString());
        done();
      },
    });
    const misled = await startProcess(
      { ...backend.dependencies.configuration, port: 0, trustedProxies: [] },
      createLogger('warn', log),
      { open: async () => ({ database: backend.database, close: async () => undefined }) },
    );
    try {
      expect(await passed(8, { path: PHOTO, at: misled.address })).toBe(2);
    } finally {
      await misled.close();
    }
    const warnings = lines.filter((line) => line.includes('TRUSTED_PROXIES'));
    expect(warnings).toHaveLength(1);
    expect(warnings.join('')).not.toContain('203.0.113.');
  });

  it('goes on within what a process counts by itself while the database gives no count', async () => {
    const [from, token] = [newNetwork(), await newPerson()];
    await backend.database.execute(sql`alter table rate_limits rename to rate_limits_away`);
    try {
      expect(await passed(4, { path: PHOTO, from })).toBe(2);
      expect(await passed(8, { token, path: `/payment/v1/orders/${randomUUID()}/attempts` })).toBe(5);
    } finally {
      await backend.database.execute(sql`alter table rate_limits_away rename to rate_limits`);
    }
  });
});
