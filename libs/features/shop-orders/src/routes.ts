import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the orders of a shop. */
export function routes(): RouteConfigEntry[] {
  return [route(paths.shopOrders, 'orders/shop-orders.screen.tsx', { id: 'shop-orders' })];
}
