import { toRoman } from './to-roman.ts';

/** Spellings that farmers use for one sound, applied in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ch(?=[lr])/g, 'k'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ch+/g, 'c'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([kgjtdbr])h/g, '$1'],
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/ai|ay|ei/g, 'e'],
  [/au|av(?![a-z])/g, 'o'],
  [/\byu/g, 'u'],
  [/iy(?=[aeou])/g, 'i'],
  [/ea/g, 'ia'],
  [/y\b/g, 'i'],
  [/m(?=[pb])/g, 'n'],
];
/** Letters written twice; three or more of one are no word, and stay so that they find nothing. */
const DOUBLED = /([a-z])\1+/g;

/**
 * A text as it is kept and asked for in searches: Roman letters, small, without marks, and with the
 * spellings of one sound made the same, so that `Nasik`, `Nashik`, `नाशिक` and `নাসিক` are one word.
 * Words are divided by single spaces.
 */
export function foldText(text: string): string {
  const roman = toRoman(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = roman.replace(/[^a-z0-9]+/g, ' ').trim();
  const spelt = SPELLINGS.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), words);
  return spelt.replace(DOUBLED, (run, letter: string) => (run.length === 2 ? letter : run));
}

/**
 * A folded text without its 'a's, which Indic scripts leave unwritten and people write or not:
 * `pancvati` and `pancavti` are both `pncvti`. For a second look when the first found nothing.
 */
export function skeletonOf(folded: string): string {
  return folded.replaceAll('a', '');
}

/** A shorter skeleton is that of too many words. */
const SHORTEST_SKELETON = 4;

/** Whether a skeleton says enough to be taken for its word. */
export function isDistinctiveSkeleton(skeleton: string): boolean {
  return skeleton.length >= SHORTEST_SKELETON && !/^\d/.test(skeleton) && !skeleton.includes(' ');
}

/**
 * Skeletons of the words of folded wordings, each once, as one wording: kept beside them, so that an index answers
 * for both.
 */
export function skeletonsText(wordings: readonly string[]): string {
  const words = wordings.flatMap((wording) => wording.split(' '));
  return [
    ...new Set(
      words
        .map((word) => skeletonOf(word))
        .filter((skeleton, index) => skeleton !== words[index] && isDistinctiveSkeleton(skeleton)),
    ),
  ].join(' ');
}

/**
 * The search column of a row: each different wording once, with a space at both ends, so that
 * ` word` finds the beginning of a word and ` word ` the whole of it.
 */
export function searchText(wordings: readonly string[]): string {
  return searchTextOf(wordings.map(foldText));
}

/** The same for wordings that are folded already. */
export function searchTextOf(folded: readonly string[]): string {
  return ` ${[...new Set(folded)].filter((wording) => wording !== '').join('  ')} `;
}
