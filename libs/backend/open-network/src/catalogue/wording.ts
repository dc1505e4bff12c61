import type { NetworkCategory } from '@haat/api-contract/vocabulary';
import { foldText, searchTextOf, skeletonsText } from '@haat/backend-market';
import { networkId } from './network-id.ts';

/** Words by which the kinds of goods are asked for, beside what a seller calls them. */
const CATEGORY_WORDS: Readonly<Record<NetworkCategory, readonly string[]>> = {
  Seed: ['seed', 'beej'],
  Pesticide: ['pesticide', 'dawa'],
  Fertilizer: ['fertilizer', 'fertilisers', 'khad'],
  'Organic Crop Protection': ['organic crop protection', 'jaivik', 'dawa'],
  'Organic Crop Nutrition': ['organic crop nutrition', 'jaivik', 'fertilisers', 'khad'],
  'Tools and Machinery': ['tools', 'machinery', 'auzar'],
  'Cattle Feed': ['cattle feed', 'pashu aahar'],
};
/** What a pack holds, written into a name: goods of one name in packs of all sizes share a wording. */
const PACK_IN_NAME =
  /\b\d+(\.\d+)?\s*(kgs?|kilograms?|g|gms?|grams?|l|ltrs?|litres?|liters?|ml|millilitres?|tonnes?)\b/gi;

/** By what goods are found. */
export interface Wording {
  readonly id: string;
  /** Folded, with blanks at both ends, as the market's search matches them. */
  readonly names: string;
  readonly words: string;
  readonly brand: string | null;
}

/** A name without what its pack holds, folded. */
export const foldedName = (name: string): string => foldText(name.replace(PACK_IN_NAME, ' ')) || foldText(name);

/** The wording of an item, made with the market's own folding: one search finds both markets' goods. */
export function wordingOf(item: {
  name: string;
  brand: string | null;
  maker: string | null;
  category: NetworkCategory;
}): Wording {
  const name = foldedName(item.name);
  const others = [item.brand ?? '', item.maker ?? '', ...CATEGORY_WORDS[item.category]].map(foldText);
  const names = searchTextOf([name]);
  const words = searchTextOf([name, ...others, skeletonsText([name, ...others])]);
  return { id: networkId('wording', names, words), names, words, brand: item.brand };
}
