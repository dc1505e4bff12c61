import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { outboxReasonContext, readerContext, type OutboxReason } from '@haat/app-context';
import { requestTextsContext, textLibrary } from '../page-texts/texts.server.ts';
import { answerOutbox } from './answer-outbox.ts';

const HINDI = textLibrary.textsIn('hi');
const page = (status: number, location?: string) =>
  new Response(status === 204 ? null : '<html>', { status, headers: location === undefined ? {} : { location } });

async function answered(
  answer: Response,
  { reader = 'r-1', sender = 'r-1', reason = null as OutboxReason | null } = {},
) {
  const context = new RouterContextProvider();
  context.set(readerContext, () => reader);
  context.set(requestTextsContext, HINDI);
  let isActed = false;
  const request = new Request('https://haat.example/slip', { method: 'POST', headers: { 'outbox-for': sender } });
  const { status, text } = await answerOutbox({ request, context }, () => {
    isActed = true;
    context.set(outboxReasonContext, reason);
    return Promise.resolve(answer);
  }).then(async (response) => ({ status: response.status, text: await response.text() }));
  return { status, text, isActed };
}

it.each<[string, Response, { status: number; text?: string; reason?: OutboxReason }]>([
  ['a page that leads on', page(302, '/slip?done=sent'), { status: 204 }],
  ['a page that says it is done', page(200), { status: 204 }],
  ['sign-in', page(302, 'https://haat.example/login?next=x'), { status: 401 }],
  ['a service that is away', page(503), { status: 503, text: '' }],
  ['too many requests', page(429), { status: 429, text: '' }],
  ['a refusal in words', page(400), { status: 422, text: 'भाव ठीक नहीं', reason: 'भाव ठीक नहीं' }],
  [
    'a refusal by its code',
    page(409),
    {
      status: 422,
      text: HINDI.t('main:errors.mandi_error_slip_sent'),
      reason: { code: 'mandi_error.slip_sent', details: {} },
    },
  ],
  ['a refusal that says no more', page(400), { status: 422, text: HINDI.t('offline:outbox.noReason') }],
])('a form that is sent later and would be answered with %s', async (_what, answer, { status, text = '', reason }) => {
  expect(await answered(answer, { reason: reason ?? null })).toEqual({ status, text, isActed: true });
});

it.each(['guest', 'r-2'])('what somebody else wrote is looked at by no action: %s is signed in', async (reader) => {
  expect(await answered(page(200), { reader })).toEqual({ status: 409, text: '', isActed: false });
});

it('pages and forms of a page are answered as ever', async () => {
  const answer = page(400);
  const request = new Request('https://haat.example/slip', { method: 'POST' });
  expect(await answerOutbox({ request, context: new RouterContextProvider() }, () => Promise.resolve(answer))).toBe(
    answer,
  );
});

it.each([
  ['r-1', 404],
  ['r-2', 409],
])('a part of a file that goes ahead of its form, with %s signed in, is answered %i', async (reader, status) => {
  const context = new RouterContextProvider();
  context.set(readerContext, () => reader);
  const headers = { 'outbox-for': 'r-1' };
  const request = new Request('https://haat.example/api/uploads/x', { method: 'PATCH', headers });
  const answer = await answerOutbox({ request, context }, () => Promise.resolve(page(404)));
  expect(answer.status).toBe(status);
});
