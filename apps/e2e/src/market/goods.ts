import type { PrebookQuote, Product, ProductDetails, Vendor } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { marketAddresses } from './market-addresses.ts';

/** Places of the sample market, by pincode. */
export const PLACES = {
  /** Nashik: a centre that delivers and hands over is nearest, shops of every kind serve it. */
  town: '422001',
  /** Dindori: a shop that only hands over is nearest, the centre comes second. */
  nearPickupShop: '422202',
  /** Surgana: one shop, and it only hands over. */
  pickupOnly: '422211',
  /** Leh, Ladakh: no shop of the sample market reaches it. */
  unserved: '194101',
  /** No pincode begins with 0. */
  unknown: '012345',
} as const;

/** Shops of the sample market around Nashik. */
export const SHOPS = { centre: 'v-nashik-1', doorstepOnly: 'v-nashik-2', pickupOnly: 'v-nashik-6' } as const;

/** Goods that the centre in Nashik has, each with one of its packs. */
export const GOODS = {
  /** May be delivered; other shops sell it too. */
  nanoUrea: { id: 'p-nano-urea', variantId: 'p-nano-urea-500ml' },
  suphala: { id: 'p-npk-15-15-15', variantId: 'p-npk-15-15-15-50kg' },
  /** Bought only where the packs that are left are counted. */
  sagarika: { id: 'p-sagarika', variantId: 'p-sagarika-1l' },
  boron: { id: 'p-boron', variantId: 'p-boron-250g' },
  /** One pack is left. */
  calciumNitrate: { id: 'p-calcium-nitrate', variantId: 'p-calcium-nitrate-1kg' },
  /** None is left. */
  wheatSeed: { id: 'p-wheat-lok-1', variantId: 'p-wheat-lok-1-20kg' },
  /** Subsidised: collected in person only. */
  urea: { id: 'p-urea', variantId: 'p-urea-45kg' },
} as const;

/** Packs of a season that are enough for every journey of a run. */
const MANY_LEFT = 20;

/** A product in the words of a language. */
export async function product(
  id: string,
  language: Language,
  vendorId: string = SHOPS.centre,
): Promise<ProductDetails> {
  return ask(`/catalogue/v1/products/${id}?vendor_id=${vendorId}&lang=${language}`);
}

/** A shop in the words of a language. */
export async function shop(id: string, language: Language): Promise<Vendor> {
  return ask(`/hyperlocal/v1/vendors/${id}?lang=${language}`);
}

/** Seed that the centre takes prebookings of, with an advance: which it is depends on the season that comes next. */
export async function prebookedSeed(
  language: Language,
): Promise<{ product: Product; variantId: string; terms: PrebookQuote }> {
  const { results } = await ask<{ results: Product[] }>(
    `/catalogue/v1/products?vendor_id=${SHOPS.centre}&prebook=true&lang=${language}`,
  );
  for (const listed of results) {
    const [variant] = listed.product_variants;
    const terms = listed.inventory_set[0]?.prebook;
    if (variant && terms && terms.advance_percent > 0 && terms.left > MANY_LEFT)
      return { product: listed, variantId: variant.id, terms };
  }
  throw new Error('The centre takes no prebookings of seed with an advance.');
}

/** How many of a pack a shop has. */
export async function stockOf(
  { id, variantId }: (typeof GOODS)[keyof typeof GOODS],
  vendorId: string = SHOPS.centre,
): Promise<number> {
  const { product_variants } = await product(id, 'hi', vendorId);
  return product_variants.find((variant) => variant.id === variantId)?.vendor_quotes[0]?.stock ?? 0;
}

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(marketAddresses().backend + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
