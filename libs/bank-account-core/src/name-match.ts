import type { NameMatch } from '@haat/api-contract/vocabulary';
import { differsByOneLetter } from './differs-by-one-letter.ts';
import { romanLetters } from './roman-letters.ts';

/** A word of a name. */
interface NameWord {
  /** As it sounds. */
  readonly sound: string;
  /** Its first letter, as it is written in Roman letters. */
  readonly letter: string;
}

/** Spellings that sound the same. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ aa: 'a', ee: 'i', oo: 'u', w: 'v', ph: 'f', sh: 's', z: 'j' },
};
/** Shri, Smt (also written out), Kumari, Mr, Mrs, Ms, Dr (also डॉ), by their sound. */
const TITLES = new Set(['sri', 'smt', 'srimati', 'kumari', 'mr', 'mrs', 'ms', 'dr', 'do']);
/** From how many letters on a word may be mistyped. */
const LONG = 5;

/**
 * Whether two names are one person's: `partly` is for a person to decide. Compared are words without titles, points,
 * case and order, in Roman letters, by sound. See docs/domain/bank-accounts.md#names.
 */
export function nameMatch(a: string, b: string): NameMatch {
  const one = wordsOf(a);
  const other = wordsOf(b);
  const sounds = (words: readonly NameWord[]) => words.map(({ sound }) => sound).sort();
  if (!one.some(({ sound }) => other.some((word) => word.sound === sound))) return 'no';
  if (sounds(one).join(' ') === sounds(other).join(' ')) return 'match';
  const isPartly =
    (one.length <= other.length && everyWordIsIn(one, other)) ||
    (other.length <= one.length && everyWordIsIn(other, one));
  return isPartly ? 'partly' : 'no';
}

function wordsOf(name: string): NameWord[] {
  return (name.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [])
    .map((word) => {
      const roman = romanLetters(word);
      return { sound: soundOf(roman), letter: roman.slice(0, 1) };
    })
    .filter(({ sound }) => sound !== '' && !TITLES.has(sound));
}

function soundOf(roman: string): string {
  return roman.replace(/aa|ee|oo|ph|sh|[wz]/g, (spelling) => SOUNDS[spelling] ?? spelling).replace(/(.)\1+/gu, '$1');
}

/** Whether each word finds a word of its own. */
function everyWordIsIn(shorter: readonly NameWord[], longer: readonly NameWord[]): boolean {
  const takenBy = new Map<number, number>();
  const findPlace = (word: number, tried: Set<number>): boolean =>
    longer.some((candidate, place) => {
      if (tried.has(place) || !isWrittenFor(shorter[word], candidate)) return false;
      tried.add(place);
      const before = takenBy.get(place);
      if (before !== undefined && !findPlace(before, tried)) return false;
      takenBy.set(place, word);
      return true;
    });
  return shorter.every((_, word) => findPlace(word, new Set()));
}

/** Whether a word is the same as another, its initial, or one letter from it. */
function isWrittenFor(word: NameWord | undefined, other: NameWord): boolean {
  if (word === undefined) return false;
  if (word.sound === other.sound) return true;
  if (word.sound.length === 1) return other.sound.startsWith(word.sound) || other.letter === word.letter;
  const isLong = word.sound.length >= LONG && other.sound.length >= LONG;
  return isLong && differsByOneLetter(word.sound, other.sound);
}
