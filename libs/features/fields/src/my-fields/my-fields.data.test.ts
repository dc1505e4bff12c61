import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, sessionContext, textContext } from '@haat/app-context';
import { loadMyFields } from './my-fields.data.ts';

const RING = [
  [76.11, 19.78],
  [76.111, 19.78],
  [76.111, 19.781],
  [76.11, 19.78],
];
const FIELD = {
  ...{ id: 'f-1', name: 'By the well', crop: null, state: 'UP', square_metres: 10_000 },
  boundary: { type: 'Polygon', coordinates: [RING] },
};

function load(own: readonly unknown[] | null, isSignedIn = true) {
  const context = new RouterContextProvider();
  const send = () =>
    own === null
      ? Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }))
      : Promise.resolve({ results: own });
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  context.set(textContext, (key, values) => [key, ...Object.values(values ?? {})].join(' '));
  context.set(
    sessionContext,
    isSignedIn
      ? { status: 'authenticated', userId: 'u-1', identity: 'farmer', expiresAt: 0 }
      : ({ status: 'guest' } as never),
  );
  const request = new Request('http://shell.example/farms');
  return loadMyFields({ request, url: new URL(request.url), context } as unknown as LoaderFunctionArgs);
}

describe('the list of fields', () => {
  it('says a hectare in acre, hectare and the bigha of Uttar Pradesh', async () => {
    expect(await load([FIELD])).toMatchObject({
      view: 'fields',
      fields: [{ area: 'fields:area.acre 2.47 · fields:area.hectare 1 · fields:area.bigha 3.95', to: '/farm/f-1' }],
    });
  });

  it('says no bigha where the state counts in none', async () => {
    expect(await load([{ ...FIELD, state: null }])).toMatchObject({
      fields: [{ area: 'fields:area.acre 2.47 · fields:area.hectare 1' }],
    });
  });

  it('asks a guest to log in, and to come back', async () => {
    expect(await load([], false)).toMatchObject({ view: 'guest', loginPath: '/login?next=%2Ffarms' });
  });

  it('never calls fields that could not be loaded none', async () => {
    await expect(load(null)).rejects.toMatchObject({ init: { status: 503 } });
  });
});
