import { redirect, type LoaderFunctionArgs, type RouterContextProvider, type useLoaderData } from 'react-router';
import { brandsAcrossShops, networkOffers, productsAcrossShops } from '@haat/api-client';
import { PAGE_SIZE, type ComparedProduct } from '@haat/api-contract';
import type { NetworkOffer } from '@haat/api-contract/open-network';
import { apiContext, placeContext, shopsAtPlace, textContext, unavailable, type ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { pictureGround, type ProductView } from '@haat/presenters';
import { listAddress, readListQuery, readSearch } from './list-query.ts';
import { networkOfferView } from './network-offer.presenter.ts';
import { unitTotalText } from './quote.presenter.ts';
import { lowestOffer, rankOffers } from './rank-offers.ts';

/** A product in the list, at the lowest that a pack of it costs until the farmer has it, whoever sells it. */
export interface ComparedCard {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly pictureUrl: string;
  readonly ground: ProductView['ground'];
  readonly pack: string;
  /** The lowest that a pack costs until the farmer has it, or of the pack alone. */
  readonly price: string;
  /** Whether the price is all that is paid: what a shop of the network takes for bringing it is told later. */
  readonly isLanded: boolean;
  /** '₹6.67 per kg · at 4 shops · on ONDC'. */
  readonly note: string;
  readonly isSoldOut: boolean;
}

/** What all shops of the place sell, filtered by the URL. Each reason for an empty result is distinguished. */
export async function loadComparedList({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const place = context.get(placeContext);
  const query = readListQuery(url.searchParams);
  const title = t('product-feed:list.title');
  if (!place) return { view: 'no-place' as const, title };
  const { search, category, brand, crop, sort, page } = query;
  const { count, results, next } = await productsAcrossShops(context.get(apiContext), {
    lat_lng: place.latLng,
    pincode: place.pincode ?? undefined,
    search: search === '' ? undefined : search,
    category: category ?? undefined,
    brand: brand ?? undefined,
    crop: crop ?? undefined,
    sort,
    page,
  });
  if (results.length === 0 && count > 0) throw redirect(listAddress(query, { page: Math.ceil(count / PAGE_SIZE) }));
  if (count === 0)
    return {
      view: (await hasShops(context)) ? ('nothing-found' as const) : ('no-shop' as const),
      title,
      query,
      place: place.label,
    };
  const offers = await networkOffers(
    context.get(apiContext),
    results.map(({ id }) => id),
    { lat_lng: place.latLng, pincode: place.pincode ?? undefined },
  );
  return {
    view: 'list' as const,
    title,
    query,
    count,
    hasMore: next !== null,
    cards: results.flatMap((product) => cardOf(t, product, offers) ?? []),
  };
}

/** What the list's screen is drawn from; `view` says in which state it is. */
export type ComparedListData = ReturnType<typeof useLoaderData<typeof loadComparedList>>;
/** A list that is there to be seen. */
export type ComparedListing = Extract<ComparedListData, { view: 'list' }>;

/** Brands that the shops of the place sell. */
export async function loadComparedBrands({ url, context }: LoaderFunctionArgs) {
  const place = context.get(placeContext);
  const title = context.get(textContext)('products:facet.brands');
  if (!place) return { view: 'no-place' as const, title };
  const search = readSearch(url.searchParams);
  const found = await brandsAcrossShops(context.get(apiContext), {
    lat_lng: place.latLng,
    search: search === '' ? undefined : search,
  });
  if (found.length === 0 && !(await hasShops(context))) return { view: 'no-shop' as const, title, place: place.label };
  return {
    view: 'brands' as const,
    title,
    search,
    brands: found.map(({ slug, app_display_name: name, image_url: pictureUrl }) => ({ slug, name, pictureUrl })),
  };
}

/** Whether any shop serves the place. */
async function hasShops(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { vendors } = await shopsAtPlace(context);
  if (vendors === null) throw unavailable();
  return vendors.length > 0;
}

function cardOf(
  t: ServerTexts,
  { product_variants: packs, ...product }: ComparedProduct,
  offersOfAll: readonly NetworkOffer[],
): ComparedCard | null {
  const quotes = packs.flatMap(({ vendor_quotes }) => vendor_quotes);
  const offers = offersOfAll.filter(({ variant_id }) => packs.some(({ id }) => id === variant_id));
  const lowest = lowestOffer(rankOffers(quotes, offers));
  if (!lowest) return null;
  const variant = packs.find(({ id, vendor_quotes }) =>
    lowest.kind === 'shop' ? vendor_quotes.includes(lowest.quote) : id === lowest.offer.variant_id,
  );
  const shops = new Set(quotes.map(({ vendor_id }) => vendor_id)).size;
  const unit = lowest.kind === 'shop' ? unitTotalText(t, lowest.quote) : networkOfferView(t, lowest.offer).unitPrice;
  const notes = [
    unit,
    lowest.isLanded ? null : t('product-feed:card.deliveryLater'),
    shops === 0 ? null : t('product-feed:card.shops', { count: shops }),
    offers.length === 0 ? null : t('product-feed:card.network'),
  ];
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand.app_display_name,
    pictureUrl: product.image_url,
    ground: pictureGround(product.category.slug),
    pack: variant?.attribute_value.name ?? '',
    price: formatMoney(lowest.amount),
    isLanded: lowest.isLanded,
    note: notes.filter(Boolean).join(' · '),
    isSoldOut: !lowest.canBeHad,
  };
}
