/** Browsing, searching and reading about what a shop sells. */
export const cataloguePaths = {
  search: '/search',
  searchSuggestions: '/search/suggestions',
  products: '/products',
  productsByCategory: '/products/categories',
  productsByBrand: '/products/brands',
  productsByCrop: '/products/crops',
  productById: '/products/:id',
  product: '/product/:slug',
  categories: '/categories',
  allCategories: '/all-categories',
  brands: '/brands',
  allBrands: '/all-brands',
} as const;
