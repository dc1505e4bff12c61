import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { shareCardContext, textContext, type ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { AskPlace, NoSellerHere } from '../choose-place.tsx';
import { NetworkCartLink } from '../network-cart-link.tsx';
import { NetworkGoods } from './network-goods.tsx';
import { loadNetworkShops, type NetworkShopsData } from './network-shops.data.ts';
import { NetworkStart } from './network-start.tsx';
import { NothingFound } from './nothing-found.tsx';

export const handle = { namespaces: ['open-network'], sameForGuests: true, isEntry: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  args.context.set(shareCardContext, { description: args.context.get(textContext)('open-network:shareText') });
  return loadNetworkShops(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The open network: its shops that serve the place, and what they sell, searched and narrowed by the address. */
export default function NetworkShopsScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <Page width="wide">
      {'packsInCart' in data ? <NetworkCartLink count={data.packsInCart} /> : null}
      {viewOf(data)}
    </Page>
  );
}

function viewOf(data: NetworkShopsData) {
  switch (data.view) {
    case 'no-place':
      return <AskPlace />;
    case 'no-seller':
      return <NoSellerHere place={data.place} />;
    case 'start':
      return <NetworkStart start={data} />;
    case 'nothing-found':
      return <NothingFound listing={data} />;
    case 'list':
      return <NetworkGoods listing={data} />;
  }
}
