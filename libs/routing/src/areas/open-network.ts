/** Shops of the open network, their goods, the cart of these and what is ordered from it. */
export const openNetworkPaths = {
  networkShops: '/ondc',
  networkSellers: '/ondc/dcs',
  networkProduct: '/ondc/products/:id',
  networkCart: '/ondc/cart',
  networkOrder: '/ondc/order/:id',
} as const;
