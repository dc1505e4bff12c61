import type { Marketplace } from '@haat/api-contract';
import type { Executor } from '../../database/connection.ts';
import { ServiceError } from '../../errors.ts';
import { quoteFor } from '../catalogue/quotes.ts';
import type { VariantQuote } from '../catalogue/quotes.ts';
import { vendorFacts } from '../vendors/vendor-facts.ts';

/** What a pack costs today (price − discount), in paise. */
export function unitPaise({ pricePaise, discountPaise }: Pick<VariantQuote, 'pricePaise' | 'discountPaise'>): number {
  return pricePaise - discountPaise;
}

/**
 * Today's price and stock of a pack at a shop of this marketplace.
 * @throws ServiceError `provider_error.vendor_unknown`, `cart_error.product_gone`
 */
export async function offeredLine(executor: Executor, marketplace: Marketplace, vendorId: string, variantId: string): Promise<VariantQuote> {
  const vendor = await vendorFacts(executor, vendorId);
  // The two marketplaces never mix: a shop of the other one is none of this one.
  if (vendor === null || vendor.marketplace !== marketplace) throw new ServiceError('provider_error.vendor_unknown');
  const quote = (await quoteFor(executor, [variantId], vendorId)).get(variantId);
  if (quote === undefined) throw new ServiceError('cart_error.product_gone', { variant_id: variantId });
  return quote;
}

/** @throws ServiceError `cart_error.not_enough_stock` with the packs that there are */
export function checkStock({ variantId, stock }: Pick<VariantQuote, 'variantId' | 'stock'>, quantity: number): void {
  if (quantity > stock) throw new ServiceError('cart_error.not_enough_stock', { variant_id: variantId, available: stock });
}
