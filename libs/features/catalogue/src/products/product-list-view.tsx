import { lazy, Suspense } from 'react';
import { Page } from '@haat/ui-kit';
import type { ProductListData } from '../catalogue.data.ts';
import { ProductList } from './product-list.tsx';

/** A list with goods need not bring what is said where there is no shop. */
const NoShop = lazy(async () => ({ default: (await import('./no-shop.tsx')).NoShop }));

/** What the chosen shop sells, in whichever state it is. */
export function ProductListView({ data }: { readonly data: ProductListData }) {
  return (
    <Page width="wide">
      <Suspense>
        {data.view === 'no-shop' ? <NoShop reason={data.reason} /> : null}
        {data.view === 'list' ? <ProductList listing={data} /> : null}
      </Suspense>
    </Page>
  );
}
