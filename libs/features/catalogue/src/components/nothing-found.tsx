import { pathTo } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { ButtonLink, EmptyState } from '@haat/ui-kit';
import type { ProductListing } from '../catalogue.data.ts';
import { isFiltered } from '../product-filters.ts';

/** The shop has nothing that fits: the way to all of its goods, and to another shop. */
export function NothingFound({ listing: { shop, path, filters } }: { readonly listing: ProductListing }) {
  const { t } = useTexts('products');
  return (
    <EmptyState
      picture="/pictures/not-found.svg"
      title={t('list.emptyTitle')}
      detail={t('list.emptyText', { shop: shop.name })}
      action={
        <>
          {isFiltered(filters) ? <ButtonLink to={pathTo('products')}>{t('list.seeAll')}</ButtonLink> : null}
          <ButtonLink to={pathTo('nearbyCentres')} variant="secondary">{t('list.otherShop')}</ButtonLink>
          {path === pathTo('products') || !isFiltered(filters) ? null : <ButtonLink to={path} variant="quiet">{t('filter.clear')}</ButtonLink>}
        </>
      }
    />
  );
}
