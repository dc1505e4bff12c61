import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, languageContext, sessionContext, textContext } from '@haat/app-context';
import { loadSatellite } from './satellite.data.ts';

const FIELDS = [
  { id: 'f-1', name: 'By the well' },
  { id: 'f-2', name: 'By the road' },
];
const CLEAR = {
  ...{ day: '2026-06-11', mean: 0.5, spread: 0.1, cloud_share: 0, class: 'look', weak_part: 'lower-left' },
  ...{ histogram: [], cells: { columns: 1, rows: 1, values: [0.5] } },
};
const SEEN = {
  ...{ is_on: true, is_sample: false, state: 'looked', newest_day: '2026-06-11', clear: CLEAR },
  ...{ series: [{ day: '2026-06-11', mean: 0.5 }], course: [] },
};

interface Given {
  readonly fields?: readonly unknown[] | null;
  /** What was seen of the second field; null: it cannot be told. */
  readonly seen?: object | null;
  readonly isSignedIn?: boolean;
  readonly query?: string;
}

function load({ fields = FIELDS, seen = SEEN, isSignedIn = true, query = '?field=f-2' }: Given = {}) {
  const context = new RouterContextProvider();
  const failed = () =>
    Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }));
  const send = ({ path }: { path: string }) => {
    if (path === '/fields/v1/fields') return fields === null ? failed() : Promise.resolve({ results: fields });
    if (path !== '/fields/v1/fields/f-2/satellite') return failed();
    return seen === null ? failed() : Promise.resolve(seen);
  };
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  context.set(languageContext, 'en');
  context.set(textContext, (key, values) => [key, ...Object.values(values ?? {})].join(' '));
  context.set(
    sessionContext,
    isSignedIn
      ? { status: 'authenticated', userId: 'u-1', identity: 'farmer', expiresAt: 0 }
      : ({ status: 'guest' } as never),
  );
  const request = new Request(`http://shell.example/prakshep${query}`);
  return loadSatellite({ request, url: new URL(request.url), context } as unknown as LoaderFunctionArgs);
}

describe('a field from above', () => {
  it('says the weaker part first, then how green the crop is', async () => {
    expect(await load()).toMatchObject({
      view: 'field',
      name: 'By the road',
      choices: [{ isChosen: false }, { isChosen: true }],
      seen: {
        notice: null,
        clear: { isWeak: true, weak: 'satellite:weak.lower-left', word: 'satellite:word.look', tone: 'danger' },
      },
    });
  });

  it.each([
    ['nothing is asked for', { is_on: false, clear: null }, 'satellite:off'],
    ['it was not looked for yet', { state: 'waiting', clear: null }, 'satellite:waiting'],
    ['the last try failed', { state: 'failed' }, 'satellite:failed'],
    ['there were clouds each time', { clear: null }, 'satellite:clouded'],
    ['it was seen', {}, null],
  ])('%s', async (_, change, notice) => {
    expect(await load({ seen: { ...SEEN, ...change } })).toMatchObject({ seen: { notice } });
  });

  it.each([
    ['a later pass saw clouds', '2026-06-16', true],
    ['no later pass is known', '2026-06-11', false],
  ])('says whether %s', async (_, newest, isSaid) => {
    const data = await load({ seen: { ...SEEN, newest_day: newest } });
    expect(data.view === 'field' && data.seen?.clear?.later !== null).toBe(isSaid);
  });

  it('of an id that is not the person’s is the first of their own', async () => {
    expect(await load({ query: '?field=of-another' })).toMatchObject({
      view: 'field',
      name: 'By the well',
      seen: null,
    });
  });

  it('asks a guest to log in, and a farmer without fields to register one', async () => {
    expect(await load({ isSignedIn: false })).toMatchObject({
      view: 'guest',
      loginPath: expect.stringMatching(/login/),
    });
    expect(await load({ fields: [] })).toMatchObject({ view: 'empty' });
  });

  it('never calls what could not be loaded none', async () => {
    expect(await load({ seen: null })).toMatchObject({ view: 'field', seen: null });
    await expect(load({ fields: null })).rejects.toMatchObject({ init: { status: 503 } });
  });
});
