import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/app-context';

const { route } = relative(import.meta.dirname);

/** Routes of browsing, searching and reading about what a shop sells. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.search, 'screens/search.tsx', { id: 'search' }),
    route(paths.searchSuggestions, 'screens/search-suggestions.ts', { id: 'search-suggestions' }),
    route(paths.products, 'screens/products.tsx', { id: 'products' }),
    route(paths.productsByCategory, 'screens/products-by-category.tsx', { id: 'products-by-category' }),
    route(paths.productsByBrand, 'screens/products-by-brand.tsx', { id: 'products-by-brand' }),
    route(paths.productsByCrop, 'screens/products-by-crop.tsx', { id: 'products-by-crop' }),
    route(paths.productById, 'screens/product-by-id.tsx', { id: 'product-by-id' }),
    route(paths.product, 'screens/product.tsx', { id: 'product' }),
    route(paths.categories, 'screens/categories.tsx', { id: 'categories' }),
    route(paths.allCategories, 'screens/categories.tsx', { id: 'all-categories' }),
    route(paths.brands, 'screens/brands.tsx', { id: 'brands' }),
    route(paths.allBrands, 'screens/brands.tsx', { id: 'all-brands' }),
  ];
}
