/** Orders as the people of the shop see them. */
export const shopOrdersPaths = {
  shopOrders: '/shop/orders',
  shopOrder: '/shop/order/:orderId',
  shopSlip: '/shop/order/:orderId/slip',
  shopBill: '/shop/order/:orderId/bill.pdf',
  shopCasePhoto: '/shop/order/:orderId/photo/:photoId',
} as const;
