import type { NameRegion } from './regions.ts';

type LetterRule = readonly [pattern: RegExp, sounds: string];

/**
 * Latin letters that say one sound everywhere, the longest first. `TQ`, `P`, `Z`, `kS` and `Y` stand for others till
 * the end, so that no later rule takes them apart.
 */
const CONSONANT_LETTERS: readonly LetterRule[] = [
  [/c(?=c[aou])/g, 'k'],
  [/cch/g, 'chch'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/chchh/g, 'cC'],
  [/chh/g, 'C'],
  [/ch/g, 'c'],
  [/ksh|x/g, 'kS'],
  [/gy(?=a)/g, 'jJ'],
  [/tth/g, 'TQ'],
  [/ph|f/g, 'P'],
  [/sh/g, 'Z'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/z/g, 'j'],
  [/tt/g, 'TT'],
  [/dd/g, 'DD'],
];
const VOWEL_LETTERS: readonly LetterRule[] = [
  [/ey_/g, 'e_'],
  [/ay_/g, 'AY_'],
  [/oy_/g, 'oY_'],
  [/ee/g, 'I'],
  [/oo/g, 'U'],
  [/aa/g, 'A'],
  [/ou/g, 'au'],
  [/y(?=[^aeiouAIU]|$)/g, 'I'],
];
const BACK: readonly LetterRule[] = [
  [/Y/g, 'y'],
  [/kS/g, 'kSh'],
  [/TQ/g, 'TTh'],
  [/P/g, 'ph'],
  [/Z/g, 'sh'],
];

/** Habits of a language, after the common letters. `_` is the end of the word. */
const HABITS: Readonly<Record<NameRegion, readonly LetterRule[]>> = {
  hi: [
    [/iy?a_/, 'iyA_'],
    [/ea_/, 'iyA_'],
    [/ote?_/, 'oT_'],
    [/ore_/, 'or_'],
    [/^deo/, 'dev'],
    [/^[sZ]h?eo/, 'shiv'],
    [/eo(?=[rlt])/, 'yo'],
    [/aon_/, 'AMv_'],
    [/(?<=[aeiouAIU].*)a([nrlvd])([ai])_/, 'A$1$2_'],
    [/^([^aeiouAIU]*)a([^aeiouAIUM]h?)([aiu])_/, '$1A$2$3_'],
    [/ot_/, 'oT_'],
    [/rh(?=[aeiou_])/g, 'Rh'],
    [/an_/, 'An_'],
    [/al_/, 'Al_'],
    [/ar_/, 'Ar_'],
  ],
  mr: [
    [/iy?a_/, 'iyA_'],
    [/^([^aeiouAIU]*)a([^aeiouAIUM]h?)([aiue])_/, '$1A$2$3_'],
    [/(?<=[aeiou])d(?=[aeiou_])/g, 'D'],
    [/(?<=[aeiou])n(?=[ei]_)/g, 'N'],
    [/al(?=[ei]_)/, 'aL'],
    [/([uo])l_/, '$1L_'],
    [/u([rlLdn])_/, 'U$1_'],
  ],
  bn: [
    [/iy?a_/, 'iyA_'],
    [/ea_/, 'iyA_'],
    [/^([^aeiouAIU]*)a([^aeiouAIUM]h?)([aiu])_/, '$1A$2$3_'],
    [/an_/, 'An_'],
    [/al_/, 'Al_'],
    [/ar_/, 'Ar_'],
  ],
  or: [
    [/iy?a_/, 'iA_'],
    [/^([^aeiouAIU]*)a([^aeiouAIUM]h?)([aiu])_/, '$1A$2$3_'],
    [/(?<=[aeiou])d(?=[aeiou_])/g, 'R'],
    [/(?<=[aeiou])l(?=[aiou_])/g, 'L'],
  ],
  gu: [
    [/iy?a_/, 'iyA_'],
    [/^([^aeiouAIU]*)a([^aeiouAIUM]h?)([aiu])_/, '$1A$2$3_'],
    [/(?<=[aeiou])d(?=[aeiou_])/g, 'D'],
    [/an(?=[ai]_)/, 'AN'],
    [/al_/, 'Al_'],
    [/an_/, 'An_'],
  ],
};

/** Nasals before a stop of their own place; those before t and d are joined with it later. */
const NASALS: readonly LetterRule[] = [
  [/n(?=[kgcj])/g, 'M'],
  [/m(?=[pb])/g, 'M'],
];
/** Vowels at the end of a word: long where the language writes them so. */
const LONG_END: Readonly<Record<NameRegion, readonly LetterRule[]>> = {
  hi: [
    [/a_/, 'A_'],
    [/i_/, 'I_'],
    [/u_/, 'U_'],
  ],
  mr: [
    [/a_/, 'A_'],
    [/i_/, 'I_'],
    [/u_/, 'U_'],
  ],
  bn: [[/a_/, 'A_']],
  or: [[/a_/, 'A_']],
  gu: [
    [/a_/, 'A_'],
    [/i_/, 'I_'],
    [/u_/, 'u_'],
  ],
};

/**
 * The sounds of a word that no list knows, letter by letter.
 * @param word small Latin letters
 * @param isEnd whether the word ends here; the first part of a compound does not
 */
export function soundsByLetters(word: string, region: NameRegion, isEnd: boolean): string {
  const isVowelLong = !isEnd && region !== 'bn' && region !== 'or';
  const marked = isEnd ? `${word}_` : word;
  const rules = [CONSONANT_LETTERS, VOWEL_LETTERS, HABITS[region], NASALS, LONG_END[region], BACK].flat();
  const sounds = rules.reduce((said, [pattern, letters]) => said.replace(pattern, letters), marked).replaceAll('_', '');
  return isVowelLong ? sounds.replace(/(?<=[^aeiouAIU])[aiu]$/, (vowel) => vowel.toUpperCase()) : sounds;
}
