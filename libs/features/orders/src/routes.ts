import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/app-context';

const { route } = relative(import.meta.dirname);

/** Routes of a farmer's orders. */
export function routes(): RouteConfigEntry[] {
  return [route(paths.orders, 'screens/orders.tsx', { id: 'orders' }), route(paths.order, 'screens/order.tsx', { id: 'order' })];
}
