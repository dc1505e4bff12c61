import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { deferred } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { ButtonLink, Columns, ProductGrid, TextLink } from '@haat/ui-kit';
import type { ProductListing } from '../catalogue.data.ts';
import { listAddress } from '../list-address.ts';
import { ProductTile } from '../product-tile.tsx';
import { ComingList, ComingProducts } from './coming.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListSearch } from './list-search.tsx';
import { MoreLink } from './more-link.tsx';

/** Most lists have something in them. */
const NothingFound = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));

const CategoryChips = deferred('categories', async () => (await import('./list-sections.ts')).CategoryChips);
const ChosenFilters = deferred('chosen-filters', async () => (await import('./list-sections.ts')).ChosenFilters);
const CropPrice = deferred('crop-price', async () => (await import('./list-sections.ts')).CropPrice);
const PrebookNote = deferred('prebook-note', async () => (await import('./list-sections.ts')).PrebookNote);

/** Cards that are in sight when the screen opens. */
const FIRST_SEEN = 4;

/** One shop's products, as the address narrows and sorts them. */
export function ProductList({ listing }: { readonly listing: ProductListing }) {
  const { path, filters, facets, isInsuranceOffered } = listing;
  const coming = useComing(path);
  return (
    <>
      <ListSearch path={path} vendorId={listing.shop.id} filters={filters} isSearching={listing.isSearching} />
      <Columns
        side="start"
        aside={
          <>
            {/* At a counter the open filters begin with the same choice. */}
            <div className="contents lg:hidden">
              <CategoryChips path={path} filters={filters} items={facets.category} />
            </div>
            <FilterPanel
              key={JSON.stringify({ ...filters, page: 1 })}
              {...{ path, filters, facets, isInsuranceOffered }}
            />
          </>
        }
      >
        {listing.prebook === null ? null : <PrebookNote path={path} text={listing.prebook} />}
        <ChosenFilters path={path} filters={filters} facets={facets} />
        {listing.cropPrice === null ? null : <CropPrice line={listing.cropPrice} />}
        {coming === 'another-list' ? (
          <ComingList />
        ) : (
          <Found listing={listing} isMoreComing={coming === 'another-page'} />
        )}
      </Columns>
    </>
  );
}

function Found({ listing, isMoreComing }: { readonly listing: ProductListing; readonly isMoreComing: boolean }) {
  const { t } = useTranslation('products');
  const { shop, path, filters, found } = listing;
  const { count, products, firstPage, lastPage, hasMore } = found;
  if (count === 0)
    return (
      <Suspense>
        <NothingFound listing={listing} />
      </Suspense>
    );
  return (
    <>
      <div className="-my-2 flex min-h-12 min-w-0 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-ink-soft">
          {t('list.count', { count })}
        </p>
        <span className="ml-auto flex flex-wrap justify-end gap-x-4 gap-y-2">
          <TextLink
            to={pathTo(
              'productsAcrossShops',
              {},
              { search: filters.search, category: filters.category, brand: filters.brand, crop: filters.crop },
            )}
          >
            {t('product.compareShops')}
          </TextLink>
          <TextLink to={pathTo('nearbyCentres')}>{t('list.changeShop')}</TextLink>
        </span>
      </div>
      {firstPage > 1 ? (
        <ButtonLink to={listAddress(path, filters, { page: firstPage - 1 })} variant="secondary" fullWidth>
          {t('list.earlier')}
        </ButtonLink>
      ) : null}
      <ProductGrid>
        {products.map((product, index) => (
          <ProductTile key={product.id} product={product} vendorId={shop.id} eager={index < FIRST_SEEN} />
        ))}
      </ProductGrid>
      {isMoreComing ? <ComingProducts count={2} /> : null}
      {hasMore ? (
        <>
          <p className="text-center text-ink-soft">{t('list.shown', { shown: products.length, count })}</p>
          <MoreLink to={listAddress(path, filters, { page: lastPage + 1 })} isComing={isMoreComing} />
        </>
      ) : null}
    </>
  );
}

/** What this screen is loading: more of the same list, another list, or nothing. */
function useComing(path: string): 'another-page' | 'another-list' | null {
  const navigation = useNavigation();
  if (navigation.state !== 'loading' || navigation.location.pathname !== path || navigation.formMethod === 'POST')
    return null;
  return Number(new URLSearchParams(navigation.location.search).get('page')) > 1 ? 'another-page' : 'another-list';
}
