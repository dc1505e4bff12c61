import { RouterContextProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient, type ServiceCall } from '@haat/api-client';
import {
  apiContext,
  languageContext,
  OUTBOX_CLOCK_HEADER,
  outboxReasonContext,
  placeContext,
  sessionContext,
  textContext,
} from '@haat/app-context';
import { changeGeotagTask, loadGeotagTasks } from './geotag-tasks.data.ts';

const KEY = '11111111-1111-4111-8111-111111111111';
const UPLOAD = '/upload/v1/photos';
const PHOTO = '/fields/v1/geotag-tasks/t1/photo';
const REASON = '/fields/v1/geotag-tasks/t1/reason';
const START = '/fields/v1/geotag-tasks/t1/start';
const PLACE = { lat: 19.78, lng: 76.11, accuracy: 12, at: '2026-11-26T06:00:00.000Z' };
const FACTS = { taken_at: '2026-11-26T05:59:00.000Z', sent_at: '2026-11-26T06:01:00.000Z', place: PLACE };
const TASK = {
  ...{ id: 't1', state: 'PENDING', title: 'Visit', until: '2027-01-31', is_over: false, is_sample: false },
  field: { id: 'f1', name: 'By the well', lat: 20, lng: 73.9 },
  ...{ review: null, handed_back: null, done_at: null },
};
const NASHIK = { latLng: '20.0,73.8', label: 'Nashik' };

function contextWith(answers: Readonly<Record<string, unknown>>, place: typeof NASHIK | null = NASHIK) {
  const calls: ServiceCall[] = [];
  const send = (call: ServiceCall) => {
    calls.push(call);
    const answer = answers[call.path];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const context = new RouterContextProvider();
  context.set(textContext, (key) => key);
  context.set(languageContext, 'en');
  context.set(placeContext, place as never);
  context.set(sessionContext, { status: 'authenticated' } as never);
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  return { context, calls };
}

/** What the action answers to a form, and what the services were asked. */
async function send(
  fields: Readonly<Record<string, string | File>>,
  { answers = {}, clock }: { readonly answers?: Readonly<Record<string, unknown>>; readonly clock?: string } = {},
) {
  const { context, calls } = contextWith({ [UPLOAD]: { id: 'p1' }, ...answers });
  const body = new FormData();
  for (const [name, value] of Object.entries({ task: 't1', outbox: KEY, ...fields })) body.set(name, value);
  const headers: HeadersInit = clock === undefined ? {} : { [OUTBOX_CLOCK_HEADER]: clock };
  const request = new Request('https://haat.test/geotag-campaign', { method: 'POST', body, headers });
  const answer = await changeGeotagTask({ request, context } as unknown as ActionFunctionArgs);
  return {
    to: answer instanceof Response ? answer.headers.get('location') : null,
    reply: answer instanceof Response ? null : answer.data,
    status: answer instanceof Response ? answer.status : answer.init?.status,
    asked: calls.map(({ path }) => path),
    body: calls.at(-1)?.body,
    reason: context.get(outboxReasonContext),
  };
}

const photo = () => new File(['x'], 'field.jpg', { type: 'image/jpeg' });

describe('the tasks of a farmer', () => {
  const load = (results: unknown, place: typeof NASHIK | null = NASHIK, address = '/geotag-campaign') => {
    const { context } = contextWith({ '/fields/v1/geotag-tasks': results }, place);
    const url = new URL(address, 'https://haat.test');
    return loadGeotagTasks({ request: new Request(url), url, context } as unknown as LoaderFunctionArgs);
  };

  it('say how far the field is from the chosen place, and how to get there', async () => {
    const { tasks } = await load({ results: [TASK] });
    expect(tasks).toMatchObject([{ isOpen: true, away: 'geotags:away', field: 'By the well' }]);
    expect(tasks[0]?.directions).toContain(encodeURIComponent('20,73.9'));
    expect(tasks[0]?.photoForm.key).not.toBe(tasks[0]?.reasonForm.key);
    expect((await load({ results: [TASK] }, null)).tasks[0]?.away).toBeNull();
  });

  it.each([
    ['over', { is_over: true }, 'geotags:over'],
    ['done', { state: 'DONE', done_at: '2026-11-26T06:00:00.000Z' }, 'geotags:state.DONE'],
    ['cancelled', { state: 'CANCELLED' }, 'geotags:state.CANCELLED'],
  ])('cannot be done once they are %s', async (_, change, stateText) => {
    const { tasks } = await load({ results: [{ ...TASK, ...change }] });
    expect(tasks).toMatchObject([{ isOpen: false, until: null, away: null, stateText }]);
  });

  it('that could not be loaded are not none', async () => {
    const failed = new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
    await expect(load(failed)).rejects.toBeDefined();
    expect((await load({ results: [] })).tasks).toEqual([]);
  });

  it.each([
    ['?done=photo', 'photo'],
    ['?done=reason', 'reason'],
    ['?done=start', null],
    ['?done=%3Cb%3E', null],
    ['', null],
  ])('are told of %s as %s', async (query, done) => {
    expect((await load({ results: [] }, null, `/geotag-campaign${query}`)).done).toBe(done);
  });
});

describe('a form of a task', () => {
  it('starts it', async () => {
    expect(await send({ intent: 'start' })).toMatchObject({ to: '/geotag-campaign', asked: [START] });
  });

  it('sends the photo ahead, then what the phone says of it', async () => {
    const sent = await send({ intent: 'photo', photos: photo(), visitFacts: JSON.stringify(FACTS) });
    expect(sent).toMatchObject({ to: '/geotag-campaign?done=photo', asked: [UPLOAD, PHOTO] });
    expect(sent.body).toEqual({
      ...{ key: KEY, photo_id: 'p1', taken_at: FACTS.taken_at, taken_place: null, place: PLACE },
      clock: { filed_at: FACTS.sent_at, sent_at: FACTS.sent_at },
    });
  });

  it('believes what the photo says of itself before the phone', async () => {
    const origin = { taken_at: '2026-11-26T05:58:00.000Z', place: { lat: 19.7, lng: 76.1 } };
    const sent = await send(
      { intent: 'photo', photos: photo(), visitFacts: JSON.stringify(FACTS) },
      { answers: { [UPLOAD]: { id: 'p1', origin } } },
    );
    expect(sent.body).toMatchObject({ taken_at: origin.taken_at, taken_place: origin.place });
  });

  it('that waited on the phone is told by the worker’s two readings of its clock', async () => {
    const [filed, out] = [Date.parse('2026-11-26T06:01:00Z'), Date.parse('2026-11-27T06:01:00Z')];
    const sent = await send(
      { intent: 'photo', photos: photo(), visitFacts: JSON.stringify(FACTS) },
      { clock: `${String(filed)} ${String(out)}` },
    );
    expect(sent.body).toMatchObject({
      clock: { filed_at: '2026-11-26T06:01:00.000Z', sent_at: '2026-11-27T06:01:00.000Z' },
    });
  });

  it('without script says no place and no clock: the service decides', async () => {
    const sent = await send({ intent: 'photo', photos: photo() });
    expect(sent.body).toMatchObject({ taken_at: null, place: null, clock: null });
  });

  it.each([
    ['no photo', { intent: 'photo' }, ['photo']],
    ['no intent and no photo', {}, ['photo']],
    ['no reason', { intent: 'reason', reason: '' }, ['reason']],
    ['another reason without words', { intent: 'reason', reason: 'other' }, ['note']],
  ])('with %s is sent back, also from the outbox, and nothing is asked', async (_, fields, problems) => {
    const sent = await send(fields);
    expect(sent).toMatchObject({ status: 400, reply: { task: 't1', problems }, asked: [] });
    expect(sent.reason).toBe(`geotags:problem.${String(problems[0])}`);
  });

  it('sends a reason with or without a photo', async () => {
    const fields = { intent: 'reason', reason: 'cannot-reach', note: 'Flooded.' };
    const sent = await send(fields);
    expect(sent).toMatchObject({ to: '/geotag-campaign?done=reason', asked: [REASON] });
    expect(sent.body).toEqual({ key: KEY, reason: 'cannot-reach', note: 'Flooded.', photo_id: null });
    expect((await send({ ...fields, photos: photo() })).body).toMatchObject({ photo_id: 'p1' });
  });

  it.each([
    ['false-clock', 'geotags:why.false-clock'],
    ['elsewhere', 'geotags:why.elsewhere'],
    ['toString', 'main:errors.geotag_error_not_at_field'],
  ])('that proves nothing is told why (%s), also on the phone', async (why, text) => {
    const refused = new ApiError({
      ...{ kind: 'refused', status: 409, code: 'geotag_error.not_at_field', details: { why, metres: 400 } },
    });
    const sent = await send({ intent: 'photo', photos: photo() }, { answers: { [PHOTO]: refused } });
    expect(sent).toMatchObject({ status: 409, reply: { intent: 'photo', refused: text }, reason: text });
  });
});
