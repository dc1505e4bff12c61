import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Words that promise; a price is what was reported or announced, never what will be paid. The support price has such a
 * word in Marathi: हमीभाव.
 */
const PROMISES: Record<Language, RegExp> = {
  en: /guarant|assur|promis|you will get|you get|certain to|sure to/i,
  hi: /गारंटी|वादा|वादे|पक्क|निश्चित|ज़रूर मिले|भाव मिलेगा/,
  mr: /हमी(?!भाव)|गॅरंटी|नक्की|निश्चित|भाव मिळेल/,
  gu: /ગેરંટી|ખાતરી|વચન|નક્કી|ભાવ મળશે/,
  bn: /গ্যারান্টি|প্রতিশ্রুতি|নিশ্চিত|পাকা|দর পাবেন/,
  or: /ଗ୍ୟାରେଣ୍ଟି|ପ୍ରତିଶ୍ରୁତି|ନିଶ୍ଚିତ|ପକ୍କା|ଦର ମିଳିବ/,
};
/** What turns such a word into its opposite. */
const DENIALS: Record<Language, RegExp> = {
  en: /\bnot\b/,
  hi: /नहीं/,
  mr: /नाही/,
  gu: /નથી|નહીં/,
  bn: /নয়|না /,
  or: /ନୁହେଁ|ନାହିଁ/,
};
/** Texts of the screens, and of the messages, which have all languages in one file. */
const SCREENS = ['mandi', 'mandi-slip'].map((name) => `libs/features/mandi/src/texts/${name}`);
const MESSAGES = ['alerts/alert-texts', 'receipts/receipt-texts', 'trade/offer-texts'].map(
  (name) => `libs/backend/mandi/src/${name}.json`,
);
/** Where prices are told: each says below them that they promise nothing. */
const NOTES = [['note'], ['search', 'note'], ['centre', 'note'], ['alerts', 'text']];

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(resolve(root, path), 'utf8'));
}

/** Each text of a tree; of trees that hold languages, those of one. */
function textsOf(tree: unknown, language: Language): string[] {
  if (typeof tree === 'string') return [tree];
  if (tree === null || typeof tree !== 'object') return [];
  if ('hi' in tree && 'en' in tree) return textsOf((tree as Record<string, unknown>)[language], language);
  return Object.values(tree).flatMap((part) => textsOf(part, language));
}

function promisesOf(text: string, language: Language): string[] {
  return text
    .split(/(?<=[.।!?])\s|: /)
    .filter((sentence) => PROMISES[language].test(sentence) && !DENIALS[language].test(sentence));
}

test.for(LANGUAGES)('no sentence of the mandi promises a price: %s', (language) => {
  const texts = [...SCREENS.map((path) => `${path}/${language}.json`), ...MESSAGES].flatMap((path) =>
    textsOf(readJson(path), language),
  );
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.flatMap((text) => promisesOf(text, language))).toEqual([]);
});

test.for(LANGUAGES)('each screen with prices denies that they are promised: %s', (language) => {
  const texts = readJson(`libs/features/mandi/src/texts/mandi/${language}.json`);
  for (const path of NOTES) {
    const note = path.reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], texts);
    expect(note).toMatch(PROMISES[language]);
    expect(note).toMatch(DENIALS[language]);
  }
});

test.for<[Language, string]>([
  ['en', 'You will get ₹2,000 for 1 quintal.'],
  ['hi', 'यह भाव पक्का है।'],
  ['mr', 'या भावाची हमी आम्ही देतो.'],
  ['gu', 'આ ભાવની ખાતરી છે.'],
  ['bn', 'এই দর নিশ্চিত।'],
  ['or', 'ଏହି ଦର ନିଶ୍ଚିତ।'],
])('a promise is found: %s', ([language, text]) => {
  expect(promisesOf(text, language)).toEqual([text]);
});
