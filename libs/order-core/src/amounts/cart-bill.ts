import type { DeliveryTerms } from '@haat/api-contract';
import { billFor, type Bill, type BillTerms } from './bill-for.ts';
import type { CartFulfilment } from '../cart-fulfilment.ts';
import { deliveryFee } from './delivery-fee.ts';
import type { OrderLine } from './line-amounts.ts';

/** How a cart's goods are brought or collected. Distances are metres. */
export interface BillRoute {
  fulfilment: CartFulfilment;
  /** The shop's terms; null at a shop that does not deliver. */
  delivery: DeliveryTerms | null;
  /** From the shop to where the goods go; null when that is not known. */
  metres: number | null;
}

/**
 * The bill of a cart's goods at today's prices, in rupees; null when they cannot be had by the delivery type that
 * counts, or when the distance of a delivery is not known.
 *
 * See docs/domain/orders.md#total and docs/domain/vendors.md#delivery-fee.
 *
 * @param extras - what is added to the goods at checkout: premium and coupon
 */
export function cartBill(
  goods: readonly Pick<OrderLine, 'quantity' | 'price' | 'discount'>[],
  { fulfilment, delivery, metres }: BillRoute,
  extras: Omit<BillTerms, 'deliveryFee'> = {},
): Bill | null {
  if (!fulfilment.choices.includes(fulfilment.deliveryType)) return null;
  if (fulfilment.deliveryType === 'pickup_from_store') return billFor(goods, extras);
  const fee = delivery === null || metres === null ? null : deliveryFee(metres, delivery, billFor(goods).total);
  return fee === null ? null : billFor(goods, { ...extras, deliveryFee: fee });
}
