/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { networkOrderEvents, networkOrderNews, networkRequests } from './after-order/tables.ts';
export { networkCarts } from './cart/tables.ts';
export {
  networkCatalogueRejections,
  networkItems,
  networkKnownGoods,
  networkLocations,
  networkProducts,
  networkProviders,
  networkReaches,
  networkWordings,
} from './catalogue/tables.ts';
export { networkJourneys, networkOrderEntries } from './journey/tables.ts';
export { networkMessages, networkSearches } from './transport/tables.ts';
