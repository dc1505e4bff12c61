import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { readNamespaces } from '../texts/project-texts.ts';
import type { Namespace } from '../texts/texts.ts';
import { filledTexts, placeholdersOf, textSheet } from './text-sheet.ts';
import { WORST_VALUES } from './worst-values.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const both = (values: readonly string[]) => ({
  en: values,
  hi: values,
  mr: values,
  bn: values,
  or: values,
  gu: values,
});
const VALUES = { shop: both(['A', 'B & C', 'D']), count: both(['1', '2']) };
const marked = (text: string) => `\u0001${text}\u0002`;

it.each([
  ['Goods', ['Goods']],
  ['From {{shop}}', [`From ${marked('A')}`, `From ${marked('B & C')}`, `From ${marked('D')}`]],
  [
    '{{shop}}: {{count}}',
    [`${marked('A')}: ${marked('1')}`, `${marked('B & C')}: ${marked('2')}`, `${marked('D')}: ${marked('2')}`],
  ],
  ['{{other}} left', ['{{other}} left']],
])('"%s" is filled with each of its values', (text, lines) => {
  expect(filledTexts(text, 'en', VALUES)).toEqual(lines);
});

it('a sheet has each text beside the English one, escaped, with its values marked', () => {
  const text = { key: '{{shop}} <a>here</a>' };
  const namespace: Namespace = {
    name: 'cart',
    folder: '',
    texts: { en: text, hi: { key: '{{shop}} यहाँ' }, mr: text, bn: text, or: text, gu: text },
  };
  const sheet = textSheet([namespace], 'hi', VALUES);
  expect(sheet).toContain('<th scope="row">key</th><td lang="hi"><p><mark>A</mark> यहाँ</p>');
  expect(sheet).toContain('<mark>B &amp; C</mark> &lt;a&gt;here&lt;/a&gt;');
});

it('every placeholder of the product has values, in each language', () => {
  const used = readNamespaces(ROOT).flatMap(({ name, texts }) =>
    Object.entries(texts.en).flatMap(([key, text]) =>
      placeholdersOf(text).map((placeholder) => [placeholder, name, key]),
    ),
  );
  expect(used.length).toBeGreaterThan(100);
  const missing = used.filter(([placeholder = '']) => !Object.hasOwn(WORST_VALUES, placeholder));
  expect(missing).toEqual([]);
  for (const values of Object.values(WORST_VALUES))
    expect(LANGUAGES.every((language) => values[language].length > 0)).toBe(true);
});
