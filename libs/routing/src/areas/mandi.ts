/** Pages of the feature mandi. */
export const mandiPaths = {
  mandiPrices: '/mandi',
  mandiSearch: '/mandi/search',
  demands: '/mandi/demand-trade',
  collectionCentres: '/mandi/collection-center',
} as const;
