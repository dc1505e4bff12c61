import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the open network: its shops and goods, the list of shops, one product, the cart and one order. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.networkShops, 'network-shops/network-shops.screen.tsx', { id: 'network-shops' }),
    route(paths.networkSellers, 'network-sellers/network-sellers.screen.tsx', { id: 'network-sellers' }),
    route(paths.networkProduct, 'network-product/network-product.screen.tsx', { id: 'network-product' }),
    route(paths.networkCart, 'network-cart/network-cart.screen.tsx', { id: 'network-cart' }),
    route(paths.networkOrder, 'network-order/network-order.screen.tsx', { id: 'network-order' }),
  ];
}
