import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';

/** Texts of one namespace in one language, flat: `totals.delivery` → `Delivery fee`. */
export type FlatTexts = Record<string, string>;

export interface Namespace {
  name: string;
  /** The library's source folder that holds the namespace. */
  folder: string;
  texts: Record<Language, FlatTexts>;
}

const PLURAL = /_(zero|one|other)$/;
/** Where a sentence takes an element in: the place of a link is `<a>` … `</a>`. */
const ELEMENT = /<\/?\s*([\w.-]+)[^>]*>/g;
const PLACEHOLDER = /\{\{-?\s*([\w.]+)[^}]*\}\}/g;

/** The script in which a language is written; English has Latin letters only. */
const SCRIPTS: Record<Exclude<Language, 'en'>, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  or: /\p{Script=Oriya}/u,
  gu: /\p{Script=Gujarati}/u,
};

const NOT_BEFORE = '(?<![\\p{L}\\p{M}])';
const NOT_AFTER = '(?![\\p{L}\\p{M}])';
/** Hindi and Marathi share a script: words, and endings, that only the other of them has. */
const WORDS_OF_THE_OTHER: Partial<Record<Language, { other: Language; word: RegExp }>> = {
  mr: {
    other: 'hi',
    word: new RegExp(
      `${NOT_BEFORE}(?:है|और|के|पर|यह|आपका|आपकी|आपके|[\\p{L}\\p{M}]+ें|[\\p{L}\\p{M}]*हीं|में|से)${NOT_AFTER}`,
      'u',
    ),
  },
  hi: {
    other: 'mr',
    word: new RegExp(`${NOT_BEFORE}(?:आहे|आहेत|नाही|नाहीत|आणि|करा|द्या|घ्या|तुमचा|तुमची|तुमचे)${NOT_AFTER}`, 'u'),
  },
};

/** Words that people read in Latin letters in every language. */
const LATIN_WORDS = [
  'Krishi Haat',
  'OTP',
  'UPI',
  'SMS',
  'GPS',
  'CSC',
  'MRP',
  'PIN',
  'NPK',
  'GST',
  'PDF',
  'kg',
  'g',
  'km',
  'm',
  'l',
  'ml',
  'A–Z',
  'EN',
];

/** What a key is without its plural ending: the name by which code asks for it. */
export function askedKey(key: string): string {
  return key.replace(PLURAL, '');
}

/** Turns nested texts into one level, keys joined by dots. */
export function flatten(texts: object, prefix = ''): FlatTexts {
  const flat: FlatTexts = {};
  for (const [key, value] of Object.entries(texts) as [string, unknown][]) {
    const path = `${prefix}${key}`;
    if (typeof value === 'object' && value !== null) Object.assign(flat, flatten(value, `${path}.`));
    else flat[path] = String(value);
  }
  return flat;
}

/**
 * What is wrong between the languages of a namespace, one line each: keys that a language lacks or has alone,
 * empty texts, placeholders that differ, plurals with a form missing, a text in another language's script.
 */
export function languageProblems({ name, texts }: Namespace): string[] {
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])));
  return [...keys].flatMap((key) =>
    LANGUAGES.flatMap((language) => {
      const value = texts[language][key];
      const at = `${name}:${key} (${language})`;
      if (value === undefined) return [`${at} is missing`];
      if (value.trim() === '') return [`${at} is empty`];
      return [
        ...pluralProblems(at, key, texts[language]),
        ...placeholderProblems(at, key, value, texts.hi[key]),
        ...elementProblems(at, value, texts.hi[key]),
        ...scriptProblems(at, value, language),
      ];
    }),
  );
}

/** All six languages tell one from many, and nothing else. */
function pluralProblems(at: string, key: string, texts: FlatTexts): string[] {
  const form = PLURAL.exec(key)?.[1];
  if (form !== 'one' && form !== 'other') return [];
  const counterpart = `${askedKey(key)}_${form === 'one' ? 'other' : 'one'}`;
  return counterpart in texts ? [] : [`${at} has no ${counterpart} beside it`];
}

function placeholderProblems(at: string, key: string, value: string, reference: string | undefined): string[] {
  if (reference === undefined) return [];
  const own = placeholders(value);
  const expected = placeholders(reference);
  // "One item" needs no number.
  if (key.endsWith('_one')) for (const set of [own, expected]) set.delete('count');
  const same = own.size === expected.size && [...own].every((placeholder) => expected.has(placeholder));
  return same ? [] : [`${at} has placeholders ${list(own)} where Hindi has ${list(expected)}`];
}

/** A sentence holds the same elements in each language, in whatever order. */
function elementProblems(at: string, value: string, reference: string | undefined): string[] {
  if (reference === undefined) return [];
  const own = elements(value);
  const expected = elements(reference);
  return own === expected ? [] : [`${at} has ${own || 'no element'} where Hindi has ${expected || 'no element'}`];
}

function elements(value: string): string {
  return [...value.matchAll(ELEMENT)]
    .map(([tag]) => tag)
    .sort()
    .join(' ');
}

function placeholders(value: string): Set<string> {
  return new Set([...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
}

function list(names: Set<string>): string {
  return names.size === 0 ? 'none' : [...names].sort().join(', ');
}

/** A text without what is filled in, marked up, or read in Latin letters in every language. */
export function withoutOpenPlaces(value: string): string {
  return LATIN_WORDS.reduce(
    (text, word) => text.replace(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'gu'), ''),
    value.replace(PLACEHOLDER, '').replace(/\{\w+\}|<[^>]+>/g, ''),
  );
}

/** Says when a text is written in the script of another language, or not translated. */
export function scriptProblems(at: string, value: string, language: Language): string[] {
  const words = withoutOpenPlaces(value);
  if (!/\p{L}/u.test(words)) return [];
  const foreign = Object.entries(SCRIPTS).find(
    ([other, script]) =>
      script.test(words) && (language === 'en' || script.source !== SCRIPTS[language].source) && other !== language,
  );
  if (foreign) return [`${at} is written in the script of ${foreign[0]}: ${value}`];
  if (language !== 'en' && !SCRIPTS[language].test(words)) return [`${at} is not translated: ${value}`];
  const neighbour = WORDS_OF_THE_OTHER[language];
  if (neighbour?.word.test(words)) return [`${at} is written in ${neighbour.other}: ${value}`];
  return [];
}
