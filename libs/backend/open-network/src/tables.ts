/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export {
  networkCatalogueRejections,
  networkItems,
  networkLocations,
  networkProducts,
  networkProviders,
  networkReaches,
  networkWordings,
} from './catalogue/tables.ts';
export { networkMessages, networkSearches } from './transport/tables.ts';
