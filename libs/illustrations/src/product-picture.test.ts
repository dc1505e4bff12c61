import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPictureName, pictureNames } from './picture-names.ts';
import { productPicture } from './product-picture.ts';

const { packs, colours, emblems, crops, tools, categories, scenes, problems, parts, services, stages } = pictureNames;

const all = [
  ...packs.flatMap((pack) => colours.flatMap((colour) => emblems.map((emblem) => `${pack}-${colour}-${emblem}`))),
  ...crops.map((crop) => `crop-${crop}`),
  ...tools.flatMap((tool) => [`tool-${tool}`, ...colours.map((colour) => `tool-${tool}-${colour}`)]),
  ...categories.map((category) => `category-${category}`),
  ...problems.map((problem) => `problem-${problem}`),
  ...parts.map((part) => `part-${part}`),
  ...services.map((service) => `service-${service}`),
  ...stages.map((stage) => `stage-${stage}`),
  ...scenes,
];

/** What a phone on a weak network may have to fetch for one picture. */
const LARGEST_COMPRESSED_BYTES = 3 * 1024;

describe('productPicture', () => {
  it('draws every name of the grammar, each small and without text', () => {
    for (const name of all) {
      const svg = productPicture(name) ?? '';
      expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.+<\/svg>$/);
      expect(gzipSync(svg).byteLength, name).toBeLessThanOrEqual(LARGEST_COMPRESSED_BYTES);
      expect(svg, name).not.toMatch(/undefined|NaN|<text|<script|style=|href/);
      expect(svg.match(/<g[ >]/g)?.length, name).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  it('draws the same name the same way', () => {
    expect(productPicture('sack-green-leaf')).toBe(productPicture('sack-green-leaf'));
  });

  it.each([
    '',
    'sack',
    'sack-green',
    'sack-pink-leaf',
    'sack-green-leaf-x',
    'crate-green-leaf',
    'tool-',
    'tool-spoon',
    'tool-sickle-pink',
    'crop-',
    'crop-constructor',
    'constructor',
    '__proto__',
    'sack-green-toString',
    'category-x',
    'problem-',
    'problem-luck',
    'problem-rust-blue',
    'part-toString',
    'service-x',
    'stage-',
    '../shop',
    'shop.svg',
  ])('refuses %j as a picture name', (name) => {
    expect(isPictureName(name)).toBe(false);
    expect(productPicture(name)).toBeNull();
  });

  it('draws every name of a kind differently, so that a farmer can distinguish them', () => {
    for (const [kind, names] of [
      ['crop', crops],
      ['problem', problems],
      ['part', parts],
      ['service', services],
      ['stage', stages],
    ] as const) {
      expect(new Set(names.map((name) => productPicture(`${kind}-${name}`))).size, kind).toBe(names.length);
    }
    expect(new Set(scenes.map(productPicture)).size).toBe(scenes.length);
  });

  it('has a picture for the crops of the crop list', () => {
    expect(crops).toHaveLength(50);
    expect(isPictureName('crop-onion')).toBe(true);
  });
});
