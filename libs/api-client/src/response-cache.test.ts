import { expect, it, vi } from 'vitest';
import type { ServiceCall } from './api-client.ts';
import { createResponseCache } from './response-cache.ts';

const shops: ServiceCall = {
  service: 'main',
  method: 'GET',
  path: '/hyperlocal/v2/availability',
  query: { lat_lng: '20,73', lang: 'hi' },
  cacheForMs: 3_000,
};

it('fetches a shared answer once, and again after it has expired', async () => {
  let time = 1_000;
  const answers = createResponseCache(() => time);
  const ask = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  expect(await answers.get(shops, ask)).toBe('first');
  expect(await answers.get({ ...shops }, ask)).toBe('first');
  time += 3_001;
  expect(await answers.get(shops, ask)).toBe('second');
});

it('caches per place and language', async () => {
  const answers = createResponseCache();
  await answers.get(shops, async () => 'Nashik in Hindi');
  expect(await answers.get({ ...shops, query: { ...shops.query, lang: 'mr' } }, async () => 'Nashik in Marathi')).toBe(
    'Nashik in Marathi',
  );
  expect(
    await answers.get({ ...shops, query: { ...shops.query, lat_lng: '25,85' } }, async () => 'Patna in Hindi'),
  ).toBe('Patna in Hindi');
});

it('keeps no failure, and nothing of what is one person’s', async () => {
  const answers = createResponseCache();
  await expect(answers.get(shops, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.get(shops, async () => 'there again')).toBe('there again');
  const cart: ServiceCall = { service: 'main', method: 'GET', path: '/cart/v1/carts/dehaat' };
  expect(await answers.get(cart, async () => 'mine')).toBe('mine');
  expect(await answers.get(cart, async () => 'yours')).toBe('yours');
});
