import { Form } from 'react-router';
import { pathTo } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { Button, ButtonLink, EmptyState, SearchField } from '@haat/ui-kit';

/** The product's address leads nowhere any more: offers a search and the shop. */
export function ProductGone() {
  const { t } = useTexts('products');
  return (
    <EmptyState
      picture="/pictures/not-found.svg"
      title={t('product.goneTitle')}
      detail={t('product.goneText')}
      action={
        <>
          <Form role="search" action={pathTo('products')} className="flex min-w-0 gap-2">
            <SearchField label={t('search.label')} name="search" placeholder={t('search.placeholder')} clearLabel={t('search.clear')} maxLength={100} />
            <Button type="submit">{t('search.button')}</Button>
          </Form>
          <ButtonLink to={pathTo('products')} variant="secondary">{t('list.seeAll')}</ButtonLink>
        </>
      }
    />
  );
}
