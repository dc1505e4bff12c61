import type { RouterContextProvider } from 'react-router';
import { brands, categories, crops, orders, products, type ApiClient, type ProductsArguments } from '@haat/api-client';
import { RAIL_SIZE, type Crop, type NamedPicture, type OrderSummary } from '@haat/api-contract';
import {
  apiContext,
  chosenShop,
  creditShopsAtPlace,
  sessionContext,
  textContext,
  type ChosenShop,
  type ServerTexts,
} from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { orderedGoodsPicture, productView, shopView, type ProductView, type ShopView } from '@haat/presenters';
import { loadCropPrices } from './crop-prices.data.ts';
import { loadCropWork } from './crop-work.data.ts';
import type { Section } from './sections.ts';

/** A category, brand or crop as home shows it. */
export interface ShelfLink {
  readonly slug: string;
  readonly name: string;
  readonly pictureUrl: string;
}

/** Rows of goods and links; each is null when it could not be loaded, which differs from an empty one. */
export interface Shelves {
  readonly categories: readonly ShelfLink[] | null;
  readonly offers: readonly ProductView[] | null;
  /** Only in the shop section. */
  readonly first: readonly ProductView[] | null;
  readonly brands: readonly ShelfLink[] | null;
  readonly crops: readonly ShelfLink[] | null;
}

/** The farmer's latest order, in words. */
export interface LatestOrder {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly item: string;
  readonly otherItems: number;
  readonly pictureUrl: string;
  readonly total: string;
}

/** Why there is no shop on home, or the shop; that this person can buy there on credit, in words, or null. */
export type HomeShop =
  | { readonly state: 'shop'; readonly view: ShopView; readonly credit: string | null }
  | Exclude<ChosenShop, { state: 'shop' }>;

/** Everything that home shows in its sections of what can be done and bought. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  request: Request,
  section: Exclude<Section, 'community'>,
) {
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const [chosen, order, creditIds, cropPrices, cropWork] = await Promise.all([
    chosenShop(context),
    loadLatestOrder(context),
    creditShopsAtPlace(context),
    section === 'home' ? loadCropPrices(context, request) : [],
    section === 'home' ? loadCropWork(context) : [],
  ]);
  const vendorId = chosen.state === 'shop' ? chosen.vendor.id : null;
  const shop: HomeShop =
    chosen.state === 'shop'
      ? {
          state: 'shop',
          view: shopView(t, chosen.vendor, new Date()),
          credit: creditIds.has(chosen.vendor.id) ? t('nearby-centres:vendor.credit') : null,
        }
      : chosen;
  return { shop, order, cropPrices, cropWork, shelves: await loadShelves(t, api, vendorId, section) };
}

async function loadShelves(
  t: ServerTexts,
  api: ApiClient,
  vendorId: string | null,
  section: Exclude<Section, 'community'>,
): Promise<Shelves> {
  const atShop = { vendor_id: vendorId ?? undefined };
  const isShop = section === 'shop';
  const rail = async (sort: ProductsArguments['sort']) =>
    vendorId === null ? [] : loadRail(t, api, { vendor_id: vendorId, sort, in_stock: true });
  const [categoryLinks, offers, first, brandLinks, cropLinks] = await Promise.all([
    shelfLinks(categories(api, atShop)),
    rail('discount'),
    isShop ? rail('relevance') : [],
    isShop ? shelfLinks(brands(api, atShop)) : [],
    isShop ? shelfLinks(crops(api, atShop)) : [],
  ]);
  return {
    categories: categoryLinks,
    offers: offers && offers.filter(({ price }) => price?.saved != null),
    first,
    brands: brandLinks,
    crops: cropLinks,
  };
}

/** Home's rows say nothing of insurance, whoever reads. */
const HOME_TERMS = { isInsuranceOffered: false };

async function loadRail(t: ServerTexts, api: ApiClient, query: ProductsArguments): Promise<ProductView[] | null> {
  const page = await products(api, query).catch(() => null);
  return page && page.results.slice(0, RAIL_SIZE).flatMap((product) => productView(t, product, HOME_TERMS) ?? []);
}

async function shelfLinks(answer: Promise<(NamedPicture | Crop)[]>): Promise<ShelfLink[] | null> {
  const items = await answer.catch(() => null);
  return (
    items &&
    items.map(({ slug, app_display_name, image_url }) => ({ slug, name: app_display_name, pictureUrl: image_url }))
  );
}

/**
 * The latest order of a signed-in user; null when there is none, there is no session, or it could not be
 * loaded.
 */
async function loadLatestOrder(context: Readonly<RouterContextProvider>): Promise<LatestOrder | null> {
  if (context.get(sessionContext).status === 'visitor') return null;
  const page = await orders(context.get(apiContext)).catch(() => null);
  const latest = page?.results[0];
  return latest ? latestOrderView(context.get(textContext), latest) : null;
}

function latestOrderView(
  t: ServerTexts,
  { id, number, status, first_item, item_count, total_price }: OrderSummary,
): LatestOrder {
  return {
    id,
    number,
    status: t(`order:status.${status}`),
    item: first_item.name,
    otherItems: Math.max(0, item_count - 1),
    pictureUrl: orderedGoodsPicture(first_item),
    total: formatMoney(total_price),
  };
}
