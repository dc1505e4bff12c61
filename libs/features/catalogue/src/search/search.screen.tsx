import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { textContext, trackContext, type ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { keepSearch } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';
import { SearchFound } from './search-found.tsx';
import { SearchStart } from './search-start.tsx';
import { loadSearch, searchedFor } from './search.data.ts';

export { skipRevalidationOnCartChange as shouldRevalidate } from '../skip-revalidation-on-cart-change.ts';

export const handle = { namespaces: ['search', 'products'], frame: 'shop', sameForGuests: true } satisfies ScreenHandle;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const search = searchedFor(url.searchParams);
  const found = await loadSearch(context, search);
  if (found.view === 'found')
    context.get(trackContext)({ name: 'search', properties: { results: found.goods?.count ?? 0 } });
  return {
    title: t('search:title'),
    documentTitle: search === '' ? t('search:title') : t('search:titleFor', { search }),
    search,
    data: found,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.documentTitle }];
}

/** One box for products, categories, companies and crops, in any of six scripts or in Roman letters. */
export default function SearchScreen() {
  const { search, data } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (search !== '') keepSearch(search);
  }, [search]);
  return (
    <Page width="wide">
      <SearchBox search={search} vendorId={data.vendorId} />
      {data.view === 'start' ? <SearchStart categories={data.categories} /> : <SearchFound {...data} />}
    </Page>
  );
}
