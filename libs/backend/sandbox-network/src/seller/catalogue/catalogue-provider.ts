import type { NetworkCategory } from '@haat/api-contract/vocabulary';
import type { SellerShop } from '../seller-profile.ts';
import {
  categoryOf,
  DELIVERY,
  groupIdOf,
  rupees,
  SELF_PICKUP,
  type CatalogueItem,
  type ShelfItem,
} from './catalogue-item.ts';

const GPS_DECIMALS = 6;
const OPENING = { days: '1,2,3,4,5,6', range: { start: '0900', end: '1900' } };
const CONTACT = { phone: '18000000000', email: 'care@sandbox.example' };

/** A point as the network writes it. */
export const gpsOf = ({ lat, lng }: Pick<SellerShop, 'lat' | 'lng'>): string =>
  `${lat.toFixed(GPS_DECIMALS)},${lng.toFixed(GPS_DECIMALS)}`;

/**
 * A seller in AGR10 form.
 *
 * @param shops its shops, with their shelves
 * @param items their items as they are now
 * @param timestamp when the seller last said something of itself, ISO 8601
 */
export function catalogueProvider(
  shops: readonly { readonly shop: SellerShop; readonly shelf: readonly ShelfItem[] }[],
  items: readonly CatalogueItem[],
  { timestamp, picturesUrl }: { readonly timestamp: string; readonly picturesUrl: string },
) {
  const [first] = shops;
  if (first === undefined) throw new Error('a seller of the network has a shop');
  const picture = `${picturesUrl}/shop.svg`;
  return {
    id: first.shop.providerId,
    time: { label: 'enable', timestamp },
    ttl: 'P1D',
    descriptor: {
      name: first.shop.name,
      symbol: picture,
      short_desc: `${first.shop.name}, ${first.shop.town} (sandbox)`,
      long_desc: `${first.shop.name} of the sandbox of the open network: no real shop.`,
      images: [picture],
    },
    fulfillments: [
      { id: DELIVERY, type: 'Delivery', contact: CONTACT },
      { id: SELF_PICKUP, type: 'Self-Pickup', contact: CONTACT },
    ],
    locations: shops.map(({ shop }) => locationOf(shop, timestamp)),
    categories: shops.flatMap(({ shelf }) => variantGroups(shelf)),
    items,
    tags: [
      ...shops.flatMap(({ shop }) => timings(shop)),
      ...shops.flatMap(({ shop, shelf }) => serviceability(shop, shelf)),
      { code: 'order_value', list: [{ code: 'min_value', value: rupees(first.shop.minimumOrder) }] },
    ],
  };
}

/** A seller as it goes over the wire. */
export type CatalogueProvider = ReturnType<typeof catalogueProvider>;

function locationOf(shop: SellerShop, timestamp: string) {
  return {
    id: shop.locationId,
    gps: gpsOf(shop),
    address: {
      ...{ locality: shop.town, street: shop.street, city: shop.district },
      ...{ area_code: shop.pincode, state: shop.state },
    },
    time: { label: 'enable', timestamp, schedule: { holidays: [] }, ...OPENING },
    ...(shop.reach.type === '10'
      ? { circle: { gps: gpsOf(shop), radius: { unit: 'km', value: shop.reach.value } } }
      : {}),
  };
}

/** One group for each product with several packs: a farmer chooses among its amounts. */
function variantGroups(shelf: readonly ShelfItem[]) {
  const groups = new Map(
    shelf
      .filter(({ isOneOfSeveral }) => isOneOfSeveral)
      .map((item) => [groupIdOf(item.shop, item.product.id), item.product.name.en]),
  );
  return [...groups].map(([id, name]) => ({
    id,
    descriptor: { name },
    tags: [
      { code: 'type', list: [{ code: 'type', value: 'variant_group' }] },
      {
        code: 'attr',
        list: [
          { code: 'name', value: 'item.quantity.unitized.measure' },
          { code: 'seq', value: '1' },
        ],
      },
    ],
  }));
}

function timings({ locationId }: SellerShop) {
  const { days, range } = OPENING;
  return ['Order', 'Delivery', 'Self-Pickup'].map((type) => ({
    code: 'timing',
    list: [
      { code: 'type', value: type },
      { code: 'location', value: locationId },
      { code: 'day_from', value: days.at(0) ?? '' },
      { code: 'day_to', value: days.at(-1) ?? '' },
      { code: 'time_from', value: range.start },
      { code: 'time_to', value: range.end },
    ],
  }));
}

/** To where the shop brings each kind of goods that it has. */
function serviceability({ locationId, reach }: SellerShop, shelf: readonly ShelfItem[]) {
  const kinds = new Set<NetworkCategory>(shelf.map(({ product }) => categoryOf(product)));
  const unit = { '10': 'km', '11': 'pincode', '12': 'country' }[reach.type];
  return [...kinds].map((category) => ({
    code: 'serviceability',
    list: [
      { code: 'location', value: locationId },
      { code: 'category', value: category },
      { code: 'type', value: reach.type },
      { code: 'val', value: reach.value },
      { code: 'unit', value: unit },
    ],
  }));
}
