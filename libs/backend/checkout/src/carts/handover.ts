import type { DeliveryType, Vendor } from '@haat/api-contract';
import { deliveryType } from '@haat/cart-core';
import { billFor, deliveryFee } from '@haat/order-core';
import type { Bill, BillTerms } from '@haat/order-core';
import type { CartRow } from './stored-cart.ts';

/** What decides how a cart can be handed over. Distances are metres. */
export interface HandoverFacts {
  /** The shop, its fulfilment narrowed to the asked place. */
  vendor: Vendor;
  /** Whether the cart holds what may only be collected. */
  collectOnly: boolean;
  /** From the shop to the chosen address; null when none is chosen. */
  addressMetres: number | null;
  chosen: CartRow['deliveryType'];
}

/** How a cart can be handed over, and how it will be. */
export interface Handover {
  choices: DeliveryType[];
  deliveryType: DeliveryType;
}

/**
 * The ways in which a shop hands over at the asked place. Goods that may only be collected rule delivery out; an
 * address
 * inside the shop's delivery radius can be delivered to wherever the farmer is now. Domain rules, cart-core.
 */
export function handoverOf({ vendor, collectOnly, addressMetres, chosen }: HandoverFacts): Handover {
  const { delivery, serves_place: servesPlace } = vendor.vendor_details;
  const here = servesPlace === false ? null : vendor.fulfillment_type;
  const reachesAddress = delivery !== null && addressMetres !== null && addressMetres <= delivery.radius_metres;
  const delivers = !collectOnly && (here === 'both' || here === 'doorstep_delivery' || reachesAddress);
  const handsOver = here === 'both' || here === 'pickup_from_store';
  const choices: DeliveryType[] = [
    ...(delivers ? ['home_delivery' as const] : []),
    ...(handsOver ? ['pickup_from_store' as const] : []),
  ];
  const fulfilment = choices.length === 2 ? 'both' : (choices[0] ?? vendor.fulfillment_type);
  return { choices, deliveryType: deliveryType({ fulfillment_type: fulfilment }, chosen, collectOnly) };
}

/**
 * The bill of goods at today's prices, in rupees; null when they cannot be handed over as chosen or the way is not
 * known.
 * @param metres from the shop to where the goods shall go; null when that is not known
 * @param extras what comes to the goods at checkout: premium and coupon
 */
export function cartBill(
  goods: readonly { quantity: number; price: number; discount: number }[],
  { choices, deliveryType: way }: Handover,
  vendor: Vendor,
  metres: number | null,
  extras: Omit<BillTerms, 'deliveryFee'> = {},
): Bill | null {
  if (!choices.includes(way)) return null;
  if (way === 'pickup_from_store') return billFor(goods, extras);
  const terms = vendor.vendor_details.delivery;
  const fee = terms === null || metres === null ? null : deliveryFee(metres, terms, billFor(goods).total);
  return fee === null ? null : billFor(goods, { ...extras, deliveryFee: fee });
}
