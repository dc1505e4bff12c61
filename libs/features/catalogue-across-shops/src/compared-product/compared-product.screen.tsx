import { useLoaderData, type LoaderFunctionArgs, type MetaArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { NoPlace, ProductGone } from '../nothing-to-compare.tsx';
import { loadComparedProduct, type ComparedProductData } from './compared-product.data.ts';
import { ComparedProduct } from './compared-product.tsx';

export const handle = {
  namespaces: ['products', 'product-feed'],
  frame: 'shop',
  backTo: '/productsV2',
  ownHeading: true,
  sameForGuests: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadComparedProduct(args);
}

/** Another pack of the same product is already here. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherPack =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && formAction === undefined;
  return isOtherPack ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.view === 'product' ? `${loaderData.name}: ${loaderData.title}` : loaderData?.title }];
}

/** One product at all shops of the place. */
export default function ComparedProductScreen() {
  return <Page width="wide">{viewOf(useLoaderData<typeof loader>())}</Page>;
}

function viewOf(data: ComparedProductData) {
  switch (data.view) {
    case 'no-place':
      return <NoPlace headingLevel={1} />;
    case 'gone':
      return <ProductGone />;
    case 'product':
      return <ComparedProduct product={data} />;
  }
}
