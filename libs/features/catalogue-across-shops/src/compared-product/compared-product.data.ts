import { data, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { isApiError, networkOffers, productAcrossShops } from '@haat/api-client';
import type { ComparedProductDetails, ComparedVariant } from '@haat/api-contract';
import type { NetworkOffer } from '@haat/api-contract/open-network';
import { apiContext, placeContext, textContext, type ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { pictureGround } from '@haat/presenters';
import { networkOfferView, type NetworkOfferView } from '../network-offer.presenter.ts';
import { lowestOffer, rankOffers, type RankedOffer } from '../rank-offers.ts';
import { bestOfferText, quoteView, type QuoteView } from '../quote.presenter.ts';

/** A pack with its prices at every shop of the place. */
export interface ComparedPack {
  readonly id: string;
  readonly name: string;
  /** The lowest that it costs until the farmer has it; of the pack alone where no shop that has it tells more. */
  readonly lowest: string;
  /** The best offer in a sentence; null where no shop whose whole price is known has it now. */
  readonly best: string | null;
  /** Of our shops and those of the open network, the best first. */
  readonly offers: readonly PackOffer[];
}

/** What one shop asks for a pack. */
export type PackOffer = { readonly isBest: boolean } & (
  { readonly kind: 'shop'; readonly view: QuoteView } | { readonly kind: 'network'; readonly view: NetworkOfferView }
);

/** One product at all shops of the place. Which pack is chosen stands in the address and is read by the screen. */
export async function loadComparedProduct({ params, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const place = context.get(placeContext);
  if (!place) return { view: 'no-place' as const, title: t('products:place.title') };
  let product: ComparedProductDetails;
  try {
    product = await productAcrossShops(context.get(apiContext), params.slug ?? '', { lat_lng: place.latLng });
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    return data({ view: 'gone' as const, title: t('products:product.goneTitle') }, { status: 404 });
  }
  const facts = {
    title: t('products:product.compareShops'),
    name: product.name,
    slug: product.slug,
    description: product.description,
    brand: product.brand.app_display_name,
    pictureUrl: product.image_url,
    ground: pictureGround(product.category.slug),
    collectOnly: product.collect_only,
    place: place.label,
  };
  const offers = await networkOffers(context.get(apiContext), [product.id], {
    lat_lng: place.latLng,
    pincode: place.pincode ?? undefined,
  });
  const packs = product.product_variants.flatMap(
    (variant) => packOf(t, variant, { collectOnly: product.collect_only, offers }) ?? [],
  );
  return { view: 'product' as const, ...facts, packs };
}

/** What the product's screen is drawn from. */
export type ComparedProductData = ReturnType<typeof useLoaderData<typeof loadComparedProduct>>;
/** A product that is there; it has no pack where no shop of the place sells it. */
export type ComparedProductShown = Extract<ComparedProductData, { view: 'product' }>;

function packOf(
  t: ServerTexts,
  { id, attribute_value, vendor_quotes: quotes }: ComparedVariant,
  { collectOnly, offers }: { readonly collectOnly: boolean; readonly offers: readonly NetworkOffer[] },
): ComparedPack | null {
  const ranked = rankOffers(
    quotes,
    offers.filter(({ variant_id }) => variant_id === id),
  );
  const lowest = lowestOffer(ranked);
  if (!lowest) return null;
  const best = lowest.canBeHad && lowest.isLanded ? lowest : undefined;
  return {
    id,
    name: attribute_value.name,
    lowest: formatMoney(lowest.amount),
    best: best === undefined ? null : bestText(t, best),
    offers: ranked.map((one): PackOffer => {
      const isBest = one === best;
      return one.kind === 'shop'
        ? { kind: 'shop', isBest, view: quoteView(t, one.quote, collectOnly) }
        : { kind: 'network', isBest, view: networkOfferView(t, one.offer) };
    }),
  };
}

/** The best of the network is one that is fetched: of others the whole price is not known. */
function bestText(t: ServerTexts, best: RankedOffer): string {
  if (best.kind === 'shop') return bestOfferText(t, best.quote);
  return t('product-feed:best.collected', { shop: best.offer.seller.name, amount: formatMoney(best.amount) });
}
