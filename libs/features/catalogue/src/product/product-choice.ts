import { MOST_PACKS } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { readAcres } from './packs-for-area.ts';
import type { DoseView, PackView } from './product.data.ts';

/** What of a product is chosen: everything that its address says. */
export interface ProductChoice {
  readonly pack: PackView | null;
  /** The use that packs are calculated for; null where none is by area. */
  readonly use: DoseView | null;
  readonly acres: number;
  /** Packs that the counter starts with. */
  readonly packs: number;
}

/** Acres that the calculation opens with. */
const FIRST_ACRES = 1;

/**
 * Reads the choice from an address. Without one it is the first pack that is in stock, the first crop and one acre;
 * what
 * makes no sense counts as not said.
 */
export function readChoice(
  query: URLSearchParams,
  packs: readonly PackView[],
  uses: readonly DoseView[],
): ProductChoice {
  const counted = Number(query.get('packs'));
  const byArea = uses.filter(({ area }) => area !== null);
  return {
    pack:
      packs.find(({ id }) => id === query.get('variant')) ?? packs.find(({ stock }) => stock > 0) ?? packs[0] ?? null,
    use: byArea.find(({ cropId }) => cropId === query.get('crop')) ?? byArea[0] ?? null,
    acres: readAcres(query.get('acres')) ?? FIRST_ACRES,
    packs: Number.isInteger(counted) && counted >= 1 && counted <= MOST_PACKS ? counted : 1,
  };
}

/** Address of the product's screen with another choice; everything else of the address is kept. */
export function choiceAddress(
  slug: string,
  query: URLSearchParams,
  change: Readonly<Record<string, string | number>>,
): string {
  return pathTo('product', { slug }, { ...Object.fromEntries(query), ...change });
}
