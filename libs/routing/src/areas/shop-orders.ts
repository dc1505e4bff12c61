/** Orders as the people of the shop see them. */
export const shopOrdersPaths = {
  shopOrders: '/shop/orders',
  shopOrder: '/shop/order/:orderId',
} as const;
