import { lazy, Suspense, type ReactNode } from 'react';
import { Page } from '@haat/ui-kit';
import type { ProductListData } from '../catalogue.data.ts';
import { FacetChoice } from './facet-choice.tsx';

/** Where nothing is chosen yet there is no list. */
const ProductList = lazy(async () => ({ default: (await import('./product-list.tsx')).ProductList }));
const NoShop = lazy(async () => ({ default: (await import('./no-shop.tsx')).NoShop }));

interface FacetListViewProps {
  readonly data: ProductListData;
  /** What else there is of the one that is chosen. */
  readonly children?: ReactNode;
}

/** What the chosen shop sells by category, brand or crop: the choice of one, then its goods. */
export function FacetListView({ data, children }: FacetListViewProps) {
  return (
    <Page width="wide">
      <Suspense>
        {data.view === 'no-shop' ? <NoShop reason={data.reason} /> : null}
        {data.view === 'facet' ? <FacetChoice {...data} /> : null}
        {data.view === 'list' ? <ProductList listing={data} /> : null}
        {data.view === 'list' ? children : null}
      </Suspense>
    </Page>
  );
}
