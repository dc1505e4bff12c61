/** Orders, and what comes after one. */
export const ordersPaths = {
  orders: '/orders',
  order: '/order/:orderId',
  orderInvoice: '/order/:orderId/bill.pdf',
  orderReceipt: '/order/:orderId/receipt',
  returnGoods: '/order/:orderId/return',
  reportIssue: '/order/:orderId/report',
  refundDestination: '/order/:orderId/refund/:refundId',
} as const;
