import { productSlugs, type ApiClient } from '@haat/api-client';
import { pathTo } from '@haat/routing';

/** Where paths of entry pages come from; a feature's own entry pages get a line here. */
export const SITEMAP_SOURCES: readonly ((api: ApiClient) => Promise<string[]>)[] = [
  async () => [pathTo('home'), pathTo('mandiPrices'), pathTo('networkShops')],
  async (api) => (await productSlugs(api)).map((slug) => pathTo('product', { slug })),
];
