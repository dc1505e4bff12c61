import { Form } from 'react-router';
import { useTexts } from '@haat/i18n';
import { Button, SearchField } from '@haat/ui-kit';
import type { ProductFilters } from '../product-filters.ts';
import { KeptFilters } from './kept-filters.tsx';

interface ListSearchProps {
  readonly path: string;
  readonly filters: ProductFilters;
  /** The field was what was asked for: it takes the focus. */
  readonly isSearching: boolean;
}

/** Searches the shop's goods; the filters stay. */
export function ListSearch({ path, filters, isSearching }: ListSearchProps) {
  const { t } = useTexts('products');
  return (
    <Form role="search" action={path} className="flex min-w-0 gap-2" key={filters.search}>
      <KeptFilters filters={filters} except={['search']} />
      <SearchField label={t('search.label')} name="search" defaultValue={filters.search} placeholder={t('search.placeholder')} clearLabel={t('search.clear')} maxLength={100} {...(isSearching ? { autoFocus: true } : {})} />
      <Button type="submit">{t('search.button')}</Button>
    </Form>
  );
}
