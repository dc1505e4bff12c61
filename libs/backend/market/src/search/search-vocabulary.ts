import vocabulary from './search-vocabulary.json' with { type: 'json' };
import { foldText, isDistinctiveSkeleton, skeletonOf } from './fold-text.ts';

/** Longest wording of the vocabulary, in words. */
export const LONGEST_PHRASE = 3;

const folded = (wordings: readonly string[]): string[] => wordings.map(foldText);

const fillers = new Set(folded(vocabulary.fillers.typed));
const packs = new Set(folded(vocabulary.packs.typed));
const units = new Map(
  Object.entries(vocabulary.units.typed).flatMap(([unit, typed]) => folded(typed).map((word) => [word, unit])),
);
const general = new Set(vocabulary.synonyms.flatMap((entry) => ('isGeneral' in entry ? folded(entry.typed) : [])));
const synonyms = new Map<string, readonly string[]>();
const synonymsBySkeleton = new Map<string, readonly string[]>();
for (const { typed, finds } of vocabulary.synonyms) {
  const meant = folded(finds);
  for (const wording of folded(typed)) {
    const all = [...new Set([...(synonyms.get(wording) ?? []), ...meant])];
    synonyms.set(wording, all);
    const skeleton = skeletonOf(wording);
    if (isDistinctiveSkeleton(skeleton)) synonymsBySkeleton.set(skeleton, all);
  }
}

/** Whether a folded word says nothing of what is wanted. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Whether a folded word only says what a pack is in. */
export function isPackWord(word: string): boolean {
  return packs.has(word);
}

/** The unit in which packs are kept ('kg') that a folded word stands for, or null. */
export function unitOf(word: string): string | null {
  return units.get(word) ?? null;
}

/** Whether a folded word names a kind of goods ('seed', 'medicine') that a product need not be called by. */
export function isGeneral(word: string): boolean {
  return general.has(word);
}

/** Folded words to look for in place of a folded word or phrase; none when the vocabulary does not have it. */
export function synonymsOf(wording: string): readonly string[] {
  const exact = synonyms.get(wording);
  if (exact !== undefined) return exact;
  const skeleton = skeletonOf(wording);
  return (isDistinctiveSkeleton(skeleton) ? synonymsBySkeleton.get(skeleton) : undefined) ?? [];
}
