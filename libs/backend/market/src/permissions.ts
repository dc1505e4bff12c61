import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /location/v1/places': 'everybody',
  'GET /location/v1/places/:pincode': 'everybody',
  'GET /location/v1/reverse': 'everybody',
  'GET /hyperlocal/v1/centres': 'everybody',
  'GET /hyperlocal/v1/vendors/:id': 'everybody',
  'GET /catalogue/v1/products': 'everybody',
  'GET /catalogue/v1/products/:id': 'everybody',
  'GET /catalogue/v1/product-slugs': 'everybody',
  'GET /catalogue/v1/product-slugs/:slug': 'everybody',
  'GET /catalogue/v1/categories': 'everybody',
  'GET /catalogue/v1/brands': 'everybody',
  'GET /catalogue/v1/crops': 'everybody',
  'GET /catalogue/v1/suggestions': 'everybody',
  'GET /catalogue/v2/products': 'everybody',
  'GET /catalogue/v2/products/:id': 'everybody',
  'GET /catalogue/v2/product-slugs/:slug': 'everybody',
  'GET /catalogue/v2/brands': 'everybody',
};
