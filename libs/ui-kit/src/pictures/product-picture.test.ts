import { describe, expect, it } from 'vitest';
import { isPictureName, pictureNames } from './picture-names.ts';
import { productPicture } from './product-picture.ts';

const { packs, colours, emblems, crops, tools, categories, scenes } = pictureNames;

const all = [
  ...packs.flatMap((pack) => colours.flatMap((colour) => emblems.map((emblem) => `${pack}-${colour}-${emblem}`))),
  ...crops.map((crop) => `crop-${crop}`),
  ...tools.flatMap((tool) => [`tool-${tool}`, ...colours.map((colour) => `tool-${tool}-${colour}`)]),
  ...categories.map((category) => `category-${category}`),
  ...scenes,
];

describe('productPicture', () => {
  it('draws every name of the grammar, each small and without text', () => {
    for (const name of all) {
      const svg = productPicture(name) ?? '';
      expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.+<\/svg>$/);
      expect(svg.length, name).toBeLessThan(1536);
      expect(svg, name).not.toMatch(/undefined|NaN|<text|<script|style=|href/);
      expect(svg.match(/<g[ >]/g)?.length, name).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  it('draws the same name the same way', () => {
    expect(productPicture('sack-green-leaf')).toBe(productPicture('sack-green-leaf'));
  });

  it.each(['', 'sack', 'sack-green', 'sack-pink-leaf', 'sack-green-leaf-x', 'crate-green-leaf', 'tool-', 'tool-spoon', 'tool-sickle-pink', 'crop-', 'crop-constructor', 'constructor', '__proto__', 'sack-green-toString', 'category-x', '../shop', 'shop.svg'])(
    'knows that %j is no picture',
    (name) => {
      expect(isPictureName(name)).toBe(false);
      expect(productPicture(name)).toBeNull();
    },
  );

  it('has a picture for the crops of the crop list', () => {
    expect(crops).toHaveLength(50);
    expect(isPictureName('crop-onion')).toBe(true);
  });
});
