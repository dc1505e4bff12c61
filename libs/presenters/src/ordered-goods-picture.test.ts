import { expect, it } from 'vitest';
import { orderedGoodsPicture } from './ordered-goods-picture.ts';

it.each([
  { what: 'a picture of our own', goods: { image_url: '/n.svg', kind: 'seed' }, shown: '/n.svg' },
  { what: 'a kind', goods: { image_url: '', kind: 'pesticide' }, shown: '/pictures/category-insecticide.svg' },
  { what: 'neither', goods: { image_url: '' }, shown: '' },
] as const)('Ordered goods with $what are shown by it', ({ goods, shown }) => {
  expect(orderedGoodsPicture({ name: 'Tomato seed', ...goods })).toBe(shown);
});
