import type { Area } from '@haat/backend-platform/area';
import { acrossShopsModule } from './across-shops/across-shops.module.ts';
import { catalogueModule } from './catalogue/catalogue.module.ts';
import { locationModule } from './location/location.module.ts';
import { vendorsModule } from './vendors/vendors.module.ts';
import { pricesResource } from './operator/prices-resource.ts';
import { productsResource } from './operator/products-resource.ts';
import { shopsResource } from './operator/shops-resource.ts';
import { PRODUCTS } from './imports/products.ts';
import { SHOP_PRICES } from './imports/shop-prices.ts';
import { SEARCH_MISS_JOBS } from './search-misses/search-miss-jobs.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Places, shops, goods and seasons, and finding them. */
export const marketArea: Area = {
  name: 'market',
  routes: [locationModule, vendorsModule, catalogueModule, acrossShopsModule],
  operator: [shopsResource, productsResource, pricesResource],
  jobs: SEARCH_MISS_JOBS,
  imports: [SHOP_PRICES, PRODUCTS],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
