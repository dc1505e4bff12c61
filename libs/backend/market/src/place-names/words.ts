import { soundsByLetters } from './letters.ts';
import { withJoins } from './sounds.ts';
import type { NameRegion } from './regions.ts';
import elements from './data/elements.json' with { type: 'json' };
import words from './data/words.json' with { type: 'json' };

type WordList = Readonly<Record<string, string>>;

const WORDS: Readonly<Record<NameRegion, WordList>> = words;
const ELEMENTS: Readonly<Record<NameRegion, WordList>> = elements;
/** The shortest first or last part of a compound that is looked up. */
const SHORTEST_PART = 3;

/** The sounds of a word of a post office's name, its joins marked. `word` is in small Latin letters. */
export function soundsOfWord(word: string, region: NameRegion): string {
  return fromLists(word, region) ?? byParts(word, region) ?? withJoins(soundsByLetters(word, region, true), region);
}

function fromLists(word: string, region: NameRegion): string | null {
  const own = listed(WORDS[region], word) ?? listed(ELEMENTS[region], word);
  if (own !== undefined) return withJoins(own, region);
  const shared = region === 'hi' ? undefined : listed(WORDS.hi, word);
  return shared === undefined ? null : withJoins(asIn(region, shared), 'hi');
}

/** A Hindi word as it is written in the east, where vowels at the end are short. */
function asIn(region: NameRegion, sounds: string): string {
  return region === 'bn' || region === 'or' ? sounds.replace(/I$/, 'i').replace(/U$/, 'u') : sounds;
}

function listed(list: WordList, word: string): string | undefined {
  return Object.hasOwn(list, word) ? list[word] : undefined;
}

/** The longest last part that is a known element (-pur, -nagar), and the sounds of what stands before it. */
function byParts(word: string, region: NameRegion): string | null {
  for (let split = 2; split <= word.length - 2; split++) {
    const [first, last] = [word.slice(0, split), word.slice(split)];
    const element = listed(ELEMENTS[region], last);
    if (element !== undefined) return compound(firstPart(first, region), withJoins(element, region));
    const isLong = first.length >= SHORTEST_PART && last.length > SHORTEST_PART;
    const known = isLong ? fromLists(last, region) : null;
    const before = known === null ? null : fromLists(first, region);
    if (known !== null && before !== null) return before + known;
  }
  return null;
}

function firstPart(part: string, region: NameRegion): string {
  return (
    fromLists(part, region) ?? byParts(part, region) ?? withJoins(soundsByLetters(part, region, false), region, false)
  );
}

/** Two parts as one word. Of two vowels that meet the first is left out, or i gets a y: Mustafa-abad, Ali-abad. */
function compound(first: string, last: string): string {
  if (!/^[aA](?![iu])/.test(last)) return first + last;
  if (/[iI]$/.test(first)) return `${first.slice(0, -1)}iy${last}`;
  return first.replace(/(?<!i)[aA]$/, '') + last;
}
