import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/app-context';

const { route } = relative(import.meta.dirname);

/** Routes of a farmer's orders, and of what comes after one. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.orders, 'screens/orders.tsx', { id: 'orders' }),
    route(paths.order, 'screens/order.tsx', { id: 'order' }),
    route(paths.returnGoods, 'screens/return-goods.tsx', { id: 'return-goods' }),
    route(paths.reportIssue, 'screens/report-issue.tsx', { id: 'report-issue' }),
    route(paths.refundDestination, 'screens/refund-destination.tsx', { id: 'refund-destination' }),
  ];
}

/** Addresses of orders that are no screens. */
export function resources(): RouteConfigEntry[] {
  return [route(paths.orderInvoice, 'screens/order-invoice.ts', { id: 'order-invoice' })];
}
