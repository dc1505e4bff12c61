import { useTranslation } from 'react-i18next';
import type { ProductFilters } from '../product-filters.ts';
import { SearchForm } from '../search-form.tsx';
import { suggestionsFrom } from '../suggestions-from.ts';
import { KeptFilters } from './kept-filters.tsx';

interface ListSearchProps {
  readonly path: string;
  readonly vendorId: string;
  readonly filters: ProductFilters;
  /** The link leads to this field: it takes the focus. */
  readonly isSearching: boolean;
}

/** Searches the shop's goods; the filters stay. */
export function ListSearch({ path, vendorId, filters, isSearching }: ListSearchProps) {
  const { t } = useTranslation('products');
  return (
    <SearchForm
      action={path}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      defaultValue={filters.search}
      isSearching={isSearching}
      suggestionsFrom={suggestionsFrom(vendorId)}
    >
      <KeptFilters filters={filters} except={['search']} />
    </SearchForm>
  );
}
