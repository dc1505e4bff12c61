import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';

/** What one language says for a thing. */
export interface Term {
  /** As written in the middle of a sentence; a verb in the form of a button. */
  say: string;
  /** Other forms, each with when it is said. */
  also?: { when?: string; say: string }[];
  /** By which verbs and adjectives are chosen. */
  gender?: 'masculine' | 'feminine' | 'neuter';
}

/** A word that the product does not say, because it has another word for that thing. */
export interface WordNotUsed {
  /** As it is written; a `*` at its end stands for any ending. */
  word: string;
  /** The word of the termbase. */
  use: string;
  /** Texts that may say it nevertheless: how their place in the files begins. */
  except?: string[];
}

/** The terms of one language: `docs/termbase/<language>.json`. */
export interface Termbase {
  /** By the term's name, the same in all languages. */
  terms: Record<string, Term>;
  notUsed: WordNotUsed[];
}

const folder = resolve(import.meta.dirname, '../../../docs/termbase');

/** The termbase of each language. */
export function readTermbases(): Record<Language, Termbase> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      JSON.parse(readFileSync(resolve(folder, `${language}.json`), 'utf8')) as Termbase,
    ]),
  ) as Record<Language, Termbase>;
}

/**
 * What is wrong with the termbases, one line each: a term that a language lacks or has alone, a word that is both
 * settled and not used, a word not used that stands twice, and a page for people that says another word.
 * @param problemsOf - what the check of words says of a text
 * @param glossary - `docs/glossary.md`
 */
export function termbaseProblems(
  bases: Record<Language, Termbase>,
  problemsOf: (text: { at: string; language: Language; text: string }) => string[],
  glossary: string,
): string[] {
  const names = new Set(LANGUAGES.flatMap((language) => Object.keys(bases[language].terms)));
  const rows = glossaryRows(glossary);
  return [
    ...[...names].flatMap((name) =>
      LANGUAGES.flatMap((language) => {
        const term = bases[language].terms[name];
        if (term === undefined) return [`${name} (${language}) is missing`];
        return [term, ...(term.also ?? [])].flatMap(({ say: text }) =>
          problemsOf({ at: `termbase ${name}`, language, text }),
        );
      }),
    ),
    ...LANGUAGES.flatMap((language) => {
      const words = bases[language].notUsed.map(({ word }) => word);
      return words
        .filter((word, index) => words.indexOf(word) !== index)
        .map((word) => `“${word}” (${language}) stands twice among the words not used`);
    }),
    ...[...names].filter((name) => !rows.has(name)).map((name) => `${name} has no row in the glossary`),
    ...[...rows].flatMap(([name, cells]) =>
      GLOSSARY_COLUMNS.flatMap((language, index) => {
        const term = bases[language].terms[name];
        const written = term === undefined ? '' : cellOf(term);
        return written === cells[index]
          ? []
          : [`${name} (${language}) is “${cells[index] ?? ''}” in the glossary and “${written}” in the termbase`];
      }),
    ),
  ];
}

/** A term as the glossary writes it: `दुकान में नहीं; sold out: खत्म`. */
function cellOf({ say, also = [] }: Term): string {
  return [say, ...also.map((other) => (other.when === undefined ? other.say : `${other.when}: ${other.say}`))].join(
    '; ',
  );
}

/** The order of the languages in the glossary's tables. */
const GLOSSARY_COLUMNS: readonly Language[] = ['en', 'hi', 'mr', 'bn', 'or', 'gu'];

/** The cells of each row of the glossary's tables, by its term. */
function glossaryRows(glossary: string): Map<string, string[]> {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| term '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([, name = '', ...cells]) => [name, cells.slice(0, GLOSSARY_COLUMNS.length)]));
}
