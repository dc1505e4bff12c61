import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';

/** In place of an order that is not there, or another shop's: says so, and leads to the shop's own. */
export function OrderMissing() {
  const { t } = useTranslation('shop-order');
  return (
    <Page>
      <EmptyState
        picture="/pictures/not-found.svg"
        title={t('missing.title')}
        detail={t('missing.text')}
        action={
          <ButtonLink to={pathTo('shopOrders')} size="large" fullWidth>
            {t('missing.action')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
