import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { eq } from 'drizzle-orm';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_EVENT_KINDS } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { creditLines, payments } from '@haat/backend-payments/tables';
import { addEvent, inTransaction, jobRunner } from '@haat/backend-platform';
import { OTP_GRANT } from '@haat/api-contract';
import {
  exchangeOtp,
  readOtp,
  requestOtp,
  signInBySms,
  signInForTest,
  testDatabases,
  tokenCall,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

const TOKEN = 'a-token-that-only-prometheus-has-0123456789';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

const DEPLOY = join(import.meta.dirname, '../../../../deploy');
const readRules = <Entry>(file: string) =>
  (parse(readFileSync(join(DEPLOY, 'prometheus', file), 'utf8')) as { groups: { rules: Entry[] }[] }).groups.flatMap(
    (group) => group.rules,
  );
const rules = readRules<Rule>('alerts.yml');
const recorded = readRules<{ record: string; expr: string }>('rules.yml');
/** Every query of a dashboard, with where it stands. */
const shown = readdirSync(join(DEPLOY, 'grafana')).flatMap((file) => {
  const board = JSON.parse(readFileSync(join(DEPLOY, 'grafana', file), 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  return board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: `${file}: ${title}`, expr })));
});

/** Metrics that an expression asks for, with the values of the labels by which it chooses. */
function askedFor(expression: string): { metric: string; labels: [name: string, values: string][] }[] {
  const found: { metric: string; labels: [string, string][] }[] = [];
  let label = '';
  parser.parse(expression).iterate({
    enter({ name, from, to, node, type }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`cannot be read at ${from}: ${expression}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') found.push({ metric: text, labels: [] });
      if (name === 'LabelName') label = text;
      if (name === 'StringLiteral') found.at(-1)?.labels.push([label, text.slice(1, -1)]);
    },
  });
  return found;
}

describe.each(testDatabases(import.meta.filename))('metrics on $name', (on) => {
  let backend: TestBackend;
  const read = async () => {
    const answer = await fetch(`${backend.metricsAddress}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };
  /** The value of one line, by its beginning. */
  const valueOf = async (line: string) => {
    const { text } = await read();
    const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
    return found === undefined ? null : Number(found.split(' ').at(-1));
  };

  beforeAll(async () => {
    backend = await startBackend({ on, configuration: { metrics: { host: '127.0.0.1', port: 0, token: TOKEN } } });
  });
  afterAll(() => backend?.close());

  it('are served in Prometheus’s form on a port of their own, and nowhere else', async () => {
    const { type, text } = await read();
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('# TYPE haat_http_request_duration_seconds histogram');
    expect(text).toContain('process_cpu_seconds_total');
    expect(backend.metricsAddress).not.toBe(backend.address);
    expect((await backend.request('GET', '/metrics', { token: TOKEN })).status).toBe(404);
    expect((await fetch(`${backend.metricsAddress}/health/live`, authorization(TOKEN))).status).toBe(404);
  });

  it.each([undefined, '', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `bearer ${TOKEN}x`])(
    'are refused to a caller with %s',
    async (given) => {
      const answer = await fetch(`${backend.metricsAddress}/metrics`, {
        headers: given === undefined ? {} : { authorization: given },
      });
      expect([answer.status, await answer.text()]).toEqual([401, '']);
    },
  );

  it('time requests by the pattern of their route, and say nothing of who asked for what', async () => {
    const phone = '9360000001';
    const { accessToken: token } = await signInForTest(backend, phone);
    const id = 'd7c1c39c-6a2d-4fd0-9f9c-36a4f6c3a8ad';
    await backend.request('GET', `/user/v1/addresses/${id}`, { token });
    await backend.request('GET', `/nowhere/${id}`);
    const count = 'haat_http_request_duration_seconds_count';
    expect(await valueOf(`${count}{method="GET",route="/user/v1/addresses/:id",status="404"}`)).toBe(1);
    expect(await valueOf(`${count}{method="none",route="none",status="404"}`)).toBeGreaterThan(0);
    const { text } = await read();
    for (const secret of [id, phone, token]) expect(text).not.toContain(secret);
  });

  it('time jobs, and count those that fail', async () => {
    const job = (name: string, run: () => Promise<void>) => ({ name, every: 1_000, isShared: true, run });
    const fails = async () => {
      throw new Error('the company is away');
    };
    await jobRunner([job('test.works', async () => undefined), job('test.fails', fails)])(backend.dependencies);
    expect(await valueOf('haat_job_duration_seconds_count{job="test.works"}')).toBe(1);
    expect(await valueOf('haat_job_failures_total{job="test.works"}')).toBe(0);
    expect(await valueOf('haat_job_failures_total{job="test.fails"}')).toBe(1);
  });

  it('say how many events wait, and how long the oldest has', async () => {
    expect(await valueOf('haat_event_queue_depth')).toBe(0);
    expect(await valueOf('haat_event_queue_age_seconds')).toBe(0);
    const { database, now, newId } = backend.dependencies;
    const at = new Date(now().getTime() - 90_000);
    await inTransaction(database, (tx) => addEvent(tx, { id: newId(), type: 'test.unknown', payload: {}, at }));
    expect(await valueOf('haat_event_queue_depth')).toBe(1);
    const age = await valueOf('haat_event_queue_age_seconds');
    expect(age).toBeGreaterThanOrEqual(90);
    expect(age).toBeLessThan(150);
  });

  it('count security events by kind', async () => {
    const phone = '9360000002';
    const line = (kind: string) => `haat_security_events_total{kind="${kind}"}`;
    expect(await valueOf(line('sign-in'))).toBe(0);
    await signInBySms(backend, phone);
    backend.advance(31_000);
    const { body } = await requestOtp(backend, phone);
    const otp = await readOtp(backend, phone);
    await tokenCall(backend, { grant_type: OTP_GRANT, request_id: body.request_id, otp: '1' });
    await exchangeOtp(backend, body.request_id, otp);
    expect([await valueOf(line('sign-in')), await valueOf(line('sign-in-failed'))]).toEqual([2, 1]);
  });

  it('say how many got or lost a role within an hour, however it was done', async () => {
    const before = (await valueOf('haat_roles_changed_last_hour')) ?? 0;
    await signInBySms(backend, '9360000003');
    expect(await valueOf('haat_roles_changed_last_hour')).toBe(before);
    await backend.database
      .update(users)
      .set({ roles: ['support'] })
      .where(eq(users.phoneNumber, '9360000003'));
    expect(await valueOf('haat_roles_changed_last_hour')).toBe(before + 1);
    const alerted = rules.flatMap(({ expr }) => askedFor(expr).map(({ metric }) => metric));
    expect(alerted).toContain('haat_roles_changed_last_hour');
  });

  it('tell of the connections to a server', async () => {
    const busy = await valueOf('haat_database_pool_connections{state="busy"}');
    if (on.server === null) return expect(busy).toBeNull();
    expect(busy).toBeGreaterThanOrEqual(0);
    // The jobs of the start may still be asking.
    await expect.poll(() => valueOf('haat_database_pool_waiting')).toBe(0);
  });

  const asking = [
    ...rules.map(({ alert, expr }) => ({ name: alert, expr })),
    ...recorded.map(({ record, expr }) => ({ name: record, expr })),
    ...shown,
  ];
  it.each(asking)('let $name be asked for: $expr', async ({ expr }) => {
    const { text } = await read();
    const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
    // PGlite has no pool.
    for (const name of ['haat_database_pool_connections', 'haat_database_pool_waiting']) types.set(name, 'gauge');
    for (const { record } of recorded) types.set(record, 'recorded');
    const asked = askedFor(expr);
    expect(asked.length).toBeGreaterThan(0);
    for (const { metric, labels: chosen } of asked) {
      const base = metric.replace(/_(count|sum|bucket)$/, '');
      expect(types.get(metric) ?? (types.get(base) === 'histogram' ? 'histogram' : undefined), metric).toBeDefined();
      for (const [name, values] of chosen) {
        if (name === 'kind') for (const kind of values.split('|')) expect(SECURITY_EVENT_KINDS).toContain(kind);
        else expect(['status', 'state', 'method', 'route']).toContain(name);
      }
    }
  });

  it.each(rules)('say how grave $alert is, and what it is about', ({ labels, annotations }) => {
    expect(['warning', 'critical']).toContain(labels.severity);
    expect(annotations).toEqual({ summary: expect.any(String), description: expect.any(String) });
  });

  it('say which payments are open, and which longer than they may be', async () => {
    const { database, now } = backend.dependencies;
    const before = [(await valueOf('haat_payments_open')) ?? 0, (await valueOf('haat_payments_overdue')) ?? 0];
    await signInBySms(backend, '9360000004');
    const [debtor] = await database.select({ id: users.id }).from(users).where(eq(users.phoneNumber, '9360000004'));
    const creditUserId = debtor?.id ?? '';
    const terms = { limitPaise: 1, tenorDays: 1, freeDays: 1, monthlyBasisPoints: 0, createdAt: now() };
    await database.insert(creditLines).values({ userId: creditUserId, ...terms });
    const at = now();
    const payment = (payBy: Date) => ({
      id: randomUUID(),
      creditUserId,
      attempt: 1,
      kind: 'pay-now' as const,
      amountPaise: 100,
      state: 'open' as const,
      payBy,
      createdAt: at,
      updatedAt: at,
    });
    await database.insert(payments).values([payment(at), payment(new Date(at.getTime() - 180_000))]);
    expect(await valueOf('haat_payments_open')).toBe((before[0] ?? 0) + 2);
    expect(await valueOf('haat_payments_overdue')).toBe((before[1] ?? 0) + 1);
  });

  it.each([
    'sign-in-failed',
    'sign-in-locked',
    'new-device',
    'refresh-reused',
    'payout-destination-changed',
    'role-use',
    'second-factor-set',
    'large-refund',
    'late-cancel',
    'money-act',
    'shop-terms-changed',
    'step-up-failed',
    'step-up-lifted',
  ])('tell of too many security events of the kind %s', (kind) => {
    const alerted = rules.flatMap(({ expr }) =>
      askedFor(expr).flatMap(({ labels }) => labels.map(([, values]) => values)),
    );
    expect(alerted.flatMap((values) => values.split('|'))).toContain(kind);
  });

  it('are asked for in expressions that can be read', () => {
    expect(() => askedFor('sum(rate(haat_nothing[5m])')).toThrow('cannot be read');
    expect(askedFor('absent(haat_nothing{kind="x"})')).toEqual([{ metric: 'haat_nothing', labels: [['kind', 'x']] }]);
  });
});

function authorization(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } };
}
