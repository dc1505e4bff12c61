import { Page } from '@haat/ui-kit';
import type { ProductListData } from '../catalogue.data.ts';
import { FacetChoice } from './facet-choice.tsx';
import { NoShop } from './no-shop.tsx';
import { ProductList } from './product-list.tsx';

/** A product list's screen, in whichever state it is. */
export function ProductListView({ data }: { readonly data: ProductListData }) {
  return <Page width="wide">{viewOf(data)}</Page>;
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
