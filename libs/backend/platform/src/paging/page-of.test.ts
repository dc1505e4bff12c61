import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const facts = { count: 41, pageSize: 20, path: '/list', query: { search: 'खाद & बीज', crop: undefined, page: 2 } };

it('names the pages beside it with the whole query', () => {
  const page = pageOf(['a'], { ...facts, page: 2 });
  expect(page.next).toBe(`/list?${new URLSearchParams({ search: 'खाद & बीज', page: '3' }).toString()}`);
  expect(page.previous).toBe(`/list?${new URLSearchParams({ search: 'खाद & बीज', page: '1' }).toString()}`);
  expect(page.count).toBe(41);
});

it('ends at the last page, and leads back to it from beyond', () => {
  expect(pageOf([], { ...facts, page: 3 }).next).toBeNull();
  expect(pageOf([], { ...facts, page: 9 })).toMatchObject({
    next: null,
    previous: expect.stringContaining('page=3') as string,
  });
  expect(pageOf([], { ...facts, count: 0, page: 1 })).toMatchObject({ next: null, previous: null });
});
