import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the feature mandi. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.mandiPrices, 'mandi-prices/mandi-prices.screen.tsx', { id: 'mandi-prices' }),
    route(paths.mandiSearch, 'mandi-search/mandi-search.screen.tsx', { id: 'mandi-search' }),
    route(paths.saleSlips, 'sale-slips/sale-slips.screen.tsx', { id: 'sale-slips' }),
    route(paths.demands, 'demands/demands.screen.tsx', { id: 'demands' }),
    route(paths.collectionCentres, 'collection-centres/collection-centres.screen.tsx', { id: 'collection-centres' }),
  ];
}
