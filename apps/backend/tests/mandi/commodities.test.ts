import { readFileSync } from 'node:fs';
import { mandiCommoditiesSchema } from '@haat/api-contract/mandi';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { insertMandiDirectory } from '@haat/backend-mandi';
import { mandiCommodities } from '@haat/backend-mandi/tables';
import { inTransaction, parseCsv } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { NATIONAL_DAY, SHIPPED_DAYS } from './price-row.ts';

const DIRECTORY = parseCsv(
  readFileSync(new URL('../../../../libs/backend/mandi/src/directory/data/commodities.csv', import.meta.url), 'utf8'),
);
/** Names that are asked for in one run, others in each. */
const ASKED = 40;

/** Each commodity's name in each language. */
const NAMES = DIRECTORY.flatMap((row) =>
  LANGUAGES.map((language) => ({ id: row['id'] ?? '', language, name: row[`name_${language}`] ?? '' })),
);

it('all have a name in each language', () => {
  expect(DIRECTORY.length).toBeGreaterThanOrEqual(196);
  expect(NAMES.filter(({ name }) => name.trim() === '')).toEqual([]);
});

it('are all that the shipped prices name', () => {
  const known = new Set(DIRECTORY.map((row) => row['agmarknet_name']));
  expect([...NATIONAL_DAY, ...SHIPPED_DAYS].filter(({ commodity = '' }) => !known.has(commodity))).toEqual([]);
});

describe.each(testDatabases(import.meta.filename))('commodities on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    await inTransaction(backend.database, (tx) => insertMandiDirectory(tx, null));
  });
  afterAll(() => backend?.close());

  const found = async (q: string, lang: string) => {
    const query = new URLSearchParams({ q, lang, limit: '20' });
    const { body } = await backend.request('GET', `/mandi/v1/commodities?${query.toString()}`);
    return mandiCommoditiesSchema.parse(body).results;
  };

  it('are each found by the name in any language', async () => {
    for (let asked = 0; asked < ASKED; asked += 1) {
      const { id, language, name } = NAMES[Math.floor(Math.random() * NAMES.length)] ?? {
        id: '',
        language: '',
        name: '',
      };
      const results = await found(name, language);
      expect(
        results.map((each) => each.id),
        `${name} (${language})`,
      ).toContain(id);
      expect(results.find((each) => each.id === id)?.name).toBe(name);
    }
  });

  it('get the names of a newer directory', async () => {
    const { database } = backend;
    const ofBarley = eq(mandiCommodities.slug, 'barley-jau-2');
    await database
      .update(mandiCommodities)
      .set({ name: { en: 'Barley' }, picture: null, search: 'barley' })
      .where(ofBarley);
    expect((await found('जौ', 'hi')).map(({ id }) => id)).not.toContain('barley-jau-2');
    await inTransaction(database, (tx) => insertMandiDirectory(tx, null));
    expect(await found('जौ', 'hi')).toContainEqual({
      ...{ id: 'barley-jau-2', name: 'जौ', image_url: '/pictures/crop-barley.svg' },
    });
  });
});
