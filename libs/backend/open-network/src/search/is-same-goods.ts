import type { PackUnit } from '@haat/api-contract/vocabulary';
import { foldText } from '@haat/backend-market';

/** A pack of goods by the words that a farmer knows it by. */
export interface NamedPack {
  readonly name: string;
  readonly brand: string | null;
  readonly amount: number | null;
  readonly unit: PackUnit | null;
}

/** Our own goods: their name and brand in every language. */
export interface KnownGoods {
  readonly names: readonly string[];
  readonly brands: readonly string[];
  readonly amount: number;
  readonly unit: PackUnit;
}

const IN_BASE_UNIT: Readonly<Record<PackUnit, readonly [base: string, factor: number]>> = {
  kg: ['g', 1_000],
  g: ['g', 1],
  l: ['ml', 1_000],
  ml: ['ml', 1],
  piece: ['piece', 1],
};

/**
 * Whether a seller of the network offers the very pack that we know: of the same brand, with the same content, and
 * every word of our name, in one of its languages, in the seller's name of it. In doubt it is another one.
 * See docs/domain/open-network.md#beside-our-own-shops.
 */
export function isSameGoods(ours: KnownGoods, offer: NamedPack): boolean {
  if (offer.brand === null || !ours.brands.some((brand) => foldText(brand) === foldText(offer.brand ?? '')))
    return false;
  if (!isSameContent(ours, offer)) return false;
  const offered = new Set(wordsOf(offer.name));
  return ours.names.some((name) => {
    const words = wordsOf(name);
    return words.length > 0 && words.every((word) => offered.has(word));
  });
}

function isSameContent(ours: KnownGoods, { amount, unit }: NamedPack): boolean {
  if (amount === null || unit === null) return false;
  const [ourBase, ourFactor] = IN_BASE_UNIT[ours.unit];
  const [base, factor] = IN_BASE_UNIT[unit];
  return base === ourBase && Math.abs(amount * factor - ours.amount * ourFactor) < 1e-6;
}

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/\s+/)
    .filter((word) => word !== '');
