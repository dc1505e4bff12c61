import { pathTo } from '@haat/routing';
import { filterQuery, type ProductFilters } from './product-filters.ts';

/** Address of a list with these filters; every change of a filter begins at its first page unless the page is given. */
export function listAddress(path: string, filters: ProductFilters, change: Partial<ProductFilters> = {}): string {
  // A list's own path has no parameters, so the query is all that has to be written.
  return path + pathTo('home', {}, filterQuery({ ...filters, page: 1, ...change })).slice(1);
}
