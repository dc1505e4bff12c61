import { expect, test } from 'vitest';
import type { ApiClient } from '@haat/api-client';
import { loadFacets } from './catalogue.data.ts';

const FERTILISER = {
  id: '1',
  slug: 'fertiliser',
  app_display_name: 'खाद',
  image_url: '/pictures/category-fertiliser.svg',
  product_count: 12,
};

/** A catalogue that answers some paths and fails on every other. */
function catalogueWith(answers: Readonly<Record<string, readonly unknown[]>>): ApiClient {
  const send = ({ path }: { path: string }) => {
    const results = answers[path];
    return results ? Promise.resolve({ results }) : Promise.reject(new Error('No answer.'));
  };
  return { language: 'hi', send } as unknown as ApiClient;
}

test('A failed look-up is distinguished from an empty one, and does not block the others', async () => {
  const api = catalogueWith({ '/catalogue/v1/categories': [FERTILISER], '/catalogue/v1/crops': [] });
  expect(await loadFacets(api, 'shop-1')).toEqual({
    category: [{ slug: 'fertiliser', name: 'खाद', pictureUrl: '/pictures/category-fertiliser.svg', count: 12 }],
    brand: null,
    crop: [],
  });
});
