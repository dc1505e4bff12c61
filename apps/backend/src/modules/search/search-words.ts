import { foldText } from './fold-text.ts';

/** Little words between the ones that matter ('गेहूं का बीज', 'seed for cotton'), as `foldText` writes them. */
const FILLERS = new Set(['ka', 'ki', 'ke', 'ko', 'for', 'of', 'and', 'the', 'ca', 'ci', 'ce', 'na', 'ni', 'no', 'er', 'r']);
/** More words than this add nothing to a search and only cost time. */
const MOST_WORDS = 8;

/** A search in words: those that must be found, and numbers that only help to order what was found. */
export interface SearchWords {
  required: string[];
  helpful: string[];
}

/**
 * The words of what a farmer typed, folded. A number is required only when nothing else was typed
 * ('npk 10 26 26' must find NPK; '10 26 26' must find that grade).
 */
export function searchWords(text: string): SearchWords {
  const all = [...new Set(foldText(text).split(' '))].filter((word) => word !== '').slice(0, MOST_WORDS);
  const telling = all.filter((word) => !FILLERS.has(word));
  const words = telling.length > 0 ? telling : all;
  const named = words.filter((word) => !/^\d/.test(word));
  return named.length > 0 ? { required: named, helpful: words.filter((word) => /^\d/.test(word)) } : { required: words, helpful: [] };
}
