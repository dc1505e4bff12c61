import { pathTo } from '@haat/routing';

/** Where a search box asks for suggestions: what the shop sells, or anything where none is chosen. */
export function suggestionsFrom(vendorId: string | undefined): string {
  return pathTo('searchSuggestions', {}, { vendor: vendorId });
}
