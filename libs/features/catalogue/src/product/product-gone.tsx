import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';
import { SearchForm } from '../search-form.tsx';

/** The product's address leads nowhere any more: offers a search and the shop. */
export function ProductGone({ headingLevel = 2 }: { readonly headingLevel?: 1 | 2 }) {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      picture="/pictures/not-found.svg"
      headingLevel={headingLevel}
      title={t('product.goneTitle')}
      detail={t('product.goneText')}
      action={
        <>
          <SearchForm action={pathTo('products')} label={t('search.label')} placeholder={t('search.placeholder')} />
          <ButtonLink to={pathTo('products')} variant="secondary">
            {t('list.seeAll')}
          </ButtonLink>
        </>
      }
    />
  );
}
