import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openErrorReports } from './open-error-reports.ts';

interface Received {
  path: string;
  auth: string;
  text: string;
  event: Record<string, never> & { tags: Record<string, string>; exception: { values: { value: string }[] } };
}

/** What identifies a person, and where a library might put it. */
const PERSONAL = ['9822012345', 'Ramesh', 'रमेश', '422303', 'ABCDE1234F', 'a@b.example', 'secret-token'];
const FULL_OF_PERSONS = {
  event_id: 'a'.repeat(32),
  platform: 'javascript',
  user: { id: '9822012345', username: 'Ramesh', ip_address: '1.2.3.4' },
  request: { url: 'https://haat.example/order/9822012345?name=Ramesh', cookies: 'a=secret-token', data: 'रमेश' },
  breadcrumbs: [{ message: 'Ramesh 9822012345' }],
  extra: { address: 'At Post 422303' },
  contexts: { device: { name: 'Ramesh' } },
  server_name: 'Ramesh',
  message: 'Ramesh',
  tags: { name: 'Ramesh', route: '/order/9822012345' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `no 'Ramesh' at 9822 012 345 of a@b.example, रमेश, "ABCDE1234F" https://h.example/x?t=secret-token`,
        mechanism: { data: { name: 'Ramesh' } },
        stacktrace: {
          frames: [
            { filename: 'https://haat.example/order/9822012345', function: 'draw', lineno: 3, vars: { a: 'Ramesh' } },
            { filename: 'https://haat.example/assets/frame-a1.js?Ramesh', function: 'f', context_line: 'Ramesh' },
          ],
        },
      },
    ],
  },
};

describe('error reports', () => {
  const received: Received[] = [];
  let collector: Server;
  let dsn: string;
  beforeAll(async () => {
    collector = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts);
        const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
        const [, , item = '{}'] = text.split('\n');
        received.push({
          path: request.url ?? '',
          auth: String(request.headers['x-sentry-auth'] ?? ''),
          text,
          event: JSON.parse(item) as Received['event'],
        });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    dsn = `http://abc@127.0.0.1:${(collector.address() as AddressInfo).port}/42`;
  });
  beforeEach(() => void (received.length = 0));
  afterAll(() => void collector.close());

  it('reach the collector by the envelope wire, with release, route, request and code', async () => {
    const reports = await openErrorReports({ dsn, release: 'haat@269' });
    reports.report(new TypeError('It broke.'), {
      part: 'farmer',
      route: '/product/:slug',
      requestId: '6a8c1f54-3b1e-4a57-9f0e-2f7b7a3f5d11',
      code: 'request_error.failed',
      during: 'page',
    });
    await reports.flush(5_000);
    expect(received).toHaveLength(1);
    const [{ path = '', auth = '', event } = {}] = received;
    expect(path).toMatch(/^\/api\/42\/envelope\//);
    expect(path + auth).toContain('sentry_key=abc');
    expect(event).toMatchObject({
      level: 'error',
      platform: 'node',
      release: 'haat@269',
      tags: {
        part: 'farmer',
        route: '/product/:slug',
        request_id: '6a8c1f54-3b1e-4a57-9f0e-2f7b7a3f5d11',
        code: 'request_error.failed',
        during: 'page',
      },
      exception: { values: [{ type: 'TypeError', value: 'It broke.', stacktrace: { frames: expect.any(Array) } }] },
    });
  });

  it('hold nothing of a person, whatever a page sends', async () => {
    const reports = await openErrorReports({ dsn, release: null });
    reports.reportOfPage(FULL_OF_PERSONS, { route: '/order/:orderId', requestId: 'no id; Ramesh' });
    await reports.flush(5_000);
    expect(received).toHaveLength(1);
    for (const text of PERSONAL) expect(received[0]?.text).not.toContain(text);
    expect(received[0]?.event).toMatchObject({
      platform: 'javascript',
      tags: { part: 'page', route: '/order/:orderId' },
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: { frames: [{ filename: '/page', lineno: 3 }, { filename: '/assets/frame-a1.js' }] },
          },
        ],
      },
    });
  });

  it('hold no values of a query that failed', async () => {
    const reports = await openErrorReports({ dsn, release: null });
    const error = Object.assign(new Error('Failed query: select 1\nparams: Ramesh,9822012345'), {
      query: 'select * from users where phone = $1',
    });
    reports.report(error, { part: 'backend', route: '/user/v1/details' });
    await reports.flush(5_000);
    expect(received[0]?.event.exception.values[0]?.value).toBe('Failed query: select * from users where phone = $1');
    for (const text of PERSONAL) expect(received[0]?.text).not.toContain(text);
  });

  it('are bounded: 60 a minute of one process', async () => {
    const reports = await openErrorReports({ dsn, release: null });
    for (let each = 0; each < 200; each += 1) reports.report(new Error('again'), { part: 'backend' });
    await reports.flush(5_000);
    expect(received.length).toBeGreaterThan(0);
    expect(received.length).toBeLessThanOrEqual(60);
  });

  it.each([null, 1, 'x', {}, { exception: null }, { exception: { values: 'x' } }])(
    'are not made of what is none: %j',
    async (event) => {
      const reports = await openErrorReports({ dsn, release: null });
      reports.reportOfPage(event, {});
      await reports.flush(1_000);
      expect(received).toEqual([]);
    },
  );

  it('are nothing without an address', async () => {
    const reports = await openErrorReports({ dsn: null, release: null });
    reports.report(new Error('x'), { part: 'backend' });
    await reports.flush(10);
    expect(received).toEqual([]);
  });
});
