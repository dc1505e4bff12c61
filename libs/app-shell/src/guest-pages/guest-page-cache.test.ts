import { expect, it } from 'vitest';
import { createGuestPageCache, GUEST_PAGE_MS } from './guest-page-cache.ts';

const page = (html: string) => ({ html, headers: [], scriptHashes: [], compressed: new Map(), dataDigest: html });

it('keeps a page until its data are three seconds old, however long it took to render', () => {
  let now = 1_000;
  const cache = createGuestPageCache(() => now);
  const askedAt = cache.now();
  now += 400;
  cache.set('/', page('a'), askedAt);
  expect(cache.get('/')?.html).toBe('a');
  now = askedAt + GUEST_PAGE_MS - 1;
  expect(cache.get('/')?.html).toBe('a');
  now = askedAt + GUEST_PAGE_MS;
  expect(cache.get('/')).toBeUndefined();
  expect(cache.outdated('/')?.html).toBe('a');
});

it('holds a bounded amount: what was not used for the longest time goes first', () => {
  const cache = createGuestPageCache(() => 0);
  const big = page('x'.repeat(9_000_000));
  for (const key of ['a', 'b', 'c']) cache.set(key, big, 0);
  cache.get('a');
  cache.set('d', big, 0);
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
});
