import { withoutOfficeKind } from './official-name.ts';
import { regionOfState } from './regions.ts';
import type { NameRegion } from './regions.ts';
import { inScript } from './scripts.ts';
import type { ScriptLanguage } from './scripts.ts';
import { soundsOfWord } from './words.ts';
import translated from './data/words-by-language.json' with { type: 'json' };
import letterNames from './data/letter-names.json' with { type: 'json' };

type Translations = Readonly<Record<ScriptLanguage, string>>;

/** English words, and cities that each language names in its own way. */
const WORDS_BY_LANGUAGE: Readonly<Record<string, Translations>> = translated;
const LETTER_NAMES: Readonly<Record<ScriptLanguage, Readonly<Record<string, string>>>> = letterNames;
const LANGUAGES: ReadonlySet<string> = new Set<ScriptLanguage>(['hi', 'mr', 'bn', 'or', 'gu']);
const SPELLED: ReadonlySet<string> = new Set([
  'barc',
  'bhel',
  'cisf',
  'gidc',
  'gipcl',
  'gpo',
  'hpo',
  'iaf',
  'iim',
  'iit',
  'igit',
  'igntu',
  'isi',
  'itbp',
  'iti',
  'itps',
  'midc',
  'omp',
  'ongc',
  'pac',
  'sgpgi',
  'vip',
]);
/** Marathi adds to one name of two villages which is the larger (Budruk) and which the smaller (Khurd). */
const SHORT_FORMS: Readonly<Record<string, string>> = { bk: 'budruk', kh: 'khurd' };

/** Initials that run into the word after them: `BDSopan`. One capital is the word's own. */
const INITIALS_STUCK = /^([A-Z]{2,})([A-Z][a-z]{2,})/;
/** A quarter's or sector's number that runs into the word before it: `SectorVI`. */
const NUMERAL_STUCK = /(?<=[a-z])(?=(?:I{2,3}|I?V|VI{1,3})$)/;
/** Words that run into each other, as capitals show: `AgSchool`; but not Mc- and Mac-. */
const WORDS_STUCK = /(?<=[a-z])(?<!^Ma?c)(?=[A-Z][a-z]{2})/g;
/** The number of a quarter or sector, which stays as it is. */
const ROMAN_NUMERAL = /^(?:I{2,3}|I?V|VI{1,3}|I?X)$/;

function isScriptLanguage(language: string): language is ScriptLanguage {
  return LANGUAGES.has(language);
}

/**
 * The name of a place in a language's script, from its official Latin name: by lists of words, else by the letters.
 * Null for a language that writes Latin letters, or an unknown one. See docs/domain/place-names.md#in-script.
 * @param officialName as the post writes it: 'Panchvati S.O'
 * @param state in English; its language tells how the Latin letters are meant
 */
export function placeNameIn(officialName: string, state: string, language: string): string | null {
  if (!isScriptLanguage(language)) return null;
  const region = regionOfState(state);
  const words = withoutOfficeKind(officialName).split(/[\s-]+/);
  return words.map((word) => partsInScript(word, region, language)).join(' ');
}

/** The name of a place in the script of its own state, by which people there look for it. */
export function nameInOwnScript(officialName: string, state: string): string {
  return placeNameIn(officialName, state, regionOfState(state)) ?? officialName;
}

function partsInScript(word: string, region: NameRegion, language: ScriptLanguage): string {
  if (/^(?:[A-Z]\.)+[A-Z]?\.?$/.test(word)) return spelledOut(word, language);
  return word
    .replace(/(?<=[a-z])\.(?=[A-Z])/g, ' ')
    .replace(/(?<=[a-z])\./g, '')
    .replace(INITIALS_STUCK, '$1 $2')
    .replace(NUMERAL_STUCK, ' ')
    .replace(WORDS_STUCK, ' ')
    .replace(/[A-Za-z]+/g, (part) => partInScript(part, region, language));
}

function partInScript(part: string, region: NameRegion, language: ScriptLanguage): string {
  if (ROMAN_NUMERAL.test(part)) return part;
  const lower = part.toLowerCase();
  const word = Object.hasOwn(SHORT_FORMS, lower) ? (SHORT_FORMS[lower] ?? lower) : lower;
  const own = Object.hasOwn(WORDS_BY_LANGUAGE, word) ? WORDS_BY_LANGUAGE[word] : undefined;
  if (own !== undefined) return own[language];
  if (word === lower && isInitials(part)) return spelledOut(part.toUpperCase(), language);
  return inScript(soundsOfWord(word, region), language);
}

/** Capitals, letters that nobody can say as a word (`Ntpc`), and what is spelled though it could be said. */
function isInitials(part: string): boolean {
  return /^[A-Z]{1,5}$/.test(part) || /^[^aeiouy]{1,5}$/i.test(part) || SPELLED.has(part.toLowerCase());
}

function spelledOut(initials: string, language: ScriptLanguage): string {
  return initials.replace(/[A-Z]/g, (letter) => LETTER_NAMES[language][letter] ?? letter);
}
