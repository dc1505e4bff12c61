import { useLocation } from 'react-router';
import { useTexts } from '@haat/i18n';
import { SearchForm } from '../search-form.tsx';

/** Searches the brands by name. */
export function BrandSearch({ search }: { readonly search: string }) {
  const { t } = useTexts('products');
  const { pathname } = useLocation();
  return (
    <SearchForm action={pathname} label={t('brands.search')} placeholder={t('brands.search')} defaultValue={search} />
  );
}
