import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { languageContext, textContext, type ScreenHandle } from '@haat/app-context';
import { cutText } from '@haat/format';
import { Page } from '@haat/ui-kit';
import { loadNamed } from '../catalogue.data.ts';
import { BrandSearch } from './brand-search.tsx';
import { BrandsByLetter } from './brands-by-letter.tsx';
import { groupByLetter } from './group-by-letter.ts';

export const handle = { namespaces: ['products'], frame: 'shop', sameForGuests: true } satisfies ScreenHandle;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const search = cutText((url.searchParams.get('search') ?? '').trim(), 100);
  const brands = await loadNamed(context, 'brand', search);
  return {
    title: context.get(textContext)('products:facet.brands'),
    search,
    groups: groupByLetter(brands, context.get(languageContext)),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Every brand with its picture, searched and by first letter. */
export default function BrandsScreen() {
  const { search, groups } = useLoaderData<typeof loader>();
  return (
    <Page width="wide">
      <BrandSearch search={search} />
      <BrandsByLetter groups={groups} search={search} />
    </Page>
  );
}
