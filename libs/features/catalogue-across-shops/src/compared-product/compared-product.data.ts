import { data, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { isApiError, networkOffers, productAcrossShops } from '@haat/api-client';
import type { ComparedProductDetails, ComparedVariant } from '@haat/api-contract';
import type { NetworkOffer } from '@haat/api-contract/open-network';
import { apiContext, placeContext, textContext, type ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { pictureGround } from '@haat/presenters';
import { networkOfferView, type NetworkOfferView } from '../network-offer.presenter.ts';
import { bestOfferText, quoteView, type QuoteView } from '../quote.presenter.ts';

/** A pack with its prices at every shop of the place. */
export interface ComparedPack {
  readonly id: string;
  readonly name: string;
  /** The lowest that it costs until the farmer has it. */
  readonly lowest: string;
  /** The best offer in a sentence; null where no shop has it now. */
  readonly best: string | null;
  /** The best first. */
  readonly quotes: readonly QuoteView[];
  /** Of shops of the open network; what can be had first, then the cheapest. */
  readonly networkOffers: readonly NetworkOfferView[];
}

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
  // What may only be collected at the counter is not sold over the network.
  const offers = product.collect_only
    ? []
    : await networkOffers(context.get(apiContext), product.id, {
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
  const [best] = quotes;
  if (!best) return null;
  return {
    id,
    name: attribute_value.name,
    lowest: formatMoney(best.landed_total),
    best: best.stock > 0 ? bestOfferText(t, best) : null,
    quotes: quotes.map((quote) => quoteView(t, quote, collectOnly)),
    networkOffers: offers.filter(({ variant_id }) => variant_id === id).map((offer) => networkOfferView(t, offer)),
  };
}
