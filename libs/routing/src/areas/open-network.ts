/** Shops of the open network and their goods. */
export const openNetworkPaths = {
  networkShops: '/ondc',
  networkSellers: '/ondc/dcs',
  networkProduct: '/ondc/products/:id',
} as const;
