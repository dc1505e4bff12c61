import { resolve } from 'node:path';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { ERROR_TEXTS } from '@haat/ondc-core';
import { expect, test } from 'vitest';
import { readNamespaces } from './project-texts.ts';

const NETWORK_ERRORS = readNamespaces(resolve(import.meta.dirname, '../../..')).find(
  ({ name }) => name === 'network-errors',
);
const KEYS = ERROR_TEXTS.map((text) => `error.${text}`).toSorted();

test.for([...LANGUAGES])('errors of the open network have their sentences in %s, and no others', (language) => {
  const texts = NETWORK_ERRORS?.texts[language] ?? {};
  expect(Object.keys(texts).toSorted()).toEqual(KEYS);
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});
