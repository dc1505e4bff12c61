import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of a farmer's orders, and of what comes after one. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.orders, 'orders/orders.screen.tsx', { id: 'orders' }),
    route(paths.order, 'order/order.screen.tsx', { id: 'order' }),
    route(paths.orderReceipt, 'receipt/receipt.screen.tsx', { id: 'order-receipt' }),
    route(paths.returnGoods, 'return-goods/return-goods.screen.tsx', { id: 'return-goods' }),
    route(paths.reportIssue, 'report-issue/report-issue.screen.tsx', { id: 'report-issue' }),
    route(paths.refundDestination, 'refund-destination/refund-destination.screen.tsx', { id: 'refund-destination' }),
  ];
}

/** Addresses of orders that are no screens. */
export function resources(): RouteConfigEntry[] {
  return [route(paths.orderInvoice, 'order/order-invoice.resource.ts', { id: 'order-invoice' })];
}
