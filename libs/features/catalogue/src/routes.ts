import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of browsing, searching and reading about what a shop sells. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.search, 'search/search.screen.tsx', { id: 'search' }),
    route(paths.searchSuggestions, 'search/search-suggestions.resource.ts', { id: 'search-suggestions' }),
    route(paths.products, 'products/products.screen.tsx', { id: 'products' }),
    route(paths.productsByCategory, 'products/products-by-category.screen.tsx', { id: 'products-by-category' }),
    route(paths.productsByBrand, 'products/products-by-brand.screen.tsx', { id: 'products-by-brand' }),
    route(paths.productsByCrop, 'products/products-by-crop.screen.tsx', { id: 'products-by-crop' }),
    route(paths.productById, 'product/product-by-id.screen.tsx', { id: 'product-by-id' }),
    route(paths.product, 'product/product.screen.tsx', { id: 'product' }),
    route(paths.categories, 'categories/categories.screen.tsx', { id: 'categories' }),
    route(paths.allCategories, 'categories/categories.screen.tsx', { id: 'all-categories' }),
    route(paths.brands, 'brands/brands.screen.tsx', { id: 'brands' }),
    route(paths.allBrands, 'brands/brands.screen.tsx', { id: 'all-brands' }),
  ];
}
