import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

/** To a person who works for no shop: for whom this app is, and where farmers go. */
export function NoShop() {
  const { t } = useTranslation('shop-orders');
  return (
    <EmptyState
      picture="/pictures/empty-shop.svg"
      title={t('noShop.title')}
      detail={t('noShop.text')}
      action={
        <ButtonLink to={pathTo('help')} size="large" fullWidth>
          {t('noShop.help')}
        </ButtonLink>
      }
    />
  );
}
