import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';

/** In place of an order that is not there, or not the reader's: says so, and leads to the reader's orders. */
export function OrderMissing() {
  const { t } = useTranslation('order');
  return (
    <Page>
      <EmptyState
        picture="/pictures/not-found.svg"
        title={t('missing.title')}
        detail={t('missing.text')}
        action={
          <ButtonLink to={pathTo('orders')} size="large" fullWidth>
            {t('missing.action')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
