import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';

/** To a person who works for no shop: that their number belongs to none. */
export function NoShop({ namespace }: { readonly namespace: 'shop-goods' | 'shop-terms' }) {
  const { t } = useTranslation(namespace);
  return (
    <Page>
      <EmptyState
        picture="/pictures/empty-shops.svg"
        title={t('noShop.title')}
        detail={t('noShop.text')}
        action={
          <ButtonLink to={pathTo('help')} size="large" fullWidth>
            {t('noShop.help')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
