import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Route of the cart and of ordering it. */
export function routes(): RouteConfigEntry[] {
  return [route(paths.cart, 'cart/cart.screen.tsx', { id: 'cart' })];
}
