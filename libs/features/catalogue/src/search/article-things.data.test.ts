import { expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { loadArticleThings } from './article-things.data.ts';

function clientThat(answer: () => Promise<unknown>): ApiClient {
  return { language: 'en', send: answer } as unknown as ApiClient;
}

it('leads to articles about it', async () => {
  const nodes = [{ slug: 'frost-night', title: 'A frosty night', channel: { slug: 'water', name: 'Water' } }];
  const answer = { data: { blogs: { count: 1, next: null, nodes }, channels: [], tags: [] } };
  expect(
    await loadArticleThings(
      clientThat(() => Promise.resolve(answer)),
      'frost',
    ),
  ).toMatchObject([{ to: '/blog/frost-night', name: 'A frosty night', detail: 'Water' }]);
});

it('finds none where they could not be loaded: goods are what is searched', async () => {
  const failure = new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
  expect(
    await loadArticleThings(
      clientThat(() => Promise.reject(failure)),
      'frost',
    ),
  ).toEqual([]);
});
