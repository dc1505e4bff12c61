import { Form, useLocation } from 'react-router';
import { useTexts } from '@haat/i18n';
import { Button, SearchField } from '@haat/ui-kit';

/** Searches the brands by name. */
export function BrandSearch({ search }: { readonly search: string }) {
  const { t } = useTexts('products');
  const { pathname } = useLocation();
  return (
    <Form role="search" action={pathname} className="flex min-w-0 gap-2" key={search}>
      <SearchField label={t('brands.search')} name="search" defaultValue={search} placeholder={t('brands.search')} clearLabel={t('search.clear')} maxLength={100} />
      <Button type="submit">{t('search.button')}</Button>
    </Form>
  );
}
