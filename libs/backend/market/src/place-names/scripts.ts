import { soundsOf } from './sounds.ts';

/** A language in whose script names are written. */
export type ScriptLanguage = 'hi' | 'mr' | 'bn' | 'or' | 'gu';

const DEVANAGARI = 0x0900;
/** First code point of each language's script; they share one layout in Unicode. */
const BLOCK: Readonly<Record<ScriptLanguage, number>> = { hi: 0x0900, mr: 0x0900, bn: 0x0980, or: 0x0b00, gu: 0x0a80 };
const VIRAMA = '्';
/** Marks the ya that is said ja till the word is written, so that it does not become the other one. */
const SAID_JA = '\u2060';

const VOWELS: Readonly<Record<string, readonly [letter: string, sign: string]>> = {
  a: ['अ', ''],
  A: ['आ', 'ा'],
  i: ['इ', 'ि'],
  I: ['ई', 'ी'],
  u: ['उ', 'ु'],
  U: ['ऊ', 'ू'],
  q: ['ऋ', 'ृ'],
  e: ['ए', 'े'],
  ai: ['ऐ', 'ै'],
  o: ['ओ', 'ो'],
  au: ['औ', 'ौ'],
  O: ['ऑ', 'ॉ'],
  E: ['ऍ', 'ॅ'],
};

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ k: 'क', kh: 'ख', g: 'ग', gh: 'घ', c: 'च', C: 'छ', j: 'ज', jh: 'झ', J: 'ञ' },
  ...{ T: 'ट', Th: 'ठ', D: 'ड', Dh: 'ढ', N: 'ण', t: 'त', th: 'थ', d: 'द', dh: 'ध', n: 'न' },
  ...{ p: 'प', ph: 'फ', b: 'ब', bh: 'भ', m: 'म', y: 'य', r: 'र', l: 'ल', L: 'ळ', v: 'व', w: 'व' },
  ...{ sh: 'श', Sh: 'ष', s: 'स', h: 'ह', R: 'ड़', Rh: 'ढ़', Y: 'य' },
};

/** Sounds that a language writes by another letter than the common one. */
const OWN_SOUNDS: Readonly<Record<ScriptLanguage, Readonly<Record<string, string>>>> = {
  hi: { L: 'l', O: 'O', E: 'ai' },
  mr: { R: 'D', Rh: 'Dh' },
  bn: { v: 'b', w: 'b', L: 'l', O: 'a', E: 'e' },
  or: { v: 'b', O: 'a', E: 'e' },
  gu: { R: 'D', Rh: 'Dh' },
};

/** The nasal consonant of a stop, for scripts that write it. */
const NASALS: readonly (readonly [RegExp, string])[] = [
  [/^(k|kh|g|gh)$/, 'ङ'],
  [/^(c|C|j|jh)$/, 'ञ'],
  [/^(T|Th|D|Dh)$/, 'ण'],
  [/^(t|th|d|dh)$/, 'न'],
  [/^(p|ph|b|bh)$/, 'म'],
];
const ANUSVARA = 'ं';
const CANDRABINDU = 'ँ';

function nasalBefore(next: string | undefined, language: ScriptLanguage): string {
  if (language !== 'bn' && language !== 'or') return ANUSVARA;
  const nasal = NASALS.find(([stops]) => next !== undefined && stops.test(next))?.[1];
  return nasal === undefined ? ANUSVARA : nasal + VIRAMA;
}

/** Habits of a script that are seen on the written word. */
const WRITTEN: Readonly<Record<ScriptLanguage, readonly (readonly [RegExp, string])[]>> = {
  hi: [],
  mr: [
    [/गांव$/, 'गाव'],
    [/पुर$/, 'पूर'],
    [/ि$/, 'ी'],
    [/ु$/, 'ू'],
    [/र्(?=ह)/g, 'ऱ्'],
  ],
  bn: [[/(?<=[\p{L}\p{M}])(?<!\u09cd)য(?![\u09bc\u2060])/gu, 'য়']],
  or: [
    [/(?<=[\p{L}\p{M}])ଯ(?!\u2060)/gu, 'ୟ'],
    [/୍ବ/g, '୍ୱ'],
    [/ମ୍ୱ/g, 'ମ୍ବ'],
    [/ର୍ୱ/g, 'ର୍ବ'],
    [/ବ୍ୱ/g, 'ବ୍ବ'],
  ],
  gu: [],
};

function wordInScript(word: string, language: ScriptLanguage): string {
  const own = OWN_SOUNDS[language];
  const isEastern = language === 'bn' || language === 'or';
  const sounds = soundsOf(word);
  let written = '';
  sounds.forEach((sound, index) => {
    const text = own[sound.text] ?? sound.text;
    const before = sounds[index - 1];
    const next = sounds[index + 1];
    if (sound.kind === 'consonant') {
      const isInitialYa = sound.text === 'Y' && index === 0;
      written += isInitialYa && !isEastern ? 'ज' : (CONSONANTS[text] ?? '');
      if (sound.text === 'Y' && isEastern) written += SAID_JA;
    } else if (sound.kind === 'vowel') written += VOWELS[text]?.[before?.kind === 'consonant' ? 1 : 0] ?? '';
    else if (sound.text === 'M') written += nasalBefore(next?.text, language);
    else if (sound.text === '~') written += isEastern ? CANDRABINDU : ANUSVARA;
    else if (sound.kind === 'join') written += isNasalPair(before?.text, next?.text, language) ? '' : VIRAMA;
    else if (sound.kind === 'other') written += sound.text;
    if (
      sound.kind === 'consonant' &&
      next?.kind === 'join' &&
      isNasalPair(sound.text, sounds[index + 2]?.text, language)
    )
      written = written.slice(0, -1) + ANUSVARA;
  });
  const carried = Array.from(written, (letter) => inBlock(letter, BLOCK[language])).join('');
  return WRITTEN[language]
    .reduce((name, [pattern, letters]) => name.replace(pattern, letters), carried)
    .replaceAll(SAID_JA, '');
}

/** Hindi, Marathi and Gujarati write n or m before its stop as a dot. */
function isNasalPair(first: string | undefined, second: string | undefined, language: ScriptLanguage): boolean {
  if (language === 'bn' || language === 'or') return false;
  const stops = `${first ?? ''} ${second ?? ''}`;
  return /^(n (th?|dh?|Th?|Dh?)|N (Th?|Dh?)|m (ph?|bh?)|J (c|jh?))$/.test(stops);
}

function inBlock(letter: string, block: number): string {
  const code = letter.codePointAt(0) ?? 0;
  return code >= DEVANAGARI && code < DEVANAGARI + 0x80 ? String.fromCodePoint(code - DEVANAGARI + block) : letter;
}

/** A name in sounds, its joins marked, in the script of a language. */
export function inScript(sounds: string, language: ScriptLanguage): string {
  return sounds
    .split(' ')
    .map((word) => wordInScript(word, language))
    .join(' ')
    .normalize('NFC');
}
