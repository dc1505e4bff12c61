import { data, redirect, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { isApiError, product } from '@haat/api-client';
import { apiContext, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Page } from '@haat/ui-kit';
import { ProductGone } from '../nothing-to-compare.tsx';

export const handle = {
  namespaces: ['products', 'product-feed'],
  frame: 'shop',
  backTo: '/productsV2',
  ownHeading: true,
} satisfies ScreenHandle;

/**
 * Leads from a product's id to the address by its name; the query goes along. The name is known without a place, too.
 * An id that is unknown is answered here: a second journey over a slow line would say no more.
 */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  try {
    const { slug } = await product(context.get(apiContext), params.id ?? '');
    return redirect(pathTo('productAcrossShops', { slug }) + url.search, 301);
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    return data({ title: context.get(textContext)('products:product.goneTitle') }, { status: 404 });
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Seen only when there is no such product. */
export default function ComparedProductByIdScreen() {
  return (
    <Page width="wide">
      <ProductGone />
    </Page>
  );
}
