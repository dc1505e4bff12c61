import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { readTermbases, type WordNotUsed } from './termbase.ts';
import { withoutOpenPlaces } from './texts.ts';

/** A text of the product and where it is written, such as `cart:title` or `p-urea name`. */
export interface PlacedText {
  at: string;
  language: Language;
  text: string;
}

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}])';
const NO_LETTER_AFTER = '(?![\\p{L}\\p{M}])';
/** Short Latin runs are names of varieties and grades (`P3396`, `NPK`), longer ones are words. */
const ENGLISH_WORD = /(?<![\p{L}\p{M}\d])[A-Za-z]{4,}/u;

const termbases = readTermbases();
const rules = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    termbases[language].notUsed.map((rule) => ({ ...rule, pattern: patternOf(rule.word) })),
  ]),
) as Record<Language, (WordNotUsed & { pattern: RegExp })[]>;

/**
 * What is wrong with the words of a text, one line each: a word for which another is settled, or English where it
 * does not belong.
 */
export function wordProblems({ at, language, text }: PlacedText): string[] {
  const written = withoutOpenPlaces(text).normalize('NFC');
  const settled = rules[language]
    .filter(({ pattern, except }) => pattern.test(written) && except?.some((place) => at.startsWith(place)) !== true)
    .map(({ word, use }) => `${at} (${language}) says “${word}”, our word is “${use}”: ${text}`);
  const english = language === 'en' ? null : ENGLISH_WORD.exec(written);
  return english ? [...settled, `${at} (${language}) leaves “${english[0]}” in English: ${text}`] : settled;
}

function patternOf(word: string): RegExp {
  const open = word.endsWith('*');
  return new RegExp(
    `${NO_LETTER_BEFORE}${(open ? word.slice(0, -1) : word).normalize('NFC')}${open ? '' : NO_LETTER_AFTER}`,
    'iu',
  );
}
