import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { loadComparedList, type ComparedListData } from '../compared-list.data.ts';
import { NoPlace, NoShop, NothingFound } from '../nothing-to-compare.tsx';
import { ComparedList } from './compared-list.tsx';

export const handle = {
  namespaces: ['products', 'product-feed'],
  frame: 'shop',
  sameForGuests: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadComparedList(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What all shops of the place sell, searched, narrowed and sorted by the address. */
export default function ComparedProductsScreen() {
  return <Page width="wide">{viewOf(useLoaderData<typeof loader>())}</Page>;
}

function viewOf(data: ComparedListData) {
  switch (data.view) {
    case 'no-place':
      return <NoPlace />;
    case 'no-shop':
      return <NoShop place={data.place} />;
    case 'nothing-found':
      return <NothingFound query={data.query} place={data.place} />;
    case 'list':
      return <ComparedList listing={data} />;
  }
}
