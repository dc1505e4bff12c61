import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { readTermbases, termbaseProblems, type Termbase } from './termbase.ts';
import { wordProblems } from './word-problems.ts';

const glossary = readFileSync(resolve(import.meta.dirname, '../../../docs/glossary.md'), 'utf8');
const bases = readTermbases();
/** Compares every settled word with every word that is not used: a busy machine needs its time, in milliseconds. */
const READING_TIME = 300_000;

/** The termbases with another one for a language. */
const withBase = (language: Language, change: (base: Termbase) => Termbase) => ({
  ...bases,
  [language]: change(bases[language]),
});
const problems = (changed = bases, page = glossary) => termbaseProblems(changed, wordProblems, page);

describe('the termbase', { timeout: READING_TIME }, () => {
  it('has each term in each language, no settled word among those not used, and the words of the glossary', () => {
    expect(problems()).toEqual([]);
  });

  it('names a term that a language lacks', () => {
    const { cart: _cart, ...terms } = bases.or.terms;
    expect(problems(withBase('or', (base) => ({ ...base, terms })))).toContain('cart (or) is missing');
  });

  it('names a settled word that is not used', () => {
    const changed = withBase('hi', (base) => ({ ...base, terms: { ...base.terms, cart: { say: 'टोकरी' } } }));
    expect(problems(changed)).toContain('termbase cart (hi) says “टोकरी”, our word is “कार्ट”: टोकरी');
  });

  it('names a word not used that stands twice', () => {
    const changed = withBase('gu', (base) => ({ ...base, notUsed: [...base.notUsed, ...base.notUsed.slice(0, 1)] }));
    expect(problems(changed)).toEqual(['“કિંમત*” (gu) stands twice among the words not used']);
  });

  it('names a glossary that says another word', () => {
    const page = glossary.replace('| cart | cart | कार्ट |', '| cart | cart | झोला |');
    expect(problems(bases, page)).toEqual(['cart (hi) is “झोला” in the glossary and “कार्ट” in the termbase']);
  });
});

/** A text with any word that is not used fails, in each language: the first letters of a word with any ending. */
describe.each(LANGUAGES)('each word not used in %s', (language) => {
  it.each(bases[language].notUsed.map(({ word, use }) => ({ word, use })))('$word fails', ({ word, use }) => {
    const said = word.replace(/\*$/, '');
    expect(wordProblems({ at: 'cart:title', language, text: `“${said}”` })).toContain(
      `cart:title (${language}) says “${word}”, our word is “${use}”: “${said}”`,
    );
  });
});
