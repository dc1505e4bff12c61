import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { expect, test } from 'vitest';
import { ERROR_TEXTS } from './error-advice.ts';

const FOLDER = new URL('../../../i18n/src/texts/network-errors/', import.meta.url);

test('a file for each language', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(LANGUAGES.map((language) => `${language}.json`).toSorted());
});

test.for([...LANGUAGES])('%s has every sentence', (language) => {
  const texts = JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')) as {
    error: Record<string, string>;
  };
  expect(Object.keys(texts.error).toSorted()).toEqual([...ERROR_TEXTS].toSorted());
  expect(Object.values(texts.error).filter((text) => text.trim() === '')).toEqual([]);
});
