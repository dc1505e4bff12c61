import type { Language } from '@haat/api-contract/vocabulary';
import { farmerOwner } from '@haat/backend-checkout';
import { findAddress, placeOfAddress } from '@haat/backend-identity';
import { toLatLngText } from '@haat/backend-market';
import { checkSubsidisedLimit } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { gpsText, MESSAGE_TTL_MS, openingHours } from '@haat/ondc-core';
import { servingOf } from '../cart/cart-view.ts';
import { findShop, type NetworkShop } from '../cart/find-shop.ts';
import { lockNetworkCart } from '../cart/cart-rows.ts';
import { handoverOfGoods, offeredGoods, refuseGoods } from '../cart/offered-goods.ts';
import type { NetworkCartRow } from '../cart/tables.ts';
import { networkPlaceOf, type NetworkPlace } from '../search/network-place.ts';
import { encryptAddress, journeyAddress } from './journey-address.ts';
import { isSameGoods, journeysOfCart, lockJourney, queueSending, removeUnordered } from './journey-rows.ts';
import { subsidisedPacksOf, toJourneyItem } from './journey-item.ts';
import { networkJourneys, type JourneyItem, type JourneyRow } from './tables.ts';

/** Whose cart is asked for, and where its goods are brought to. */
export interface QuoteQuestion {
  readonly farmerId: string;
  readonly isAgent: boolean;
  readonly addressId: string;
  readonly language: Language;
}

/**
 * Asks the shop of a farmer's cart what it costs at an address; the answer comes later. Asked again for the same cart
 * and address it goes on in the same transaction of the network; while an answer is waited for, nothing is asked twice.
 * @throws ServiceError `cart_error.empty`, `address_error.not_found`, `order_error.not_delivered_here`,
 *   `order_error.already_ordered`, `order_error.subsidised_limit`, and what `refuseGoods` throws
 */
export async function askQuote(dependencies: Dependencies, question: QuoteQuestion): Promise<void> {
  const { farmerId, addressId } = question;
  await inTransaction(dependencies.database, async (tx) => {
    const cart = await lockNetworkCart(tx, farmerOwner(farmerId));
    const address = await findAddress(tx, farmerId, addressId);
    if (cart === null || cart.shopId === null) throw new ServiceError('cart_error.empty');
    if (address === null) throw new ServiceError('address_error.not_found');
    const place = await placeOfAddress(tx, address);
    if (place === null) throw new ServiceError('order_error.not_delivered_here');
    const asked = await networkPlaceOf(tx, { lat_lng: toLatLngText(place.place), pincode: address.pincode });
    if (asked === null) throw new ServiceError('order_error.not_delivered_here');
    const shop = await findShop(tx, cart.shopId);
    if (shop === null) throw new ServiceError('cart_error.product_gone', { variant_id: cart.items[0]?.variantId });
    const { items, metres } = await goodsToAsk(tx, cart, asked);
    await checkSubsidisedLimit(tx, dependencies, { farmerId, packs: subsidisedPacksOf(items) });
    const before = await journeyToGoOnWith(tx, question, cart);
    if (before?.step === 'asking-price' && isSameGoods(before.items, items)) return;
    await removeUnordered(tx, farmerId, cart.cartId);
    const id = before?.id ?? dependencies.newId();
    const kept = { gps: gpsText(place.place), isExact: place.isExact };
    await tx.insert(networkJourneys).values({
      ...begun(dependencies),
      id,
      cartId: cart.cartId,
      farmerId,
      language: question.language,
      isAgent: question.isAgent,
      city: asked.cityCode,
      shopId: shop.id,
      seller: sellerOf(shop, metres),
      items: before === null ? items : withKnownPrices(items, before),
      addressId,
      encryptedAddress: await encryptAddress(dependencies, id, journeyAddress(address, kept)),
    });
    await queueSending(tx, dependencies, id);
  });
}

/** A journey that has just begun to ask. */
function begun({ newId, now }: Pick<Dependencies, 'newId' | 'now'>) {
  const at = now();
  return {
    step: 'asking-price' as const,
    since: at,
    answerDue: new Date(at.getTime() + MESSAGE_TTL_MS),
    selectMessageId: newId(),
    nextTryAt: at,
    tries: 0,
    problemVariantIds: [],
    isShort: false,
  };
}

/** The cart's journey to the same address, if nothing was ordered in it. */
async function journeyToGoOnWith(
  tx: Transaction,
  { farmerId, addressId }: QuoteQuestion,
  { cartId, shopId }: NetworkCartRow,
): Promise<JourneyRow | null> {
  const all = await journeysOfCart(tx, farmerId, cartId);
  if (all.some(({ step }) => ['sending-order', 'awaiting-payment', 'confirming'].includes(step)))
    throw new ServiceError('order_error.already_ordered', { order_id: all[0]?.id });
  const same = all.find(
    (one) =>
      one.addressId === addressId &&
      one.shopId === shopId &&
      ['asking-price', 'price-refused', 'price-known'].includes(one.step),
  );
  return same === undefined ? null : lockJourney(tx, same.id);
}

async function goodsToAsk(
  tx: Transaction,
  { shopId, items }: NetworkCartRow,
  place: NetworkPlace,
): Promise<{ items: JourneyItem[]; metres: number | null }> {
  const offered = await offeredGoods(
    tx,
    items.map(({ variantId }) => variantId),
  );
  const isFetched = handoverOfGoods(offered.values()) === 'fetched';
  const serving = await servingOf(tx, shopId ?? '', place);
  const asked = items.map(({ variantId, quantity }) => {
    const found = offered.get(variantId);
    refuseGoods(variantId, found, quantity);
    if (!isFetched && !serving.some(({ category }) => category === found.row.category))
      throw new ServiceError('order_error.not_delivered_here', { variant_id: variantId });
    return toJourneyItem(found, quantity);
  });
  return { items: asked, metres: serving[0]?.metres ?? null };
}

/** What the shop itself has said of a price counts, not its catalogue. */
function withKnownPrices(items: readonly JourneyItem[], before: JourneyRow): JourneyItem[] {
  if (before.problemCode !== '21003') return [...items];
  return items.map((item) => {
    const known = before.items.find(({ variantId }) => variantId === item.variantId);
    return known === undefined ? item : { ...item, unitPaise: known.unitPaise };
  });
}

function sellerOf(shop: NetworkShop, metres: number | null): JourneyRow['seller'] {
  const { id, provider_key, name, seller_type, address, lat, lng } = shop;
  return {
    shown: {
      id,
      provider_id: provider_key,
      name,
      seller_type,
      distance_metres: metres === null ? null : Math.round(metres),
    },
    bppId: shop.bpp_id,
    bppUri: shop.bpp_uri,
    providerId: shop.provider_id,
    locationId: shop.location_id,
    hours: openingHours(shop.hours),
    vendor: {
      name: { en: name },
      legalName: name,
      phoneNumber: '',
      address: { en: address },
      latLng: lat === null || lng === null ? '' : toLatLngText({ lat, lng }),
    },
  };
}
