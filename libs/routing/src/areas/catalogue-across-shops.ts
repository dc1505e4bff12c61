/** The same goods compared across shops. */
export const catalogueAcrossShopsPaths = {
  productsAcrossShops: '/productsV2',
  productAcrossShopsById: '/productsV2/:id',
  productAcrossShops: '/productV2/:slug',
  brandsAcrossShops: '/productsV2/brands',
} as const;
