import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Page, Tile, TileGrid } from '@haat/ui-kit';
import { loadComparedBrands } from '../compared-list.data.ts';
import { NoBrand, NoPlace, NoShop } from '../nothing-to-compare.tsx';
import { SearchAllShops } from '../search-all-shops.tsx';

export const handle = {
  namespaces: ['products', 'product-feed'],
  frame: 'shop',
  backTo: '/productsV2',
  sameForGuests: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadComparedBrands(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Every brand that a shop of the place sells. */
export default function ComparedBrandsScreen() {
  const { t } = useTranslation('products');
  const data = useLoaderData<typeof loader>();
  if (data.view === 'no-place')
    return (
      <Page width="wide">
        <NoPlace />
      </Page>
    );
  if (data.view === 'no-shop')
    return (
      <Page width="wide">
        <NoShop place={data.place} />
      </Page>
    );
  return (
    <Page width="wide">
      <SearchAllShops
        action={pathTo('brandsAcrossShops')}
        label={t('brands.search')}
        placeholder={t('brands.search')}
        search={data.search}
      />
      {data.brands.length === 0 ? (
        <NoBrand search={data.search} />
      ) : (
        <TileGrid size="large">
          {data.brands.map(({ slug, name, pictureUrl }) => (
            <Tile
              key={slug}
              to={pathTo('productsAcrossShops', {}, { brand: slug })}
              label={name}
              pictureUrl={pictureUrl}
            />
          ))}
        </TileGrid>
      )}
    </Page>
  );
}
