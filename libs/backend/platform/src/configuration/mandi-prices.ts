import type { Environment } from './environment.ts';

/** The source of daily market prices. */
export interface MandiPricesConfiguration {
  /** Its base address. */
  address: string;
  key: string;
}

/** The source of daily market prices, or null: without a key none are fetched. */
export function mandiPricesOf({
  MANDI_PRICES_ADDRESS: address,
  MANDI_PRICES_KEY: key,
}: Environment): MandiPricesConfiguration | null {
  return key === undefined ? null : { address, key };
}
