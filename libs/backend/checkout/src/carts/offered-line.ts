import type { Marketplace } from '@haat/api-contract/vocabulary';
import { vendorFacts } from '@haat/backend-market';
import type { VariantQuote } from '@haat/backend-market';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { lineQuotes } from './line-quotes.ts';

/** What a pack costs today (price − discount), in paise. */
export function unitPaise({ pricePaise, discountPaise }: Pick<VariantQuote, 'pricePaise' | 'discountPaise'>): number {
  return pricePaise - discountPaise;
}

/** A pack that is offered, and for which kind of order. */
export interface OfferedPack {
  vendorId: string;
  variantId: string;
  isPrebook: boolean;
  now: Date;
}

/**
 * Price and stock of a pack at a shop of this marketplace: today's, or the season's for a prebooking.
 * @throws ServiceError `provider_error.vendor_unknown`, `cart_error.product_gone`
 */
export async function offeredLine(
  executor: Executor,
  marketplace: Marketplace,
  { vendorId, variantId, isPrebook, now }: OfferedPack,
): Promise<VariantQuote> {
  const vendor = await vendorFacts(executor, vendorId);
  // The two marketplaces never mix: a shop of the other one is none of this one.
  if (vendor === null || vendor.marketplace !== marketplace) throw new ServiceError('provider_error.vendor_unknown');
  const quote = (await lineQuotes(executor, { variantIds: [variantId], vendorId, isPrebook, now })).get(variantId);
  if (quote === undefined) throw new ServiceError('cart_error.product_gone', { variant_id: variantId });
  return quote;
}

/** @throws ServiceError `cart_error.not_enough_stock` with the packs that there are */
export function checkStock({ variantId, stock }: Pick<VariantQuote, 'variantId' | 'stock'>, quantity: number): void {
  if (quantity > stock)
    throw new ServiceError('cart_error.not_enough_stock', { variant_id: variantId, available: stock });
}
