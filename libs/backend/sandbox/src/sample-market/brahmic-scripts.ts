/**
 * Names of places carried from Hindi into Marathi, Odia and Gujarati. The scripts share one layout in Unicode
 * (that of ISCII), so a letter keeps its place in its block; what follows are the habits of spelling in which
 * the languages differ. Bengali is left out on purpose: it writes such names by ear (पटना is পাটনা), so each of
 * its names is written by hand.
 */

/** A language whose names of places can be made from the Hindi one. */
export type DerivedLanguage = 'mr' | 'or' | 'gu';

const DEVANAGARI = 0x0900;
const BLOCK_SIZE = 0x80;
/** First code point of each script. */
const BLOCKS: Readonly<Record<DerivedLanguage, number>> = { mr: DEVANAGARI, or: 0x0b00, gu: 0x0a80 };

type Spelling = readonly (readonly [RegExp, string])[];

/** Words that are translated, not carried over. */
const WORDS: Readonly<Record<DerivedLanguage, Readonly<Record<string, string>>>> = {
  mr: {
    और: 'आणि',
    पूर्वी: 'पूर्व',
    पश्चिमी: 'पश्चिम',
    उत्तरी: 'उत्तर',
    दक्षिणी: 'दक्षिण',
    नई: 'नवी',
    ऊपरी: 'अप्पर',
    निचला: 'लोअर',
    घाटी: 'खोरे',
    बाज़ार: 'बाजार',
  },
  or: {
    और: 'ଓ',
    पूर्वी: 'ପୂର୍ବ',
    पूर्व: 'ପୂର୍ବ',
    पश्चिमी: 'ପଶ୍ଚିମ',
    उत्तरी: 'ଉତ୍ତର',
    दक्षिणी: 'ଦକ୍ଷିଣ',
    नई: 'ନୂଆ',
    ऊपरी: 'ଉପର',
    निचला: 'ତଳ',
    घाटी: 'ଉପତ୍ୟକା',
    हिल्स: 'ପାହାଡ଼',
    शहर: 'ସହର',
  },
  gu: {
    और: 'અને',
    पूर्वी: 'પૂર્વ',
    पश्चिमी: 'પશ્ચિમ',
    उत्तरी: 'ઉત્તર',
    दक्षिणी: 'દક્ષિણ',
    नई: 'નવી',
    ऊपरी: 'ઉપલું',
    निचला: 'નીચલું',
    घाटी: 'ખીણ',
    दिल्ली: 'દિલ્હી',
    बाज़ार: 'બજાર',
  },
};

/** A nasal dot before a stop is written as the nasal of that stop. */
const NASAL_OF_STOP: Spelling = [
  [/ं(?=[कखगघ])/g, 'ङ्'],
  [/ं(?=[चछजझ])/g, 'ञ्'],
  [/ं(?=[टठडढ])/g, 'ण्'],
  [/ं(?=[तथदध])/g, 'न्'],
  [/ं(?=[पफबभ])/g, 'म्'],
];

/** Done in Devanagari, before the letters are carried over. */
const BEFORE: Readonly<Record<DerivedLanguage, Spelling>> = {
  mr: [
    [/गाँव$/, 'गाव'],
    [/ज़/g, 'झ'],
    [/ढ़$/, 'ड'],
    [/़/g, ''],
    [/ँ/g, 'ं'],
    [/पुर$/, 'पूर'],
    [/ि$/, 'ी'],
    [/ु$/, 'ू'],
  ],
  or: [
    [/गाँव$/, 'गाओँ'],
    [/([कखगजझफ])़/g, '$1'],
    ...NASAL_OF_STOP,
    [/ॉ/g, ''],
    [/ई/g, 'इ'],
    [/^व/, 'ब'],
    [/(?<=[\p{L}\p{M}])(?<!्)([डढ])(?![़्])/gu, '$1़'],
  ],
  gu: [
    [/ज़/g, 'झ'],
    [/़/g, ''],
    [/ँ/g, 'ं'],
    [/ं(?=द्र)/g, 'न्'],
  ],
};

/** Done in the script itself. */
const AFTER: Readonly<Record<DerivedLanguage, Spelling>> = {
  mr: [],
  or: [
    [/(?<=[\p{L}\p{M}])ଯ/gu, 'ୟ'],
    [/ଵ/g, 'ୱ'],
    [/ିୟା/g, 'ିଆ'],
    [/ଗଢ\u0b3c/g, 'ଗଡ\u0b3c'],
  ],
  gu: [],
};

/** Writes a Hindi name as another language spells it. Digits and marks stay as they are. */
export function fromHindi(name: string, language: DerivedLanguage): string {
  return name
    .normalize('NFC')
    .replace(/[\p{L}\p{M}]+/gu, (word) => wordFromHindi(word, language))
    .normalize('NFC');
}

function wordFromHindi(word: string, language: DerivedLanguage): string {
  const translated = Object.entries(WORDS[language]).find(([hindi]) => hindi.normalize('NFC') === word)?.[1];
  if (translated !== undefined) return translated;
  const carried = Array.from(respelt(word, BEFORE[language]), (character) => inBlock(character, BLOCKS[language])).join(
    '',
  );
  return respelt(carried, AFTER[language]);
}

function respelt(text: string, spelling: Spelling): string {
  return spelling.reduce((written, [pattern, replacement]) => written.replace(pattern, replacement), text);
}

function inBlock(character: string, block: number): string {
  const code = character.codePointAt(0) ?? 0;
  return code >= DEVANAGARI && code < DEVANAGARI + BLOCK_SIZE
    ? String.fromCodePoint(code - DEVANAGARI + block)
    : character;
}
