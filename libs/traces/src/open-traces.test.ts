import { hasSubscribers } from 'node:diagnostics_channel';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginRequest, isTracing, openTraces, traceJob, traceQuery } from './index.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const PERSONAL = '9822012345';

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('traces', () => {
  let sent = '';
  let asked: IncomingHttpHeaders[] = [];
  let address: string;
  let company: string;
  const collector = createServer((request, response) => {
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  const companyServer = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(request.url === '/fails' ? 503 : 200).end('{}');
  });
  beforeAll(async () => {
    address = `${await listening(collector)}/v1/traces`;
    company = await listening(companyServer);
  });
  beforeEach(() => {
    sent = '';
    asked = [];
  });
  afterAll(() => {
    collector.close();
    companyServer.close();
  });

  /** Does something within a request, and answers the spans that the collector got. */
  async function spansOf(work: () => Promise<unknown>, traceparent: string | null = null): Promise<SentSpan[]> {
    const traces = await openTraces({ address, service: 'a-service', release: '1.2.3' });
    const request = beginRequest({ method: 'POST', id: 'request-1', traceparent });
    await new Promise<void>((resolve, reject) => request?.run(() => void work().then(() => resolve(), reject)));
    request?.end({ route: '/orders/:id', status: 201 });
    await traces.close();
    const body = JSON.parse(sent) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  }
  const valueOf = ({ attributes }: SentSpan, name: string) =>
    Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];
  const named = (spans: SentSpan[], name: string) => spans.find((span) => span.name === name)!;

  it('name a request by its route, with its id, as part of the trace of who asks', async () => {
    const [span] = await spansOf(async () => undefined, `00-${TRACE}-${PARENT}-01`);
    expect(span).toMatchObject({ name: 'POST /orders/:id', traceId: TRACE, parentSpanId: PARENT, kind: 2 });
    expect(valueOf(span!, 'haat.request_id')).toBe('request-1');
    expect(valueOf(span!, 'http.response.status_code')).toBe(201);
    expect(sent).toContain('"service.name","value":{"stringValue":"a-service"}');
  });

  it.each([null, '', 'x'.repeat(100_000), `00-${'0'.repeat(32)}-${PARENT}-01`, `00-${TRACE}-${PARENT}`])(
    'begin anew where the header says nothing',
    async (traceparent) => {
      const [span] = await spansOf(async () => undefined, traceparent);
      expect(span?.traceId).not.toBe(TRACE);
      expect(span?.parentSpanId).toBeUndefined();
    },
  );

  it.each([
    ['fetch', async (url: string) => void (await (await fetch(url)).text())],
    [
      'node:http',
      (url: string) =>
        new Promise<void>((resolve) => {
          get(url, (answer) => void answer.resume().on('end', resolve));
        }),
    ],
  ])('go on with a call by %s, and tell its host alone', async (_by, call) => {
    const { host } = new URL(company);
    const spans = await spansOf(() => call(`${company}/people/${PERSONAL}?name=${PERSONAL}`));
    const [outer, inner] = [named(spans, 'POST /orders/:id'), named(spans, `GET ${host}`)];
    expect(inner).toMatchObject({ parentSpanId: outer.spanId, traceId: outer.traceId, kind: 3 });
    expect(valueOf(inner, 'http.response.status_code')).toBe(200);
    expect(asked[0]?.traceparent).toBe(`00-${inner.traceId}-${inner.spanId}-01`);
    expect(sent).not.toContain(PERSONAL);
  });

  it('say that a call failed', async () => {
    const { host } = new URL(company);
    const spans = await spansOf(async () => (await fetch(`${company}/fails`)).text());
    expect(named(spans, `GET ${host}`).status.code).toBe(2);
  });

  it('tell of a query what it does to which table, also when it fails, and no value', async () => {
    const text = `update "users" set "name" = '${PERSONAL}'`;
    const spans = await spansOf(async () => {
      await traceQuery(text, async () => undefined);
      await traceQuery(text, async () => Promise.reject(new Error(PERSONAL))).catch(() => undefined);
    });
    expect(spans.filter(({ name }) => name === 'UPDATE users').map(({ status }) => status.code ?? 0)).toEqual([0, 2]);
    expect(sent).not.toContain(PERSONAL);
  });

  it('of jobs begin by themselves', async () => {
    const spans = await spansOf(() => Promise.resolve());
    expect(spans).toHaveLength(1);
    const traces = await openTraces({ address, service: 'a-service', release: null });
    sent = '';
    await traceJob('orders.due', () => traceQuery('select 1 from "orders"', async () => undefined));
    await traces.close();
    expect(sent).toMatch(/job orders\.due.*SELECT orders|SELECT orders.*job orders\.due/);
  });

  it('cost nothing where no collector is configured', async () => {
    const traces = await openTraces({ address: null, service: 'a-service', release: null });
    expect(isTracing()).toBe(false);
    expect(beginRequest({ method: 'GET', id: '1', traceparent: null })).toBeNull();
    expect(['http.client.request.created', 'undici:request:create'].filter((name) => hasSubscribers(name))).toEqual([]);
    await (await fetch(company)).text();
    expect(asked[0]?.traceparent).toBeUndefined();
    await traces.close();
    expect(sent).toBe('');
  });

  it('leave the process alone while the collector is away', async () => {
    const traces = await openTraces({ address: 'http://127.0.0.1:9/v1/traces', service: 'a-service', release: null });
    await expect(traceJob('a-job', async () => 'done')).resolves.toBe('done');
    await expect(traces.close()).resolves.toBeUndefined();
  });
});
