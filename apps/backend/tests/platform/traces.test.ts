import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { farmer, ORDERS, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { openTraces } from '@haat/traces';
import { startBackend } from '../start-backend.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PHONE = '9361112223';
const NAME = 'Zubeda Quarishi';
const PROFILE = '/user/v1/profile-update';

describe.each(testDatabases(import.meta.filename))('traces on $name', (on) => {
  let backend: TestBackend;
  let buyer: Awaited<ReturnType<typeof farmer>>;
  let sent = '';
  const collector = createServer((request, response) => {
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => response.writeHead(200).end('{}'));
  });
  /** What the collector gets of some requests: the bytes, and the spans in them. */
  const traced = async (work: () => Promise<unknown>): Promise<SentSpan[]> => {
    sent = '';
    const { port } = collector.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/v1/traces`;
    const traces = await openTraces({ address, service: 'krishi-haat-backend', release: null });
    await work();
    await traces.close();
    const body = JSON.parse(sent) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    backend = await startBackend({ on });
    buyer = await farmer(backend, { phone: PHONE });
  });
  afterAll(async () => {
    collector.close();
    await backend?.close();
  });

  it('go from the shell through the request to its queries, in a transaction, too', async () => {
    const spans = await traced(() =>
      backend.request('PATCH', PROFILE, {
        token: buyer.token,
        headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'x-request-id': 'request-of-a-shell' },
        body: { full_name: NAME, language_code: 'en' },
      }),
    );
    const request = spans.find(({ name }) => name === `PATCH ${PROFILE}`);
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7', kind: 2 });
    expect(request?.attributes).toContainEqual({
      key: 'haat.request_id',
      value: { stringValue: 'request-of-a-shell' },
    });
    const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT users', 'UPDATE users']));
    expect(new Set(queries.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  });

  it('say nothing of who it is', async () => {
    const id = randomUUID();
    const spans = await traced(async () => {
      await buyer.call('GET', `${ORDERS}/${id}`);
      await buyer.call('GET', `/user/v1/details?phone=${PHONE}`);
      await buyer.call('PATCH', PROFILE, { full_name: NAME, language_code: 'en' });
      await backend.request('GET', `/no-such-page/${PHONE}`);
    });
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining([`GET ${ORDERS}/:id`, 'GET /user/v1/details', 'GET none']),
    );
    for (const personal of [PHONE, NAME, id, buyer.userId, buyer.token]) expect(sent).not.toContain(personal);
  });

  it('leave out what only asks whether the process lives', async () => {
    const spans = await traced(async () => {
      await backend.request('GET', '/health/ready');
      await backend.request('GET', '/user/v1/details', { token: buyer.token });
    });
    const names = spans.map(({ name }) => name);
    expect(names).toContain('GET /user/v1/details');
    expect(names.join()).not.toContain('health');
  });
});
