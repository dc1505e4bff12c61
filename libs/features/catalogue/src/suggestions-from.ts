import { pathTo } from '@haat/app-context';

/** Where a search box asks for suggestions: what the shop sells, or anything where none is chosen. */
export function suggestionsFrom(vendorId: string | undefined): string {
  return pathTo('searchSuggestions', {}, { vendor: vendorId });
}
