import { describe, expect, it } from 'vitest';
import { sampleMarket } from './market.ts';
import { restrictedSubstances } from './places.ts';
import { categoryRecords } from './records.ts';
import { duplicates } from './testing/duplicates.ts';

const market = sampleMarket();

describe('the catalogue', () => {
  it('holds enough of each kind', () => {
    const count = (kind: string) => market.products.filter((product) => product.kind === kind).length;
    expect(market.products.length).toBeGreaterThanOrEqual(150);
    expect(count('fertiliser')).toBeGreaterThanOrEqual(36);
    expect(count('seed')).toBeGreaterThanOrEqual(50);
    expect(count('pesticide')).toBeGreaterThanOrEqual(60);
    expect(count('tool')).toBeGreaterThanOrEqual(24);
    for (const category of ['c-insecticide', 'c-fungicide', 'c-herbicide']) {
      expect(
        market.products.filter((product) => product.categoryId === category).length,
        category,
      ).toBeGreaterThanOrEqual(5);
    }
  });

  it('names everything once, with slugs that need no escaping', () => {
    const named = [market.categories, market.brands, market.crops, market.products, market.vendors];
    for (const list of named) {
      expect(duplicates(list.map(({ id }) => id))).toEqual([]);
      expect(duplicates(list.map(({ slug }) => slug))).toEqual([]);
      for (const { slug } of list) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(duplicates(market.variants.map(({ id }) => id))).toEqual([]);
    expect(duplicates(market.products.map(({ name }) => name.hi))).toEqual([]);
    expect(duplicates(market.products.map(({ name }) => name.en))).toEqual([]);
  });

  it('points only at what exists', () => {
    const ids = new Set([...market.categories, ...market.brands, ...market.crops].map(({ id }) => id));
    for (const product of market.products) {
      const named = [product.categoryId, product.brandId, ...product.cropIds];
      expect(
        named.filter((id) => !ids.has(id)),
        product.id,
      ).toEqual([]);
      const cropsWithFacts = [...product.doses, ...(product.safety?.waitingDays ?? [])].map(({ cropId }) => cropId);
      expect(
        cropsWithFacts.filter((id) => !product.cropIds.includes(id)),
        product.id,
      ).toEqual([]);
      expect(
        market.variants.some((variant) => variant.productId === product.id),
        product.id,
      ).toBe(true);
    }
    for (const list of [market.categories, market.brands]) {
      for (const { id } of list)
        expect(
          market.products.some((product) => product.categoryId === id || product.brandId === id),
          id,
        ).toBe(true);
    }
  });

  it('keeps each product in the file of its category, beside one word a farmer would type', () => {
    const categoryOrder = categoryRecords().map(({ id }) => id);
    const inOrder = market.products.map(({ categoryId }) => categoryOrder.indexOf(categoryId));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    for (const { id, aliases } of market.products) {
      expect(aliases.length, id).toBeGreaterThanOrEqual(3);
      expect(duplicates(aliases)).toEqual([]);
      for (const alias of aliases) expect(alias, id).toMatch(/^[a-z0-9]+([ -][a-z0-9]+)*$/);
    }
  });

  it('lists no banned substance', () => {
    const banned = restrictedSubstances().filter(({ isBanned }) => isBanned);
    expect(banned.length).toBeGreaterThan(40);
    const forbidden = banned
      .flatMap(({ substance }) =>
        substance
          .replace(/\(.*?\)|\d+% SL|dimethyl sulphate/g, ' ')
          .toLowerCase()
          .split(/[/+]/),
      )
      .map((name) => name.trim());
    for (const { id, composition, name, aliases } of market.products) {
      const text = ` ${[composition ?? '', name.en, ...aliases].join(' ').toLowerCase()} `;
      const found = forbidden.filter((substance) => new RegExp(`(?<![a-z])${substance}(?![a-z])`).test(text));
      expect(found, id).toEqual([]);
    }
  });

  it('keeps mancozeb off jowar and lists nothing that only licensed operators may use', () => {
    const mancozeb = market.products.filter(({ composition }) => composition?.includes('Mancozeb'));
    expect(mancozeb.length).toBeGreaterThan(0);
    for (const { cropIds } of mancozeb) expect(cropIds).not.toContain('jowar');
    for (const { composition } of market.products)
      expect(composition ?? '').not.toMatch(/glyphosate|paraquat|aluminium phosphide/i);
  });

  it('tells of every pesticide its colour, and marks subsidised fertiliser for collection', () => {
    for (const product of market.products)
      expect(product.safety !== null, product.id).toBe(product.kind === 'pesticide');
    expect(market.products.filter(({ collectOnly }) => collectOnly).map(({ id }) => id)).toEqual([
      'p-urea',
      'p-dap',
      'p-mop',
    ]);
  });

  it('gives every picture a name of the grammar', () => {
    const pictures = [market.categories, market.brands, market.crops, market.products].flatMap((list) =>
      list.map(({ picture }) => picture),
    );
    const grammar =
      /^(category-[a-z-]+|crop-[a-z]+|tool-[a-z]+(-[a-z]+)*|(sack|bag|bottle|can|jar|pouch|box|packet|tub)-(green|lime|teal|blue|purple|red|orange|yellow|brown|grey)-[a-z]+)$/;
    // These signs are white, which yellow swallows.
    const unseen = /-yellow-(leaf|drop|sprout|granule|grades|root|blossom|crystal|microbe|sun|seaweed|earth)$/;
    for (const picture of pictures) {
      expect(picture).toMatch(grammar);
      expect(picture).not.toMatch(unseen);
    }
  });

  it('gives every product a picture of its own, which a farmer tells it by', () => {
    expect(duplicates(market.products.map(({ picture }) => picture))).toEqual([]);
  });
});
