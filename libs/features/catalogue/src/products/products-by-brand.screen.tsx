import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { loadProductList } from '../catalogue.data.ts';
import { FacetListView } from './facet-list-view.tsx';

export { skipRevalidationOnCartChange as shouldRevalidate } from '../skip-revalidation-on-cart-change.ts';

export const handle = {
  namespaces: ['products'],
  frame: 'shop',
  backTo: '/products',
  sameForGuests: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadProductList(args, 'brand');
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.documentTitle }];
}

/** The chosen shop's goods opened by brand. */
export default function ProductsByBrandScreen() {
  return <FacetListView data={useLoaderData<typeof loader>()} />;
}
