import type { AdviceFound } from '@haat/api-contract/advice';
import type { Language } from '@haat/api-contract/vocabulary';
import { readSearch, searchTextOf, skeletonsText, foldText } from '@haat/backend-market';
import type { Search, SearchTerm } from '@haat/backend-market';
import { allTranslations, inLanguage } from '@haat/backend-platform';
import type { Localised } from '@haat/backend-platform';
import { cropCard, problemsOf, type AdvisedCrop } from './crop-book.ts';
import { problemCard } from './problem-views.ts';

/** Crops, and problems, of one answer at most. */
const MOST_FOUND = 8;

const folded = new WeakMap<object, string>();

/** Names in every language as a search reads them. */
function searchable(key: object, names: readonly string[]): string {
  const known = folded.get(key);
  if (known !== undefined) return known;
  const wordings = names.map(foldText);
  const text = searchTextOf([...wordings, skeletonsText(wordings)]);
  folded.set(key, text);
  return text;
}

const textOf = (name: Localised) => searchable(name, allTranslations(name));

/** How well a term fits: what was typed better than what means the same, whole words better than beginnings. */
function fitOf({ typed, instead }: SearchTerm, text: string): number {
  const has = (words: readonly string[], end: string) => words.some((word) => text.includes(` ${word}${end}`));
  if (has([typed], ' ')) return 4;
  if (has([typed], '')) return 3;
  if (has(instead, ' ')) return 2;
  return has(instead, '') ? 1 : 0;
}

/** How well all terms fit a text; 0 where one does not. */
function fit({ terms }: Search, text: string): number {
  const fits = terms.map((term) => fitOf(term, text));
  return fits.includes(0) ? 0 : fits.reduce((sum, each) => sum + each, 0);
}

/** Whether a term of the search is of this text. */
function hasTerm({ terms }: Search, text: string): boolean {
  return terms.some((term) => fitOf(term, text) > 0);
}

/**
 * Crops and problems whose names a search means, in any of six scripts or in Roman letters. With a crop's name in it
 * ('cotton whitefly') only the problems of that crop are found.
 */
export function searchAdvice(crops: readonly AdvisedCrop[], q: string, language: Language): AdviceFound {
  const search = readSearch(q);
  if (search.terms.length === 0) return { crops: [], problems: [] };
  const foundCrops = best(crops.map((crop) => ({ found: crop, score: fit(search, textOf(crop.name)) })));
  // A ratoon has the problems of its crop: they are found once.
  const foundProblems = best(
    crops
      .filter(({ id, marketId }) => id === marketId)
      .flatMap((crop) =>
        problemsOf(crop).map((problem) => {
          const names = textOf(problem.name);
          const score = hasTerm(search, names) ? fit(search, names + textOf(crop.name)) : 0;
          return { found: { crop, problem }, score };
        }),
      ),
  );
  return {
    crops: foundCrops.slice(0, MOST_FOUND).map(({ found }) => cropCard(found, language)),
    problems: foundProblems.slice(0, MOST_FOUND).map(({ found: { crop, problem } }) => ({
      ...problemCard(problem, language),
      crop: { id: crop.id, name: inLanguage(crop.name, language) },
    })),
  };
}

function best<Scored extends { readonly score: number }>(scored: readonly Scored[]): Scored[] {
  return scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
}
