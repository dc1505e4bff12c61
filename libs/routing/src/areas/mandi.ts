/** Pages of the feature mandi. */
export const mandiPaths = {
  mandiPrices: '/mandi',
  mandiSearch: '/mandi/search',
  collectionCentres: '/mandi/collection-center',
} as const;
