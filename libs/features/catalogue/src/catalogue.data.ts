import { redirect, type LoaderFunctionArgs, type RouterContextProvider, type useLoaderData } from 'react-router';
import { brands, categories, crops, products, type ApiClient } from '@haat/api-client';
import { PAGE_SIZE, type Crop, type NamedPicture, type Paged, type Product, type Vendor } from '@haat/api-contract';
import type { SuggestionKind } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  chosenShop,
  languageContext,
  offersInsuranceContext,
  prebookContext,
  textContext,
  type ServerTexts,
} from '@haat/app-context';
import { dayText, productView, shopView, type CropPriceLine, type ProductView, type ShopView } from '@haat/presenters';
import { paths, type PathName } from '@haat/routing';
import { listAddress } from './list-address.ts';
import { readFilters, type ProductFilters } from './product-filters.ts';
import { loadCropPrice } from './products/crop-price.data.ts';

/** What a list can be opened by. */
export type Facet = Exclude<SuggestionKind, 'product'>;

/** A category, brand or crop as a screen shows it. */
export interface FacetItem {
  readonly slug: string;
  readonly name: string;
  readonly pictureUrl: string;
  /** Products of it at the shop; null when it is not counted. */
  readonly count: number | null;
}

/**
 * The choices that a list can be narrowed by; null where they could not be loaded
 * (docs/domain/service-calls.md#look-ups): the list works without.
 */
export type Facets = Readonly<Record<Facet, readonly FacetItem[] | null>>;

/** Pages of a list that are on the screen at once at most; before them stands a link. */
export const MAX_PAGES_SHOWN = 10;

const FACET_PAGES: Readonly<Record<Facet, PathName & ('productsByCategory' | 'productsByBrand' | 'productsByCrop')>> = {
  category: 'productsByCategory',
  brand: 'productsByBrand',
  crop: 'productsByCrop',
};
const FACET_TITLES: Readonly<Record<Facet, string>> = {
  category: 'products:facet.categories',
  brand: 'products:facet.brands',
  crop: 'products:facet.crops',
};

/**
 * The chosen shop's products as the address says; opened by a facet without a choice, that facet's items. Each reason
 * for an empty result is distinguished.
 */
export async function loadProductList({ url, context }: LoaderFunctionArgs, facet: Facet | null) {
  const t = context.get(textContext);
  const path = facet === null ? paths.products : paths[FACET_PAGES[facet]];
  const isInsuranceOffered = await context.get(offersInsuranceContext)();
  const asked = readFilters(url.searchParams);
  // What is not offered is no choice either, and an address that asks for it lists everything.
  const filters = isInsuranceOffered ? asked : { ...asked, insured: false };
  const openingTitle = t(facet === null ? 'products:list.all' : FACET_TITLES[facet]);
  const chosen = await chosenShop(context);
  if (chosen.state !== 'shop')
    return { view: 'no-shop' as const, title: openingTitle, documentTitle: openingTitle, reason: chosen };

  const api = context.get(apiContext);
  const shop = shopView(t, chosen.vendor, new Date());
  const facets = await loadFacets(api, chosen.vendor.id);
  if (facet !== null && filters[facet] === null) {
    const documentTitle = t('products:list.titleAt', { heading: openingTitle, shop: shop.name });
    return {
      view: 'facet' as const,
      title: openingTitle,
      documentTitle,
      subtitle: subtitleOf(shop),
      shop,
      path,
      facet,
      items: facets[facet],
    };
  }
  const isPrebook = context.get(prebookContext);
  const [found, cropPrice] = await Promise.all([
    loadPages(api, chosen.vendor, filters, isPrebook),
    loadCropPrice(context, filters.crop),
  ]);
  if (found.products.length === 0 && found.count > 0)
    throw redirect(listAddress(path, filters, { page: Math.ceil(found.count / PAGE_SIZE) }));
  const title = headingOf(t, filters, facets) ?? openingTitle;
  const documentTitle = t('products:list.titleAt', { heading: title, shop: shop.name });
  const terms = { maxPacks: chosen.vendor.vendor_details.max_packs, isInsuranceOffered };
  const listed = found.products.flatMap((product) => productView(t, product, terms) ?? []);
  return {
    view: 'list' as const,
    title,
    documentTitle,
    subtitle: subtitleOf(shop),
    shop,
    path,
    filters,
    facets,
    found: { ...found, products: listed },
    isInsuranceOffered,
    cropPrice,
    prebook: isPrebook ? prebookText(t, context.get(languageContext), found.products) : null,
    /** The link leads to the search field. */
    isSearching: url.searchParams.get('focus') === 'search',
  };
}

/** What a list's screen is drawn from; `view` says in which state it is. */
export type ProductListData = ReturnType<typeof useLoaderData<typeof loadProductList>>;

/** A list that is there to be seen. */
export interface ProductListing {
  readonly shop: ShopView;
  readonly path: string;
  readonly filters: ProductFilters;
  readonly facets: Facets;
  readonly found: FoundProducts<ProductView>;
  /** Whether goods can be narrowed to what can be insured. */
  readonly isInsuranceOffered: boolean;
  /** What markets near reported for the crop of the list; null where it is of none, or none did. */
  readonly cropPrice: CropPriceLine | null;
  /** What is said of booking ahead; null for what is on the shelf. */
  readonly prebook: string | null;
  readonly isSearching: boolean;
}

/** Products of several pages in a row. */
export interface FoundProducts<Item> {
  /** How many there are in all. */
  readonly count: number;
  readonly products: readonly Item[];
  readonly firstPage: number;
  readonly lastPage: number;
  readonly hasMore: boolean;
}

/** Categories or brands of the chosen shop; all there are where no shop is chosen. */
export async function loadNamed(
  context: Readonly<RouterContextProvider>,
  facet: 'category' | 'brand',
  search = '',
): Promise<readonly FacetItem[]> {
  const chosen = await chosenShop(context);
  const query = {
    vendor_id: chosen.state === 'shop' ? chosen.vendor.id : undefined,
    search: search === '' ? undefined : search,
  };
  const load = facet === 'category' ? categories : brands;
  return (await load(context.get(apiContext), query)).map(facetItem);
}

/** Whose goods they are and how far away, for the bar at the top. */
function subtitleOf({ name, distance }: ShopView): string {
  return [name, distance].filter(Boolean).join(' · ');
}

/** What a shop's goods can be narrowed by. One facet that could not be loaded does not hold up the others. */
export async function loadFacets(api: ApiClient, vendorId: string): Promise<Facets> {
  const query = { vendor_id: vendorId };
  const items = async (answer: Promise<(NamedPicture | Crop)[]>) =>
    (await answer.catch(() => null))?.map(facetItem) ?? null;
  const [category, brand, crop] = await Promise.all([
    items(categories(api, query)),
    items(brands(api, query)),
    items(crops(api, query)),
  ]);
  return { category, brand, crop };
}

function facetItem({ slug, app_display_name, image_url, product_count }: NamedPicture | Crop): FacetItem {
  return { slug, name: app_display_name, pictureUrl: image_url, count: product_count ?? null };
}

async function loadPages(
  api: ApiClient,
  { id }: Vendor,
  filters: ProductFilters,
  isPrebook: boolean,
): Promise<FoundProducts<Product>> {
  const firstPage = Math.max(1, filters.page - MAX_PAGES_SHOWN + 1);
  const numbers = Array.from({ length: filters.page - firstPage + 1 }, (_, index) => firstPage + index);
  const pages: Paged<Product>[] = await Promise.all(
    numbers.map((page) =>
      products(api, {
        vendor_id: id,
        search: filters.search === '' ? undefined : filters.search,
        category: filters.category ?? undefined,
        brand: filters.brand ?? undefined,
        crop: filters.crop ?? undefined,
        price_max: filters.priceMax ?? undefined,
        in_stock: filters.inStock || undefined,
        insured: filters.insured || undefined,
        sort: filters.sort,
        prebook: isPrebook || undefined,
        page,
      }),
    ),
  );
  const last = pages.at(-1);
  return {
    count: last?.count ?? 0,
    products: last?.results.length ? pages.flatMap(({ results }) => results) : [],
    firstPage,
    lastPage: filters.page,
    hasMore: last?.next != null,
  };
}

/** From which day the goods of a prebook list can be had, or that there are none. */
function prebookText(t: ServerTexts, language: string, listed: readonly Product[]): string {
  const day = listed[0]?.inventory_set[0]?.prebook?.booking_dates[0];
  return day === undefined
    ? t('products:prebook.none')
    : t('products:prebook.list', { day: dayText(t, language, day, new Date()) });
}

/** What the list is a list of: the search, or the first facet that is chosen. */
function headingOf(t: ServerTexts, filters: ProductFilters, facets: Facets): string | null {
  if (filters.search !== '') return t('products:list.searchFor', { search: filters.search });
  const named = (facet: Facet) => facets[facet]?.find(({ slug }) => slug === filters[facet])?.name;
  return named('category') ?? named('brand') ?? named('crop') ?? null;
}
