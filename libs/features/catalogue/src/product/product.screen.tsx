import { lazy, Suspense } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { skipRevalidationOnCartChange } from '../skip-revalidation-on-cart-change.ts';
import { ProductDetails } from './product-details.tsx';
import { loadProduct } from './product.data.ts';

/** Few addresses lead nowhere: the others need not bring what is said then. */
const ProductGone = lazy(async () => ({ default: (await import('./product-gone.tsx')).ProductGone }));

export const handle = {
  isEntry: true,
  namespaces: ['products'],
  frame: 'shop',
  backTo: '/products',
  ownHeading: true,
  ownBottomBar: true,
  sameForGuests: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadProduct(args);
}

/** Another pack, crop or area of the same product is already here: only another shop or product is loaded. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (
    isSamePage &&
    ['v', 'prebook'].every((name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name))
  )
    return false;
  return skipRevalidationOnCartChange(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One product at the chosen shop. */
export default function ProductScreen() {
  const data = useLoaderData<typeof loader>();
  if (data.view === 'product') return <ProductDetails data={data} />;
  return (
    <Page>
      <Suspense>
        <ProductGone headingLevel={1} />
      </Suspense>
    </Page>
  );
}
