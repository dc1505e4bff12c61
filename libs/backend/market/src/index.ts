export { marketArea } from './area.ts';
export { allCrops } from './catalogue/all-crops.ts';
export type { KnownCrop } from './catalogue/all-crops.ts';
export { BannedSubstanceError, bannedSubstanceIn } from './substances/banned-substances.ts';
export { goodsFactsOf, lineSnapshots } from './catalogue/line-snapshots.ts';
export type { LineSnapshot } from './catalogue/line-snapshots.ts';
export { namedProducts } from './catalogue/named-products.ts';
export type { NamedProduct } from './catalogue/named-products.ts';
export { someProductsOf } from './catalogue/some-products.ts';
export { categorySlugs } from './catalogue/category-slugs.ts';
export type { OffersElsewhere } from './across-shops/offers-elsewhere.ts';
export { bannedSubstances } from './substances/list-banned.ts';
export { refusedSubstanceIn } from './substances/refused-substance.ts';
export { restrictedSubstanceIn, restrictionOf, restrictions } from './substances/restrictions.ts';
export { packName } from './catalogue/pack-name.ts';
export { packsQuery } from './catalogue/packs-query.ts';
export { pictureAddress } from './catalogue/picture-address.ts';
export { productsAgainst } from './catalogue/products-against.ts';
export type { ProductAgainst } from './catalogue/products-against.ts';
export { prescribedProducts } from './catalogue/prescribed-products.ts';
export type { PrescribedProduct } from './catalogue/prescribed-products.ts';
export { productLines, quoteFor } from './catalogue/quotes.ts';
export type { ProductLine, VariantQuote } from './catalogue/quotes.ts';
export { refuseShortage, releaseStock, reserveStock, shortagesOf } from './catalogue/stock.ts';
export type { StockLine } from './catalogue/stock.ts';
export { metresBetween, toLatLng, toLatLngText } from './location/earth.ts';
export type { LatLng } from './location/earth.ts';
export { pincodeGeocoder, positionOfPincode } from './location/pincode-geocoder.ts';
export { stateOfPincode } from './location/state-of-pincode.ts';
export { regionNames } from './location/region-names.ts';
export type { RegionNames } from './location/region-names.ts';
export { nameInOwnScript, placeNameIn } from './place-names/place-name.ts';
export { foldText, searchText, searchTextOf, skeletonsText } from './search/fold-text.ts';
export { matchSql } from './search/match-sql.ts';
export { attemptsOf, readSearch } from './search/read-search.ts';
export type { Search, SearchTerm } from './search/read-search.ts';
export { cancelFreeDays } from './seasons/cancel-free-days.ts';
export { openSeason } from './seasons/open-season.ts';
export { seasonOffers } from './seasons/season-offers.ts';
export { expiredKinds } from './licences/expired-kinds.ts';
export { expireOffers, licencesEndingBefore } from './licences/expire-offers.ts';
export type { EndingLicence } from './licences/expire-offers.ts';
export { refuseExpiredGoods } from './licences/refuse-expired-goods.ts';
export { changeOffer, lockShopOffers } from './shop-goods/change-offers.ts';
export type { OfferChange, OfferRow } from './shop-goods/change-offers.ts';
export { listShopGoods, packsByKind, shopPack, shopPacks } from './shop-goods/shop-goods.ts';
export type { ShopPack } from './shop-goods/shop-goods.ts';
export { changeShopSettings, lockOwnShop, ownShop } from './vendors/shop-settings.ts';
export type { OwnShop, ShopSettings } from './vendors/shop-settings.ts';
export { promisedPacks, releaseSeasonPacks, reserveSeasonPacks } from './seasons/season-stock.ts';
export type { PrebookedLine } from './seasons/tables.ts';
export { vendorFacts } from './vendors/vendor-facts.ts';
export type { VendorOfCart } from './vendors/vendors-serving.ts';
export type { VendorFacts, VendorSnapshot } from './vendors/vendor-facts.ts';
export { isNumberOfShop } from './vendors/number-of-shop.ts';
export { nearestShops } from './vendors/nearest-shops.ts';
export { vendorRegistration } from './vendors/vendor-registration.ts';
export {
  availabilityAt,
  financedCentreServes,
  vendorById,
  vendorOfCart,
  vendorsServing,
  vendorsServingQuery,
} from './vendors/vendors-serving.ts';
export { missesByDay, searchesWithoutResult } from './search-misses/find-misses.ts';
export { addSynonym, listSynonyms, removeSynonym } from './search-misses/synonyms.ts';
