import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import type { PlacedText } from './word-problems.ts';

/** Where the services keep what farmers read: goods, shops, crops, notices, safety. */
const FILES = [
  'libs/backend/*/src/**/*texts.json',
  'libs/backend/*/src/**/*-{titles,words,vocabulary}.json',
  'libs/backend/sandbox/src/sample-market/data/**/*.json',
];

/** Every text that the services give in six languages, with the id of the record it stands in. */
export function serviceTexts(root: string): PlacedText[] {
  const files = globSync(FILES, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .sort();
  return files.flatMap((path) =>
    textsIn(JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown, path.slice(path.lastIndexOf('/') + 1)),
  );
}

/** The texts in a value: each object that speaks Hindi and English is one text. */
export function textsIn(value: unknown, at: string): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, at));
  const record = value as Record<string, unknown>;
  if (typeof record.hi === 'string' && typeof record.en === 'string') {
    return LANGUAGES.map((language: Language) => ({
      at,
      language,
      text: typeof record[language] === 'string' ? record[language] : '',
    }));
  }
  const own = typeof record.id === 'string' ? record.id : at;
  return Object.entries(record).flatMap(([key, child]) => textsIn(child, `${own} ${key}`));
}
