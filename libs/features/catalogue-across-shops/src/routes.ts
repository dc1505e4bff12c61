import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the catalogue across all shops that serve the place. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.productsAcrossShops, 'compared-products/compared-products.screen.tsx', { id: 'compared-products' }),
    route(paths.brandsAcrossShops, 'compared-brands/compared-brands.screen.tsx', { id: 'compared-brands' }),
    route(paths.productAcrossShopsById, 'compared-product/compared-product-by-id.screen.tsx', {
      id: 'compared-product-by-id',
    }),
    route(paths.productAcrossShops, 'compared-product/compared-product.screen.tsx', { id: 'compared-product' }),
  ];
}
