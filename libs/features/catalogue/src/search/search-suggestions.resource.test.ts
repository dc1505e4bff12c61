import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, textContext } from '@haat/app-context';
import { expect, it } from 'vitest';
import { loader } from './search-suggestions.resource.ts';

function suggestionsWhere(kind: 'refused' | 'network'): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(textContext, (key: string) => key);
  const error = new ApiError({ kind, status: kind === 'refused' ? 400 : null, code: 'request_error.invalid' });
  context.set(apiContext, { language: 'hi', send: () => Promise.reject(error) } as unknown as ApiClient);
  const url = new URL('http://shop.example/search/suggestions?q=%00');
  return loader({ url, context } as unknown as LoaderFunctionArgs);
}

it('suggests nothing for what cannot be searched for', async () => {
  const answer = await suggestionsWhere('refused');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ items: [], announcement: 'search:suggestions.none' });
});

it('is away while the catalogue is', async () => {
  expect((await suggestionsWhere('network')).status).toBe(503);
});
