/**
 * Endings that say 'of' or 'for' and are written onto the word, folded: কপাসের, આલુનું, कांद्याचे, ଧାନର, dhana,
 * seeds. Longest first.
 */
const ENDINGS = [
  'yance',
  'vano',
  'nun',
  'yac',
  'ace',
  'aci',
  'aca',
  'sati',
  'gulo',
  'nu',
  'na',
  'ni',
  'no',
  'ne',
  'ce',
  'ci',
  'ca',
  'er',
  'ra',
  'on',
  'en',
  'r',
  's',
  'a',
] as const;
/** What is left must still be a word. */
const SHORTEST_STEM = 3;

/** A folded word without each ending that it may have; none for a short word. */
export function stemsOf(word: string): string[] {
  const stems = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  return [...new Set(stems)].filter((stem) => stem.length >= SHORTEST_STEM);
}
