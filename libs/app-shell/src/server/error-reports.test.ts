import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveErrorReports } from './error-reports.ts';

const ORIGIN = 'https://haat.example';
const EVENT = { exception: { values: [{ type: 'TypeError', value: 'x' }] } };

/** An envelope of Sentry's wire with one item of each kind. */
const envelope = (...items: [type: string, item: unknown][]) =>
  [{ event_id: 'a' }, ...items.flatMap(([type, item]) => [{ type }, item])]
    .map((line) => JSON.stringify(line))
    .join('\n');

async function told(body: string, headers: Record<string, string> = { origin: ORIGIN }) {
  const reports: unknown[] = [];
  const app = Fastify();
  serveErrorReports(
    app,
    {
      report: () => undefined,
      reportOfPage: (event, place) => void reports.push([event, place]),
      flush: async () => undefined,
    },
    ORIGIN,
  );
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/errors', payload: body, headers });
  await app.close();
  return { status: statusCode, reports };
}

describe('what a page tells of its errors', () => {
  it('is passed on with the pattern of its address and the id of its request', async () => {
    const event = { ...EVENT, tags: { route: '/order/9822012345', request_id: 'abcd-1234', name: 'Ramesh' } };
    expect(await told(envelope(['event', event]))).toEqual({
      status: 204,
      reports: [[event, { during: 'page', route: '/order/:orderId', requestId: 'abcd-1234' }]],
    });
  });

  it.each([
    ['from another site', envelope(['event', EVENT]), { origin: 'https://evil.example' }],
    ['without an origin', envelope(['event', EVENT]), {}],
    ['of another kind', envelope(['transaction', EVENT], ['session', {}]), { origin: ORIGIN }],
    ['no envelope', 'x\ny', { origin: ORIGIN }],
    ['empty', '', { origin: ORIGIN }],
  ] as [string, string, Record<string, string>][])('is left out where it is %s', async (_what, body, headers) => {
    expect((await told(body, headers)).reports).toEqual([]);
  });

  it('is refused above 64 KB, and cut after a few errors', async () => {
    expect(await told(envelope(['event', { ...EVENT, extra: 'x'.repeat(70_000) }]))).toEqual({
      status: 413,
      reports: [],
    });
    const many = envelope(...Array.from({ length: 100 }, (): [string, unknown] => ['event', EVENT]));
    expect((await told(many)).reports.length).toBeLessThan(10);
  });
});
