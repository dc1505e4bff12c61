/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export {
  bannedSubstances,
  brands,
  categories,
  crops,
  offers,
  productCrops,
  products,
  variants,
} from './catalogue/tables.ts';

export { districts, places, states } from './location/tables.ts';
export { priceChanges } from './operator/tables.ts';
export { prebookOffers, prebookSeasons } from './seasons/tables.ts';
export { vendors } from './vendors/tables.ts';
export { searchMisses, searchMissSalts, searchSynonyms } from './search-misses/tables.ts';
