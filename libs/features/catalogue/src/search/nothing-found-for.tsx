import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, TextLink } from '@haat/ui-kit';

/** Nothing fits: all goods, or another shop; the box for another word stands above. */
export function NothingFoundFor({ search, hasShop }: { readonly search: string; readonly hasShop: boolean }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      picture="/pictures/nothing-found.svg"
      title={t('none.title', { search })}
      detail={t('none.text')}
      action={
        <>
          <ButtonLink to={pathTo('products')} size="large" fullWidth>
            {t('none.allGoods')}
          </ButtonLink>
          {hasShop ? <TextLink to={pathTo('nearbyCentres')}>{t('none.otherShop')}</TextLink> : null}
        </>
      }
    />
  );
}
