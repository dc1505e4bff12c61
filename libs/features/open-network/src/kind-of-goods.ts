import type { NetworkCategory } from '@haat/api-contract/vocabulary';
import type { ProductView } from '@haat/presenters';

/** A kind of goods as addresses and texts name it. */
export type KindOfGoods = 'seed' | 'pesticide' | 'fertiliser' | 'organic-medicine' | 'organic-food' | 'tools' | 'feed';

/** How a kind of goods is named in addresses and texts, and which drawing stands for it. */
interface KindFacts {
  readonly kind: KindOfGoods;
  readonly pictureUrl: string;
  readonly ground: ProductView['ground'];
}

/**
 * Kinds of goods of the network, in the order in which they are offered. Sellers' own pictures lie on servers of
 * theirs, to which no page of ours sends a farmer's phone: a drawing of the kind stands for each.
 */
const KINDS: Readonly<Record<NetworkCategory, KindFacts>> = {
  Seed: { kind: 'seed', pictureUrl: '/pictures/category-seed.svg', ground: 'turmeric' },
  Pesticide: { kind: 'pesticide', pictureUrl: '/pictures/category-insecticide.svg', ground: 'sky' },
  Fertilizer: { kind: 'fertiliser', pictureUrl: '/pictures/category-fertiliser.svg', ground: 'primary' },
  'Organic Crop Protection': {
    kind: 'organic-medicine',
    pictureUrl: '/pictures/category-bio.svg',
    ground: 'sky',
  },
  'Organic Crop Nutrition': {
    kind: 'organic-food',
    pictureUrl: '/pictures/category-organic.svg',
    ground: 'primary',
  },
  'Tools and Machinery': { kind: 'tools', pictureUrl: '/pictures/category-tools.svg', ground: 'soil' },
  'Cattle Feed': { kind: 'feed', pictureUrl: '/pictures/sack-brown-maize.svg', ground: 'soil' },
};

const CATEGORIES = Object.keys(KINDS) as NetworkCategory[];

/** How a kind of goods is named and drawn. */
export function kindFacts(category: NetworkCategory): KindFacts {
  return KINDS[category];
}

/** The network's name of a kind of goods; null for what an address makes up. */
export function categoryOf(kind: string | null): NetworkCategory | null {
  return CATEGORIES.find((category) => KINDS[category].kind === kind) ?? null;
}

/** Kinds of goods in the order in which they are offered, each once. */
export function inOrder(categories: Iterable<NetworkCategory>): NetworkCategory[] {
  const given = new Set(categories);
  return CATEGORIES.filter((category) => given.has(category));
}
