import { productPicture } from '@haat/illustrations';
import { expect, it } from 'vitest';
import { embedDrawing } from './embed-drawing.ts';

it('gives a drawing as an address that holds all of it', () => {
  const address = embedDrawing('/pictures/problem-whitefly.svg');
  expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg [^<>"#\n]*$/);
  expect(decodeURIComponent(address?.split(',').slice(1).join(',') ?? '')).toBe(productPicture('problem-whitefly'));
});

it.each(['/media/leaf.jpg', '/pictures/none-of-ours.svg', 'https://elsewhere.example/pictures/problem-whitefly.svg'])(
  'knows none at %s',
  (address) => {
    expect(embedDrawing(address)).toBeNull();
  },
);
