import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, TextLink } from '@haat/ui-kit';
import type { ProductListing } from '../catalogue.data.ts';
import { isFiltered } from '../product-filters.ts';

/** No match in the shop: a link to all of its goods; where it has none at all, to another shop. */
export function NothingFound({
  listing: { shop, filters },
}: {
  readonly listing: Pick<ProductListing, 'shop' | 'filters'>;
}) {
  const { t } = useTranslation('products');
  const otherShop = pathTo('nearbyCentres');
  return (
    <EmptyState
      picture="/pictures/nothing-found.svg"
      title={t('list.emptyTitle')}
      detail={t('list.emptyText', { shop: shop.name })}
      action={
        isFiltered(filters) ? (
          <>
            <ButtonLink to={pathTo('products')} size="large" fullWidth>
              {t('list.seeAll')}
            </ButtonLink>
            <TextLink to={otherShop}>{t('list.otherShop')}</TextLink>
          </>
        ) : (
          <ButtonLink to={otherShop} size="large" fullWidth>
            {t('list.otherShop')}
          </ButtonLink>
        )
      }
    />
  );
}
