import { redirect, type LoaderFunctionArgs } from 'react-router';
import { isApiError, product } from '@haat/api-client';
import { apiContext } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/**
 * Leads from a product's id to the address by its name; the query goes along. The name is known without a place, too.
 */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  try {
    const { slug } = await product(context.get(apiContext), id);
    return redirect(pathTo('productAcrossShops', { slug }) + url.search, 301);
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    // That page says that there is no such product.
    return redirect(pathTo('productAcrossShops', { slug: id }));
  }
}
