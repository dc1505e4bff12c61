import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient, type ServiceCall } from '@haat/api-client';
import { apiContext, outboxReasonContext, sessionContext, textContext } from '@haat/app-context';
import { keepField, type FieldReply } from './keep-field.data.ts';

/** About a hectare near Jalna. */
const RIGHT = '19.780, 76.110\n19.780, 76.111\n19.781, 76.111\n19.781, 76.110';
const FILLED = { name: 'By the well', corners: RIGHT, crop: '', variety: '', day: '' };
const KEY = '11111111-1111-4111-8111-111111111111';
const OTHER = {
  ...{ id: 'other', name: 'By the road' },
  boundary: {
    type: 'Polygon',
    coordinates: [
      [
        [76.1105, 19.78],
        [76.12, 19.78],
        [76.12, 19.781],
        [76.1105, 19.781],
      ],
    ],
  },
};

interface Sent {
  readonly answer: { readonly status: number; readonly to: string | null; readonly reply: FieldReply | null };
  readonly calls: readonly ServiceCall[];
  readonly reason: unknown;
}

/** Sends a form as a browser without script does. */
async function send(
  change: Record<string, string>,
  { id = null, own = [], refusal }: { id?: string | null; own?: unknown[] | null; refusal?: ApiError } = {},
): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, outbox: KEY, ...change })) form.set(name, value);
  const calls: ServiceCall[] = [];
  const service = (call: ServiceCall) => {
    if (call.method === 'GET')
      return own === null
        ? Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }))
        : Promise.resolve({ results: own });
    calls.push(call);
    return refusal === undefined ? Promise.resolve({ id: 'kept' }) : Promise.reject(refusal);
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { isSignedIn: true, language: 'hi', send: service } as unknown as ApiClient);
  context.set(sessionContext, { status: 'authenticated', userId: 'u-1', identity: 'farmer', expiresAt: 0 });
  context.set(textContext, (key, values) => [key, ...Object.values(values ?? {})].join(' '));
  const request = new Request('http://shell.example/farms/new', { method: 'POST', body: form });
  const given = { request, url: new URL(request.url), params: {}, context } as unknown as ActionFunctionArgs;
  const answer = await keepField(given, id);
  const reason = context.get(outboxReasonContext);
  if (answer instanceof Response)
    return { answer: { status: answer.status, to: answer.headers.get('location'), reply: null }, calls, reason };
  return { answer: { status: answer.init?.status ?? 200, to: null, reply: answer.data }, calls, reason };
}

describe('the form of a field, sent without script', () => {
  it('registers the field once by its key, and leads to it', async () => {
    const { answer, calls } = await send({ crop: 'cotton' });
    expect(answer).toMatchObject({ status: 302, to: '/farm/kept?done=kept' });
    expect(calls).toMatchObject([
      { method: 'POST', path: '/fields/v1/fields', body: { key: KEY, name: 'By the well', crop: 'cotton' } },
    ]);
  });

  it('changes a field, which is not compared with its old self', async () => {
    const { answer, calls } = await send({}, { id: 'other', own: [OTHER] });
    expect(answer.status).toBe(302);
    expect(calls).toMatchObject([{ method: 'PUT', path: '/fields/v1/fields/other' }]);
  });

  it.each<[string, Record<string, string>, readonly string[]]>([
    ['two corners', { corners: '19.78, 76.11\n19.78, 76.12' }, ['fields:shape.open']],
    [
      'a bow-tie',
      { corners: '19.78, 76.11\n19.781, 76.111\n19.78, 76.111\n19.781, 76.11' },
      ['fields:shape.crosses-itself'],
    ],
    ['a spike', { corners: `${RIGHT}\n19.79, 76.11\n19.781, 76.11` }, ['fields:shape.crosses-itself']],
    [
      'a garden in Kathmandu',
      { corners: '27.7, 85.3\n27.7, 85.30005\n27.70005, 85.30005' },
      ['fields:shape.too-small', 'fields:shape.outside-india'],
    ],
    [
      '600 ha in the sea',
      { corners: '15, 70\n15, 70.0227\n15.0221, 70.0227\n15.0221, 70' },
      ['fields:shape.too-large', 'fields:shape.outside-india'],
    ],
    ['half of another field', {}, ['fields:shape.overlaps By the road 50']],
    ['no corners', { corners: '' }, ['field-form:problem.corners']],
    ['lines that are none', { corners: `${RIGHT}\nwell\n\nroad` }, ['field-form:problem.lines 5, 7']],
  ])('with %s is told why, and nothing is sent', async (_what, change, boundary) => {
    const { answer, calls, reason } = await send(change, { own: [OTHER] });
    expect(answer).toMatchObject({ status: 400, reply: { boundary, name: null, day: null } });
    expect(calls).toEqual([]);
    expect(reason).toBe(boundary[0]);
    expect(answer.reply?.typed).toEqual({ ...FILLED, ...change });
    expect(answer.reply?.key).toBe(KEY);
  });

  it('is told everything at once', async () => {
    const { answer } = await send({ name: '', corners: 'x', day: '2999-01-01' });
    expect(answer.reply).toMatchObject({
      name: 'field-form:problem.name',
      boundary: ['field-form:problem.lines 1'],
      day: 'field-form:problem.day',
    });
  });

  it('is told what only the service knows, and keeps what was typed', async () => {
    const problems = ['too-small', { overlaps: 'x', name: 'Beyond the canal', share: 0.115 }];
    const refusal = new ApiError({ kind: 'refused', status: 409, code: 'field_error.shape', details: { problems } });
    const { answer } = await send({}, { own: null, refusal });
    expect(answer).toMatchObject({
      status: 409,
      reply: {
        typed: FILLED,
        boundary: ['fields:shape.too-small', 'fields:shape.overlaps Beyond the canal 12'],
      },
    });
  });

  it('leaves to who waits what failed for a passing reason', async () => {
    const refusal = new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
    const { answer } = await send({}, { refusal });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.reply?.refused).not.toBeNull();
  });
});
