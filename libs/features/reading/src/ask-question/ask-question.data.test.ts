import { RouterContextProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import {
  apiContext,
  languageContext,
  outboxReasonContext,
  sessionContext,
  textContext,
  trackContext,
} from '@haat/app-context';
import { loadAskQuestion, sendQuestion } from './ask-question.data.ts';

const ADDRESS = 'https://haat.example/ask-question';
const KEY = '0b6f8a52-6a0c-4f4e-9a37-1f2c3d4e5f60';
const TYPED = { outbox: KEY, crop: 'onion', text: ' When are onions lifted? ' };
const TOO_MANY = new ApiError({
  kind: 'refused',
  status: 429,
  code: 'question_error.too_many',
  details: { most: 5 },
});
const AWAY = new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
const ENDED = new ApiError({ kind: 'unauthorised', status: 401, code: 'auth_error.signed_out' });

/** A farmer's request, or a guest's; the service takes questions, or fails. */
function request({ fails, isGuest = false }: { fails?: ApiError | undefined; isGuest?: boolean } = {}) {
  const asked: unknown[] = [];
  const events: unknown[] = [];
  const context = new RouterContextProvider();
  const send = async ({ method, path, body }: { method: string; path: string; body?: unknown }) => {
    if (fails !== undefined) throw fails;
    if (method === 'POST') asked.push(body);
    return path === '/content/v1/questions' && method === 'POST' ? { slug: 'q-1' } : { results: [] };
  };
  context.set(apiContext, { language: 'mr', send } as unknown as ApiClient);
  context.set(languageContext, 'mr');
  context.set(textContext, (key) => key);
  context.set(trackContext, (event) => void events.push(event));
  context.set(sessionContext, (isGuest ? { status: 'visitor' } : { status: 'authenticated' }) as never);
  return { context, asked, events };
}

/** What the form is answered: where it leads, or what it says. */
async function answered(form: Record<string, string>, by = request()) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  const post = new Request(ADDRESS, { method: 'POST', body });
  const answer = await sendQuestion({ request: post, context: by.context } as unknown as ActionFunctionArgs).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return { to: answer.headers.get('location') };
  if (answer instanceof Error) return { thrown: answer };
  const { data: reply, init } = answer as { data: unknown; init: { status: number } };
  return { reply, status: init.status };
}

describe('a question to everyone', () => {
  it('is sent with its key in the reader’s language, measured without its words, and leads to its post', async () => {
    const by = request();
    expect(await answered(TYPED, by)).toEqual({ to: '/community/post/q-1' });
    expect(by.asked).toEqual([{ key: KEY, crop: 'onion', language: 'mr', text: 'When are onions lifted?' }]);
    expect(by.events).toEqual([{ name: 'question_sent', properties: { to: 'community' } }]);
  });

  it('is asked without a crop', async () => {
    const by = request();
    await answered({ ...TYPED, crop: '' }, by);
    expect(by.asked).toMatchObject([{ crop: null }]);
  });

  it.each([
    ['without words', { text: '  ' }, 'empty'],
    ['of 501 letters', { text: 'क'.repeat(501) }, 'text'],
    ['of what can be no crop', { crop: '../x' }, 'crop'],
  ])('%s is not sent, and what was typed is still there', async (_what, change, problem) => {
    const by = request();
    const typed = { ...TYPED, ...change };
    expect(await answered(typed, by)).toEqual({
      status: 400,
      reply: {
        typed: { key: KEY, crop: typed.crop, text: typed.text.trim() },
        problems: [problem],
        refused: null,
      },
    });
    expect([by.asked, by.events]).toEqual([[], []]);
    expect(by.context.get(outboxReasonContext), 'for what waited on the phone').toBe(`ask-question:problem.${problem}`);
  });

  it.each([
    ['as many as may be were asked', TOO_MANY, 429],
    ['the service is away', AWAY, AWAY.httpStatus],
  ])('that is refused since %s says so, and what was typed is still there', async (_why, fails, status) => {
    const by = request({ fails });
    expect(await answered(TYPED, by)).toMatchObject({
      status,
      reply: { typed: { text: 'When are onions lifted?' }, refused: { code: fails.code, details: fails.details } },
    });
    expect(by.context.get(outboxReasonContext)).toBe(fails);
    expect(by.events).toEqual([]);
  });

  it('of who is not signed in leads to sign-in and back; so does a session that has ended', async () => {
    expect(await answered(TYPED, request({ isGuest: true }))).toEqual({ to: '/login?next=%2Fask-question' });
    expect(await answered(TYPED, request({ fails: ENDED }))).toEqual({ thrown: ENDED });
  });

  it('is a page of who is signed in, and works while neither crops nor own questions can be loaded', async () => {
    const load = async (by: ReturnType<typeof request>) =>
      loadAskQuestion({ request: new Request(ADDRESS), context: by.context } as unknown as LoaderFunctionArgs);
    await expect(load(request({ isGuest: true }))).rejects.toMatchObject({ status: 302 });
    expect(await load(request({ fails: AWAY }))).toMatchObject({ crops: [], questions: null });
    expect(await load(request())).toMatchObject({ crops: [], questions: [] });
  });
});
