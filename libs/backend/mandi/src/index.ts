export { mandiArea } from './area.ts';
export { writeCentre } from './centres/write-centre.ts';
export { insertMandiDirectory } from './directory/insert-directory.ts';
export type { MarketCharges } from './directory/insert-directory.ts';
export { importPrices } from './ingest/import-prices.ts';
export type { SourceRow } from './ingest/read-row.ts';
export { storeRows } from './ingest/store-rows.ts';
export type { StoredRows } from './ingest/store-rows.ts';
