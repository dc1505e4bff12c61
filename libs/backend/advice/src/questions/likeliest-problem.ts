import type { PlantPart } from '@haat/api-contract/vocabulary';
import { productsAgainst, refusedSubstanceIn } from '@haat/backend-market';
import type { ProductAgainst } from '@haat/backend-market';
import type { Executor, Localised } from '@haat/backend-platform';
import { entryText, texts } from '../content/read-content.ts';
import { advisedCrops, problemsOf } from '../crops/crop-book.ts';

/** A problem of a crop, what needs no chemical against it, and a product whose label names it. */
export interface LikelyProblem {
  readonly problem: Localised;
  readonly measures: readonly Localised[];
  /** Null where no label names it. */
  readonly product: ProductAgainst | null;
}

/**
 * The most common problem of a crop on this part of the plant, before others one that a product's label names; null
 * where none is known.
 */
export async function likeliestProblem(
  executor: Executor,
  { cropId, part }: { readonly cropId: string; readonly part: PlantPart | null },
): Promise<LikelyProblem | null> {
  const crop = (await advisedCrops(executor)).find(({ id }) => id === cropId);
  if (crop === undefined) return null;
  const likely = problemsOf(crop)
    .filter(({ parts }) => part === null || parts.includes(part))
    .toSorted((one, other) => other.commonness - one.commonness);
  const described = [];
  for (const { id, name, measures } of likely) {
    const [product] = await productsAgainst(executor, crop.marketId, id);
    const names = [product?.active ?? '', product?.name.en ?? ''];
    const isFit = product !== undefined && (await refusedSubstanceIn(executor, names)) === null;
    const said = { problem: name, measures: measures.map((entry) => entryText(texts.measures, entry)) };
    if (isFit) return { ...said, product };
    described.push({ ...said, product: null });
  }
  return described[0] ?? null;
}
