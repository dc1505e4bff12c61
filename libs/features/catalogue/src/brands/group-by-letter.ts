import type { FacetItem } from '../catalogue.data.ts';

/** Brands that begin with the same letter. */
export interface LetterGroup {
  /** As it is written: 'आ', 'B', 'ক'. */
  readonly letter: string;
  readonly items: readonly FacetItem[];
}

/**
 * Sorts by name and groups by the first letter, as the language writes it: a consonant and its vowel sign are one
 * letter's beginning, so the sign is left off.
 */
export function groupByLetter(items: readonly FacetItem[], language: string): LetterGroup[] {
  const { compare } = new Intl.Collator(language);
  const groups = new Map<string, FacetItem[]>();
  for (const item of [...items].sort((one, other) => compare(one.name, other.name))) {
    const letter = firstLetter(item.name);
    const known = groups.get(letter);
    if (known) known.push(item);
    else groups.set(letter, [item]);
  }
  return [...groups].map(([letter, members]) => ({ letter, items: members }));
}

function firstLetter(name: string): string {
  const [first = ''] = name.normalize('NFC').trimStart();
  return first.toLocaleUpperCase('en');
}
