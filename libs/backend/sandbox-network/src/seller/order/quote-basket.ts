import type { NetworkError } from '@haat/ondc-core';
import { rupees, SELF_PICKUP } from '../catalogue/catalogue-item.ts';
import type { SellerCatalogue } from '../catalogue/seller-catalogue.ts';
import { scriptOfItem } from '../catalogue/scripted-items.ts';
import type { SellerProfile, SellerShop } from '../seller-profile.ts';
import type { Script } from '../scripts.ts';
import type { Basket } from './order-messages.ts';

const MOST_PACKS = 10;
/** Rupees for bringing an order: near the shop, or farther. */
const NEAR_DELIVERY = 40;
const FAR_DELIVERY = 80;

/** A line of a quote. */
export interface Line {
  readonly id: string;
  readonly title: string;
  readonly type: 'item' | 'delivery';
  readonly count: number;
  /** Whole paise, of all of the count. */
  readonly paise: number;
  /** Of an item: what one costs, and whether there is stock. */
  readonly each?: { readonly paise: number; readonly isInStock: boolean };
}

/** What a basket costs, or why it cannot be had. */
export interface QuotedBasket {
  readonly shop: SellerShop;
  readonly lines: readonly Line[];
  /** What the goods ask for: a script other than the normal course. */
  readonly script: Script;
  readonly error: NetworkError | null;
}

/** Why goods cannot be had as they were asked for. */
export const refusal = (code: string, message: string): NetworkError => ({ type: 'DOMAIN-ERROR', code, message });

/** Prices a basket; an error instead where seller or goods are not known here. */
export function quoteBasket(
  basket: Basket,
  { catalogue, profile }: { readonly catalogue: SellerCatalogue; readonly profile: SellerProfile },
): QuotedBasket | NetworkError {
  const { provider, items, fulfillments } = basket;
  const shop = profile.shops.find(
    ({ providerId, locationId }) => providerId === provider.id && locationId === provider.locations[0]?.id,
  );
  if (shop === undefined) return refusal('30001', 'No such seller or shop');
  const found = items.map(({ id }) => catalogue.find({ providerId: provider.id, itemId: id }));
  const known = found.flatMap((one) => (one !== null && one.item.shop === shop ? [one] : []));
  if (known.length < items.length) return refusal('30004', 'An item is not known');
  const goods = known.map(({ item, state }, index): Line => {
    const asked = items[index]?.quantity.count ?? 0;
    const paise = Math.round(state.price * 100);
    return {
      id: items[index]?.id ?? '',
      title: item.product.name.en,
      type: 'item',
      count: asked,
      paise: asked * paise,
      each: { paise, isInStock: state.isInStock },
    };
  });
  const [first] = fulfillments;
  const isFetched =
    first?.type === 'Self-Pickup' || items.every(({ fulfillment_id }) => fulfillment_id === SELF_PICKUP);
  const fee = shop.reach.type === '10' ? NEAR_DELIVERY : FAR_DELIVERY;
  const delivery: Line = {
    ...{ id: first?.id ?? '', title: 'Delivery charges', type: 'delivery', count: 1, paise: fee * 100 },
  };
  const scripts = known.map(({ item }) => scriptOfItem(provider.id, item.product.id));
  return {
    shop,
    lines: isFetched ? goods : [...goods, delivery],
    script: scripts.find((script) => script !== 'normal') ?? 'normal',
    error: basketError(goods, shop),
  };
}

/** Of goods that are known: why they cannot be had as they were asked for. */
function basketError(goods: readonly Line[], shop: SellerShop): NetworkError | null {
  const short = goods.filter(({ each }) => each?.isInStock !== true);
  if (short.length > 0) return outOfStock(short.map(({ id }) => id));
  if (goods.some(({ count }) => count > MOST_PACKS)) return refusal('40009', `At most ${MOST_PACKS} packs`);
  const paise = goods.reduce((sum, line) => sum + line.paise, 0);
  return paise < shop.minimumOrder * 100 ? refusal('30023', `Orders start at ${rupees(shop.minimumOrder)}`) : null;
}

/** Goods that are not there: the network wants them as a list written into the message. */
export const outOfStock = (ids: readonly string[]): NetworkError =>
  refusal('40002', JSON.stringify(ids.map((item_id) => ({ item_id, error: '40002' }))));

/** A quote on the wire. @param ttl ISO 8601. @param isSelect with what only `on_select` says of each item */
export function writeQuote(lines: readonly Line[], ttl: string, isSelect = false) {
  const total = lines.reduce((sum, { paise }) => sum + paise, 0);
  return { price: priceOf(total), ttl, breakup: lines.map((line) => writeLine(line, isSelect)) };
}

/** An amount on the wire. @param paise whole ones */
export const priceOf = (paise: number) => ({ currency: 'INR', value: rupees(paise / 100) });

function writeLine({ id, title, type, count, paise, each }: Line, isSelect: boolean) {
  const about = {
    quantity: { available: { count: each?.isInStock === true ? '99' : '0' }, maximum: { count: String(MOST_PACKS) } },
    price: priceOf(each?.paise ?? paise),
  };
  return {
    '@ondc/org/item_id': id,
    ...(type === 'item' ? { '@ondc/org/item_quantity': { count } } : {}),
    title,
    '@ondc/org/title_type': type,
    price: priceOf(paise),
    ...(type === 'item' && isSelect ? { item: about } : {}),
  };
}
