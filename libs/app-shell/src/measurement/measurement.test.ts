import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '@haat/analytics';
import type { MeasuredEvent } from '@haat/api-contract';
import type { MeasurementPurpose } from '@haat/api-contract/vocabulary';
import { MEASUREMENT_PATHS, measurementContext, readMeasurementConsent, trackContext } from '@haat/app-context';
import { action as tellOfPage } from '../resources/measured-events.ts';
import { action as answerQuestion } from '../resources/measurement-consent.ts';
import { openMeasurement } from './measurement.ts';
import { measurementQuestion } from './measurement-question.ts';

const SCOPE = { appCode: '01', shellName: 'farmer', isSecure: true };
const VISITOR = '__Host-haat-01-farmer-visitor';
const ID = '6a8c1f54-3b1e-4a57-9f0e-2f7b7a3f5d11';
const SEARCH: AnalyticsEvent = { name: 'search', properties: { results: 3 } };

function opened(
  cookies: Record<string, string>,
  purposes: readonly MeasurementPurpose[] = ['statistics', 'marketing'],
) {
  const told: MeasuredEvent[] = [];
  const events = { add: (event: MeasuredEvent) => void told.push(event), flush: async () => undefined };
  const measurement = purposes.length === 0 ? null : { purposes, events };
  return { told, request: openMeasurement(measurement, { cookies, scope: SCOPE, shell: 'farmer' }) };
}

describe('a browser that is measured', () => {
  it.each([
    ['nothing is configured', {}, []],
    ['nothing is configured any more', { measured: 'statistics', [VISITOR]: ID }, []],
    ['nothing was answered', {}, ['statistics']],
    ['the answer was no', { measured: 'none' }, ['statistics', 'marketing']],
    ['another purpose was agreed to', { measured: 'marketing' }, ['statistics']],
    ['the cookie says anything', { measured: 'all;yes' }, ['statistics']],
  ] as [string, Record<string, string>, MeasurementPurpose[]][])(
    'is told nothing of when %s',
    (_when, cookies, asked) => {
      const { told, request } = opened(cookies, asked);
      request.track(SEARCH);
      expect(told).toEqual([]);
      // And what named it goes.
      expect(request.changedCookies(false).every((line) => line.includes('Max-Age=0'))).toBe(true);
    },
  );

  it('is named by a random id that says nothing of a person, and keeps it', () => {
    const first = opened({ measured: 'statistics' });
    first.request.track(SEARCH);
    const [event] = first.told;
    expect(event).toMatchObject({ ...SEARCH, purposes: ['statistics'], shell: 'farmer' });
    const [line = ''] = first.request.changedCookies(false);
    expect(line).toContain(`${VISITOR}=${event?.visitor};`);
    expect(line).toMatch(/HttpOnly; SameSite=Strict$/);
    const second = opened({ measured: 'statistics', [VISITOR]: event?.visitor ?? '' });
    second.request.track(SEARCH);
    expect(second.told[0]?.visitor).toBe(event?.visitor);
    expect(second.request.changedCookies(false)).toEqual([]);
  });

  it('loses its id at signing out', () => {
    const { request } = opened({ measured: 'statistics', [VISITOR]: ID });
    request.track(SEARCH);
    expect(request.changedCookies(true)).toEqual([
      expect.stringMatching(new RegExp(`^${VISITOR}=; Path=/; Max-Age=0`)),
    ]);
  });

  it('is given a new id where the cookie holds none of ours', () => {
    const { told, request } = opened({ measured: 'statistics', [VISITOR]: '9822012345' });
    request.track(SEARCH);
    expect(told[0]?.visitor).not.toContain('9822012345');
  });
});

describe('the question', () => {
  const t = (key: string) => key;
  it.each([
    [undefined, ['statistics'], 'measurement:ask.statistics'],
    [undefined, ['statistics', 'marketing'], 'measurement:ask.marketing'],
    ['none', ['statistics'], null],
    ['statistics', ['statistics', 'marketing'], null],
    [undefined, [], null],
  ] as [string | undefined, MeasurementPurpose[], string | null][])(
    'is asked by the answer %s where %j is configured: %s',
    (cookie, asked, text) => {
      expect(measurementQuestion(readMeasurementConsent(cookie, asked), t)?.text ?? null).toBe(text);
    },
  );
});

const BOTH: MeasurementPurpose[] = ['statistics', 'marketing'];

async function answered(cookie: string | undefined, form: Record<string, string>, asked = BOTH) {
  const context = new RouterContextProvider();
  context.set(measurementContext, readMeasurementConsent(cookie, asked));
  const request = new Request(`https://haat.example${MEASUREMENT_PATHS.consent}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const response = await answerQuestion({ request, context } as unknown as ActionFunctionArgs);
  const kept = response.headers.get('set-cookie')?.match(/^measured=([^;]*)/)?.[1] ?? null;
  return { status: response.status, to: response.headers.get('location'), kept };
}

describe('an answer', () => {
  it.each([
    [undefined, { answer: 'yes', next: '/cart' }, 'statistics.marketing', '/cart'],
    [undefined, { answer: 'no', next: '/cart?a=1' }, 'none', '/cart?a=1'],
    ['statistics.marketing', { stop: 'marketing', next: '/privacy' }, 'statistics', '/privacy'],
    ['statistics', { stop: 'statistics', next: '/privacy' }, 'none', '/privacy'],
    ['none', { allow: 'marketing', next: '/privacy' }, 'marketing', '/privacy'],
    ['none', { allow: 'everything' }, null, '/'],
    [undefined, {}, null, '/'],
    [undefined, { answer: 'no', next: 'https://evil.example/' }, 'none', '/'],
  ] as [string | undefined, Record<string, string>, string | null, string][])(
    'after %s, %j is kept as %s',
    async (cookie, form, kept, to) => {
      expect(await answered(cookie, form)).toEqual({ status: 303, to, kept });
    },
  );

  it('agrees to nothing that is not asked', async () => {
    expect(await answered(undefined, { answer: 'yes' }, ['statistics'])).toMatchObject({ kept: 'statistics' });
    expect(await answered(undefined, { allow: 'marketing' }, ['statistics'])).toMatchObject({ kept: null });
  });
});

async function told(body: string, cookie: string | undefined = 'statistics', headers: Record<string, string> = {}) {
  const events: AnalyticsEvent[] = [];
  const context = new RouterContextProvider();
  context.set(measurementContext, readMeasurementConsent(cookie, ['statistics']));
  context.set(trackContext, (event) => void events.push(event));
  const request = new Request(`https://haat.example${MEASUREMENT_PATHS.events}`, { method: 'POST', body, headers });
  const { status } = await tellOfPage({ request, context } as unknown as ActionFunctionArgs);
  expect(status).toBe(204);
  return events;
}

const vital = (route: string, more = {}) => ({
  name: 'web_vital',
  properties: { metric: 'lcp', value: 2400, rating: 'good', route, network: '3g', ...more },
});

describe('what a page tells', () => {
  it('is passed on with the pattern of its address, never with the address', async () => {
    expect(await told(JSON.stringify([vital('/product/urea-45'), vital('/order/9822012345')]))).toEqual([
      vital('/product/:slug'),
      vital('/order/:orderId'),
    ]);
  });

  it('is passed over without consent', async () => {
    expect(await told(JSON.stringify([vital('/')]), 'none')).toEqual([]);
    expect(await told(JSON.stringify([vital('/')]), undefined as never)).toEqual([vital('/')]);
  });

  it.each([
    ['a phone number', JSON.stringify([vital('/', { phone: '9822012345' })])],
    ['text for a number', JSON.stringify([vital('/', { value: '9822012345' })])],
    [
      'an order that it invents',
      JSON.stringify([{ name: 'order_placed', properties: { marketplace: 'dehaat', payment: 'cash', rupees: 1 } }]),
    ],
    ['no list', '{}'],
    ['no JSON', 'x'],
    ['a megabyte', JSON.stringify([vital('/'), 'x'.repeat(1_000_000)])],
  ])('is left out where it is %s', async (_what, body) => {
    expect(await told(body)).toEqual([]);
  });

  // As Chromium and Safari send the `ping` of a link that is followed.
  const ping = (from?: string) => ({
    'content-type': 'text/ping',
    'ping-to': 'https://wa.me/?text=98220',
    ...(from === undefined ? {} : { 'ping-from': from }),
  });
  it.each([
    ['https://haat.example/blog/frost-night?utm_source=x', [{ name: 'share', properties: { route: '/blog/:slug' } }]],
    ['https://haat.example/order/9822012345', [{ name: 'share', properties: { route: '/order/:orderId' } }]],
    ['no address', []],
    [undefined, []],
  ])('that a link on %s was pressed to share is told without script', async (from, events) => {
    expect(await told('PING', 'statistics', ping(from))).toEqual(events);
    expect(await told('PING', 'none', ping(from))).toEqual([]);
  });

  it('is cut after 20', async () => {
    expect(await told(JSON.stringify(Array.from({ length: 60 }, () => vital('/'))))).toHaveLength(20);
  });
});
