/** Pages of the feature mandi. */
export const mandiPaths = {
  mandiPrices: '/mandi',
  mandiSearch: '/mandi/search',
  // The address is misspelt where it is given, and stays so.
  saleSlips: '/mandi/submit-reciept',
  demands: '/mandi/demand-trade',
  collectionCentres: '/mandi/collection-center',
} as const;
