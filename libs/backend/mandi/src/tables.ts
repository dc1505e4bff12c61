/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { mandiAlerts } from './alerts/tables.ts';
export { mandiCentreRates, mandiCentres } from './centres/tables.ts';
export {
  mandiCommodities,
  mandiIngests,
  mandiMarkets,
  mandiPrices,
  mandiSetAsideRows,
  PRICE_SOURCES,
} from './prices/tables.ts';
export type { PriceSource } from './prices/tables.ts';
export { mandiReceipts } from './receipts/tables.ts';
export { mandiDemands, mandiOffers } from './trade/tables.ts';
