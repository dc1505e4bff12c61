import { LANGUAGES } from '@haat/api-contract/vocabulary';
import type { Paged, Product } from '@haat/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallMarket } from '@haat/backend-sandbox';
import { labelledQueries, PARTS } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { LabelledQuery, TestBackend } from '@haat/backend-testing';

/** How many answers a farmer looks at. */
const LOOKED_AT = 3;
const LEAST_OVERALL = 0.9;
const LEAST_OF_A_LANGUAGE = 0.85;

interface Outcome extends LabelledQuery {
  isRight: boolean;
  found: string[];
}

/**
 * Asked at a shop that sells every product of the sample market, so that every wrong one can stand in the way. A
 * product is right among the first three of the shop's list; a category, brand or crop among the first three
 * suggestions.
 */
describe('what farmers type', () => {
  const queries = labelledQueries(smallMarket());
  const outcomes: Outcome[] = [];
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ seed: 'small' });
    for (const query of queries) outcomes.push(await ask(query));
    report();
  }, 180_000);
  afterAll(() => backend.close());

  async function ask(query: LabelledQuery): Promise<Outcome> {
    const asked = { vendor_id: 'small-both', lang: query.language };
    const list = await backend.request(
      'GET',
      `/catalogue/v1/products?${new URLSearchParams({ ...asked, search: query.typed }).toString()}`,
    );
    const products = (list.body as Paged<Product>).results.slice(0, LOOKED_AT).map(({ slug }) => slug);
    const suggested = await backend.request(
      'GET',
      `/catalogue/v1/suggestions?${new URLSearchParams({ ...asked, q: query.typed }).toString()}`,
    );
    const entities = ((suggested.body.results ?? []) as { kind: string; slug: string }[])
      .slice(0, LOOKED_AT)
      .map(({ kind, slug }) => `${kind}:${slug}`);
    const isRight =
      products.some((slug) => query.products.has(slug)) || entities.some((entity) => query.entities.has(entity));
    return { ...query, isRight, found: [...products, ...(query.entities.size > 0 ? entities : [])] };
  }

  function share(of: (outcome: Outcome) => boolean): number {
    const asked = outcomes.filter(of);
    return asked.filter(({ isRight }) => isRight).length / asked.length;
  }

  function report(): void {
    const percent = (of: (outcome: Outcome) => boolean) =>
      `${(100 * share(of)).toFixed(1)} % of ${outcomes.filter(of).length}`;
    const lines = LANGUAGES.map((language) => `${language}: ${percent((one) => one.language === language)}`);
    const misses = outcomes
      .filter(({ isRight }) => !isRight)
      .map(({ language, part, typed, found }) => `  ${language} ${part}: ${typed} → ${found.join(', ') || 'nothing'}`);
    process.stdout.write(
      [
        `all: ${percent(() => true)}`,
        ...PARTS.map((name) => `${name}: ${percent(({ part }) => part === name)}`),
        ...lines,
        'missed:',
        ...misses,
        '',
      ].join('\n'),
    );
  }

  it('are at least 320 searches, 45 of each language', () => {
    expect(queries.length).toBeGreaterThanOrEqual(320);
    for (const language of LANGUAGES)
      expect(queries.filter((query) => query.language === language).length).toBeGreaterThanOrEqual(45);
  });

  it.each(PARTS)('finds the right product in the first three: %s', (name) => {
    expect(share(({ part }) => part === name)).toBeGreaterThanOrEqual(LEAST_OVERALL);
  });

  it.each(LANGUAGES)('finds it in %s', (language) => {
    expect(share((one) => one.language === language)).toBeGreaterThanOrEqual(LEAST_OF_A_LANGUAGE);
  });
});
