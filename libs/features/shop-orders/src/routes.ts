import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the orders of a shop. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.shopOrders, 'orders/shop-orders.screen.tsx', { id: 'shop-orders' }),
    route(paths.shopOrder, 'order/shop-order.screen.tsx', { id: 'shop-order' }),
    route(paths.shopSlip, 'slip/shop-slip.screen.tsx', { id: 'shop-slip' }),
  ];
}

/** Addresses of a shop's orders that are no screens. */
export function resources(): RouteConfigEntry[] {
  return [
    route(paths.shopBill, 'order/shop-bill.resource.ts', { id: 'shop-bill' }),
    route(paths.shopCasePhoto, 'order/case-photo.resource.ts', { id: 'shop-case-photo' }),
  ];
}
