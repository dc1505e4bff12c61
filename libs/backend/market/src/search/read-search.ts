import { foldText, isDistinctiveSkeleton, skeletonOf } from './fold-text.ts';
import { LONGEST_PHRASE, isFiller, isGeneral, isPackWord, synonymsOf, unitOf } from './search-vocabulary.ts';
import { stemsOf } from './stems.ts';

/** More words than this add nothing to a search and only cost time. */
const MOST_WORDS = 8;

/** One search term: the typed word, and its synonyms. */
export interface SearchTerm {
  /** Folded, as typed; a phrase where the vocabulary has one. */
  typed: string;
  /** Folded words that mean the same: without an ending, of another language, by another name. */
  instead: readonly string[];
  /** It is the last thing typed, so that it may be half a word. */
  isLast: boolean;
  /** It names a kind of goods that a product need not be called by. */
  isGeneral: boolean;
}

/** What a farmer typed, read: the things that must be found, and what helps to order them. */
export interface Search {
  terms: readonly SearchTerm[];
  /** How many of the terms a row must have. */
  needed: number;
  /**
   * Also matches similar spellings. Used when there is no exact match: it is slower and less precise.
   */
  isTolerant: boolean;
  /** Numbers and packs ('45kg'). Used as terms only when nothing else was typed. */
  helpful: readonly string[];
  /** All of it, folded. */
  phrase: string;
}

/** Reads what was typed in a search box, in any of the six scripts or in Roman letters. */
export function readSearch(text: string): Search {
  const all = foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  const { words, numbers, packs, kept } = sortOut(all);
  const terms =
    words.length > 0 ? termsOf(words) : [...new Set(all)].map((typed) => ({ typed, instead: [], isGeneral: false }));
  const helpful = words.length > 0 ? [...new Set([...packs, ...numbers])] : [];
  return {
    terms: terms.map((term, index) => ({ ...term, isLast: index === terms.length - 1 })),
    needed: terms.length,
    isTolerant: false,
    helpful,
    phrase: (words.length > 0 ? kept : all).join(' '),
  };
}

/** With fewer terms than this, none may be left unmatched. */
const FEWEST_TO_LET_GO = 3;

/**
 * The search, and after it how it may be read when that finds nothing: misspelt; without the words for kinds of goods
 * ('zinc fertiliser' for what is no fertiliser); without any one of three terms or more.
 */
export function attemptsOf(asTyped: Search): Search[] {
  const search = { ...asTyped, isTolerant: true };
  const named = search.terms.filter((term) => !term.isGeneral);
  const narrower =
    named.length > 0 && named.length < search.terms.length ? [{ ...search, terms: named, needed: named.length }] : [];
  const looser = search.terms.length >= FEWEST_TO_LET_GO ? [{ ...search, needed: search.terms.length - 1 }] : [];
  return [asTyped, search, ...narrower, ...looser];
}

interface SortedWords {
  /** What is wanted. */
  words: string[];
  numbers: string[];
  /** Numbers with their units. */
  packs: string[];
  /** Words and numbers in the order typed. */
  kept: string[];
}

function sortOut(all: readonly string[]): SortedWords {
  const sorted: SortedWords = { words: [], numbers: [], packs: [], kept: [] };
  const rest: string[] = [];
  all.forEach((word, index) => {
    const [, amount, ownUnit = ''] = /^(\d+)([a-z]*)$/.exec(word) ?? [];
    if (amount !== undefined && (ownUnit === '' || unitOf(ownUnit) !== null)) {
      sorted.numbers.push(amount);
      sorted.kept.push(amount);
      const unit = unitOf(ownUnit === '' ? (all[index + 1] ?? '') : ownUnit);
      if (unit !== null) sorted.packs.push(`${amount}${unit}`);
    } else if (unitOf(word) !== null && /^\d+$/.test(all[index - 1] ?? '')) return;
    else if (isFiller(word) || isPackWord(word)) rest.push(word);
    else {
      sorted.words.push(word);
      sorted.kept.push(word);
    }
  });
  // 'बोरी' alone is what is wanted; beside something else it is only how that is packed.
  return sorted.kept.length > 0 ? sorted : { ...sorted, words: rest, kept: rest };
}

/** Longest wordings of the vocabulary first, then word by word. */
function termsOf(words: readonly string[]): Omit<SearchTerm, 'isLast'>[] {
  const terms: Omit<SearchTerm, 'isLast'>[] = [];
  for (let start = 0; start < words.length;) {
    const length = phraseLength(words, start);
    const typed = words.slice(start, start + length).join(' ');
    const stems = length === 1 ? stemsOf(typed) : [];
    const skeleton = skeletonOf(typed);
    const instead = [
      ...stems,
      ...[typed, ...stems].flatMap(synonymsOf),
      ...(isDistinctiveSkeleton(skeleton) ? [skeleton] : []),
    ].filter((word) => word !== typed);
    if (!terms.some((term) => term.typed === typed))
      terms.push({ typed, instead: [...new Set(instead)], isGeneral: [typed, ...stems].some(isGeneral) });
    start += length;
  }
  return terms;
}

function phraseLength(words: readonly string[], start: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 1; length -= 1) {
    if (synonymsOf(words.slice(start, start + length).join(' ')).length > 0) return length;
  }
  return 1;
}
