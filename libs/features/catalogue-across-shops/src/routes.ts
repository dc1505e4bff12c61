import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/app-context';

const { route } = relative(import.meta.dirname);

/** Routes of the catalogue across all shops that serve the place. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.productsAcrossShops, 'screens/compared-products.tsx', { id: 'compared-products' }),
    route(paths.brandsAcrossShops, 'screens/compared-brands.tsx', { id: 'compared-brands' }),
    route(paths.productAcrossShopsById, 'screens/compared-product-by-id.ts', { id: 'compared-product-by-id' }),
    route(paths.productAcrossShops, 'screens/compared-product.tsx', { id: 'compared-product' }),
  ];
}
