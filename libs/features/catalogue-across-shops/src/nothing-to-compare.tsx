import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, MapPinIcon } from '@haat/ui-kit';
import { isNarrowed, type ListQuery } from './list-query.ts';

/** The farmer has not said where they are. */
export function NoPlace({ headingLevel = 2 }: { readonly headingLevel?: 1 | 2 }) {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      picture="/pictures/empty-farms.svg"
      headingLevel={headingLevel}
      title={t('place.title')}
      detail={t('product-feed:place.text')}
      action={<ChoosePlace label={t('place.action')} />}
    />
  );
}

/** No shop serves the place. */
export function NoShop({ place }: { readonly place: string }) {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      picture="/pictures/empty-shop.svg"
      title={t('shop.noneTitle')}
      detail={t('shop.noneText', { place })}
      action={<ChoosePlace label={t('shop.changePlace')} />}
    />
  );
}

/** No shop has what the list is narrowed to; where none has anything, another place may. */
export function NothingFound({ query, place }: { readonly query: ListQuery; readonly place: string }) {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      picture="/pictures/nothing-found.svg"
      title={t('list.emptyTitle')}
      detail={t('product-feed:list.emptyText', { place })}
      action={isNarrowed(query) ? <SeeAll /> : <ChoosePlace label={t('shop.changePlace')} />}
    />
  );
}

/** No brand is called so. */
export function NoBrand({ search }: { readonly search: string }) {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      picture="/pictures/nothing-found.svg"
      title={t('list.emptyTitle')}
      detail={search === '' ? undefined : t('brands.none', { search })}
      action={
        <ButtonLink to={pathTo('brandsAcrossShops')} size="large" fullWidth>
          {t('brands.all')}
        </ButtonLink>
      }
    />
  );
}

/** The product's address leads nowhere any more. */
export function ProductGone() {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      picture="/pictures/not-found.svg"
      headingLevel={1}
      title={t('product.goneTitle')}
      detail={t('product.goneText')}
      action={<SeeAll />}
    />
  );
}

/** No shop of the place sells the product. */
export function SoldByNoShop({ place }: { readonly place: string }) {
  const { t } = useTranslation('product-feed');
  return (
    <EmptyState
      size="part"
      picture="/pictures/empty-shop.svg"
      title={t('unsold.title')}
      detail={t('unsold.text', { place })}
      action={<SeeAll />}
    />
  );
}

function SeeAll() {
  const { t } = useTranslation('product-feed');
  return (
    <ButtonLink to={pathTo('productsAcrossShops')} size="large" fullWidth>
      {t('list.seeAll')}
    </ButtonLink>
  );
}

function ChoosePlace({ label }: { readonly label: string }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={pathTo('location', {}, { next: pathname + search })} size="large" fullWidth icon={<MapPinIcon />}>
      {label}
    </ButtonLink>
  );
}
