import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SearchForm } from '../search-form.tsx';

/** Searches the brands by name. */
export function BrandSearch({ search }: { readonly search: string }) {
  const { t } = useTranslation('products');
  const { pathname } = useLocation();
  return (
    <SearchForm action={pathname} label={t('brands.search')} placeholder={t('brands.search')} defaultValue={search} />
  );
}
