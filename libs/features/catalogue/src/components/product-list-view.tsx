import { lazy, Suspense } from 'react';
import { Page } from '@haat/ui-kit';
import type { ProductListData } from '../catalogue.data.ts';
import { ProductList } from './product-list.tsx';

/** A list with goods need not bring what is said where there are none. */
const FacetChoice = lazy(async () => ({ default: (await import('./facet-choice.tsx')).FacetChoice }));
const NoShop = lazy(async () => ({ default: (await import('./no-shop.tsx')).NoShop }));

/** A product list's screen, in whichever state it is. */
export function ProductListView({ data }: { readonly data: ProductListData }) {
  return (
    <Page width="wide">
      <Suspense>{viewOf(data)}</Suspense>
    </Page>
  );
}

function viewOf(data: ProductListData) {
  switch (data.view) {
    case 'no-shop':
      return <NoShop reason={data.reason} />;
    case 'facet':
      return <FacetChoice {...data} />;
    case 'list':
      return <ProductList listing={data} />;
  }
}
