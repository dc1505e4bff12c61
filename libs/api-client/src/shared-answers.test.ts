import { expect, it, vi } from 'vitest';
import type { ServiceCall } from './api-client.ts';
import { createSharedAnswers } from './shared-answers.ts';

const shops: ServiceCall = {
  service: 'main',
  method: 'GET',
  path: '/hyperlocal/v2/availability',
  query: { lat_lng: '20,73', lang: 'hi' },
  sharedForMs: 3_000,
};

it('fetches a shared answer once, and again after it has expired', async () => {
  let time = 1_000;
  const answers = createSharedAnswers(() => time);
  const ask = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  expect(await answers.answer(shops, ask)).toBe('first');
  expect(await answers.answer({ ...shops }, ask)).toBe('first');
  time += 3_001;
  expect(await answers.answer(shops, ask)).toBe('second');
});

it('tells another place or language its own answer', async () => {
  const answers = createSharedAnswers();
  await answers.answer(shops, async () => 'Nashik in Hindi');
  expect(
    await answers.answer({ ...shops, query: { ...shops.query, lang: 'mr' } }, async () => 'Nashik in Marathi'),
  ).toBe('Nashik in Marathi');
  expect(
    await answers.answer({ ...shops, query: { ...shops.query, lat_lng: '25,85' } }, async () => 'Patna in Hindi'),
  ).toBe('Patna in Hindi');
});

it('keeps no failure, and nothing of what is one person’s', async () => {
  const answers = createSharedAnswers();
  await expect(answers.answer(shops, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.answer(shops, async () => 'there again')).toBe('there again');
  const cart: ServiceCall = { service: 'main', method: 'GET', path: '/cart/v1/carts/dehaat' };
  expect(await answers.answer(cart, async () => 'mine')).toBe('mine');
  expect(await answers.answer(cart, async () => 'yours')).toBe('yours');
});
