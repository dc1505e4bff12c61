import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { loadProductList } from '../catalogue.data.ts';
import { ProductListView } from './product-list-view.tsx';

export { skipRevalidationOnCartChange as shouldRevalidate } from '../skip-revalidation-on-cart-change.ts';

export const handle = { namespaces: ['products'], frame: 'shop', sameForGuests: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadProductList(args, null);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.documentTitle }];
}

/** What the chosen shop sells, searched, narrowed and sorted by the address. */
export default function ProductsScreen() {
  return <ProductListView data={useLoaderData<typeof loader>()} />;
}
