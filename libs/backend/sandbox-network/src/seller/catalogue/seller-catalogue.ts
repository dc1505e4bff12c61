import type { SampleMarket } from '@haat/backend-sandbox/sample-market';
import type { SellerProfile } from '../seller-profile.ts';
import { catalogueItem, itemIdOf, lotOf, DELIVERY, SELF_PICKUP } from './catalogue-item.ts';
import type { CatalogueItem, ItemState, ShelfItem } from './catalogue-item.ts';
import { catalogueProvider, type CatalogueProvider } from './catalogue-provider.ts';
import { isAboveMrp, isScripted } from './scripted-items.ts';
import { isStaple, shelfOf } from './shelf.ts';

/** `message.catalog` of `on_search`. */
export interface Catalogue {
  readonly 'bpp/descriptor'?: object;
  readonly 'bpp/fulfillments'?: readonly object[];
  readonly 'bpp/providers': readonly (CatalogueProvider | { readonly id: string; readonly items: CatalogueItem[] })[];
}

/** What a seller app offers. */
export interface SellerCatalogue {
  /** All that it sells in a city, or, with `*`, everywhere; null where it sells nothing. */
  full(city: string): Catalogue | null;
  /** What changed from one moment to another, without the app's own description; null for nothing. */
  changedBetween(from: Date, to: Date): Catalogue | null;
  /** Changes the price (rupees) or whether there is stock. False for what it does not sell. */
  change(of: ItemKey, to: { price?: number | undefined; isInStock?: boolean | undefined }, now: Date): boolean;
  /** An item as it is now. */
  find(of: ItemKey): { readonly item: ShelfItem; readonly state: ItemState } | null;
}

/** An item of a seller. */
export interface ItemKey {
  readonly providerId: string;
  readonly itemId: string;
}

const LOWEST_SHARE = 0.93;
const OUT_OF_STOCK_SHARE = 1 / 12;
const PAISE = 100;

/** The catalogue of a seller app: the same after each start, but for its timestamps, which are the start's. */
export function createSellerCatalogue(
  profile: SellerProfile,
  market: SampleMarket,
  { startedAt, picturesUrl }: { readonly startedAt: Date; readonly picturesUrl: string },
): SellerCatalogue {
  const timestamp = startedAt.toISOString();
  const shops = profile.shops.map((shop) => ({ shop, shelf: shelfOf(shop, market) }));
  const items = new Map(
    shops.flatMap(({ shelf }) =>
      shelf.map((item) => [keyOf(item), { item, state: { ...firstState(item), timestamp } }] as const),
    ),
  );
  const written = ({ item, state }: { item: ShelfItem; state: ItemState }) => catalogueItem(item, state, picturesUrl);
  const writtenShelf = (shelf: readonly ShelfItem[]) => shelf.map((item) => written(items.get(keyOf(item))!));
  return {
    full(city) {
      const sold = shops.filter(({ shop }) => city === '*' || shop.city === city || shop.reach.type === '12');
      if (sold.length === 0) return null;
      const providers = Map.groupBy(sold, ({ shop }) => shop.providerId);
      return {
        'bpp/descriptor': appDescriptor(profile, picturesUrl),
        'bpp/fulfillments': [
          { id: DELIVERY, type: 'Delivery' },
          { id: SELF_PICKUP, type: 'Self-Pickup' },
        ],
        'bpp/providers': [...providers.values()].map((own) =>
          catalogueProvider(own, writtenShelf(own.flatMap(({ shelf }) => shelf)), { timestamp, picturesUrl }),
        ),
      };
    },
    changedBetween(from, to) {
      const [first, last] = [from.toISOString(), to.toISOString()];
      const changed = [...items.values()].filter(({ state }) => first <= state.timestamp && state.timestamp <= last);
      const providers = Map.groupBy(changed, ({ item }) => item.shop.providerId);
      if (changed.length === 0) return null;
      return { 'bpp/providers': [...providers].map(([id, own]) => ({ id, items: own.map(written) })) };
    },
    change(of, { price, isInStock }, now) {
      const known = items.get(`${of.providerId} ${of.itemId}`);
      if (known === undefined) return false;
      const { state } = known;
      const changed = { price: price ?? state.price, isInStock: isInStock ?? state.isInStock };
      items.set(keyOf(known.item), { ...known, state: { ...changed, timestamp: now.toISOString() } });
      return true;
    },
    find: ({ providerId, itemId }) => items.get(`${providerId} ${itemId}`) ?? null,
  };
}

const keyOf = ({ shop, variant }: ShelfItem) => `${shop.providerId} ${itemIdOf(shop, variant.id)}`;

/** What an item costs at first, in whole rupees below its maximum retail price; fixed prices are that itself. */
function firstState({ shop, product, variant }: ShelfItem): Omit<ItemState, 'timestamp'> {
  const mrp = variant.mrpPaise / PAISE;
  if (isAboveMrp(shop.providerId, product.id)) return { price: mrp + 1, isInStock: true };
  const lot = lotOf(`${shop.locationId} sells ${variant.id}`);
  const share = LOWEST_SHARE + (1 - LOWEST_SHARE) * lot;
  const isAlwaysThere = isStaple(product.id) || isScripted(shop.providerId, product.id);
  return {
    price: product.collectOnly ? mrp : Math.min(mrp, Math.ceil(mrp * share)),
    isInStock: isAlwaysThere || lotOf(`${shop.locationId} stocks ${variant.id}`) >= OUT_OF_STOCK_SHARE,
  };
}

function appDescriptor({ displayName, type }: SellerProfile, picturesUrl: string) {
  const picture = `${picturesUrl}/shop.svg`;
  return {
    name: displayName,
    symbol: picture,
    short_desc: `${displayName}: no real seller`,
    long_desc: `${displayName}, a seller app of the sandbox of the open network: no real seller, no real goods.`,
    images: [picture],
    tags: [{ code: 'bpp_terms', list: [{ code: 'np_type', value: type }] }],
  };
}
