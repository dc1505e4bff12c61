import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { invoiceTexts } from '@haat/backend-aftercare/testing';
import { fontOf, openPage, scriptOf, scriptParts, signOf } from '@haat/backend-documents';
import type { Script } from '@haat/backend-documents';
import { asRead, pdfText } from '@haat/backend-testing';

const PRODUCTS = join(import.meta.dirname, '../../../../libs/backend/sandbox/src/sample-market/data/products');
const goods = () =>
  readdirSync(PRODUCTS).flatMap(
    (file) => JSON.parse(readFileSync(join(PRODUCTS, file), 'utf8')) as { name: Record<string, string> }[],
  );
const signsOf = async (script: Script, text: string) =>
  (await fontOf(script, 'regular')).layout(text).glyphs.map(({ id }) => signOf(id));

describe('letters on a bill', () => {
  it.each<[Script, string, number]>([
    // Conjuncts are one sign, a vowel before its consonant is written before it, a mark above changes places.
    ['Devanagari', 'क्ष', 1],
    ['Devanagari', 'त्र', 1],
    ['Devanagari', 'ज्ञ', 1],
    ['Bengali', 'ক্ষ', 1],
    ['Bengali', 'ত্র', 1],
    ['Bengali', 'ঙ্ক', 1],
    ['Oriya', 'କ୍ଷ', 1],
    ['Gujarati', 'ક્ષ', 1],
    ['Gujarati', 'જ્ઞ', 1],
  ])('%s joins %s', async (script, text, signs) => {
    expect(await signsOf(script, text)).toHaveLength(signs);
  });

  it.each<[Script, string, string]>([
    ['Devanagari', 'कि', 'क'],
    ['Bengali', 'কে', 'ক'],
    ['Oriya', 'କେ', 'କ'],
    ['Gujarati', 'કિ', 'ક'],
  ])('%s writes the vowel of %s before %s', async (script, text, consonant) => {
    const [alone] = await signsOf(script, consonant);
    expect((await signsOf(script, text)).indexOf(alone ?? 0)).toBe(1);
  });

  it('has a sign for everything that stands on bills: our words and the names of all goods', async () => {
    const without: string[] = [];
    for (const language of LANGUAGES)
      for (const weight of ['regular', 'bold'] as const) {
        const font = await fontOf(scriptOf(language), weight);
        const texts = [
          ...Object.values(invoiceTexts).map((text) => text[language]),
          ...goods().map(({ name }) => name[language] ?? ''),
          '₹12,34,567.50',
          '26-27/000123',
        ];
        for (const text of texts)
          if (font.layout(text).glyphs.some(({ id }) => id === 0)) without.push(`${language} ${weight}: ${text}`);
      }
    expect(without).toEqual([]);
  });

  it('can be copied and searched as they were written, however they join and change places', async () => {
    for (const language of LANGUAGES) {
      const script = scriptOf(language);
      const page = await openPage(script, { title: '', language, created: new Date() });
      const texts = [
        ...Object.values(invoiceTexts).map((text) => text[language]),
        ...goods().map(({ name }) => name[language] ?? ''),
      ];
      for (const text of texts) page.write(text, 0, 0, { width: 500 });
      expect(await pdfText(await page.finish()), language).toBe(asRead(texts.join('')));
    }
  });

  it('takes a name apart that is written in several scripts', () => {
    expect(scriptParts('सुनीता Pawar, সুনীতা 5', 'Gujarati')).toEqual([
      { script: 'Devanagari', text: 'सुनीता ' },
      { script: 'Gujarati', text: 'Pawar, ' },
      { script: 'Bengali', text: 'সুনীতা 5' },
    ]);
  });
});
