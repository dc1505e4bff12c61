import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { AskPlace, NoSellerHere, PlaceHere } from '../choose-place.tsx';
import { NetworkCartLink } from '../network-cart-link.tsx';
import { SellerList } from '../seller-list.tsx';
import type { SellerView } from '../seller.presenter.ts';
import { loadNetworkSellers, type NetworkSellersData } from './network-sellers.data.ts';

export const handle = { namespaces: ['open-network'], backTo: '/ondc', sameForGuests: true } satisfies ScreenHandle;

export function loader({ context }: LoaderFunctionArgs) {
  return loadNetworkSellers(context);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Shops of the open network that serve the place, nearest first. */
export default function NetworkSellersScreen() {
  return <Page width="wide">{viewOf(useLoaderData<typeof loader>())}</Page>;
}

function viewOf(data: NetworkSellersData) {
  switch (data.view) {
    case 'no-place':
      return <AskPlace />;
    case 'no-seller':
      return <NoSellerHere place={data.place} />;
    case 'sellers':
      return (
        <>
          <NetworkCartLink count={data.packsInCart} />
          <Sellers place={data.place} sellers={data.sellers} />
        </>
      );
  }
}

function Sellers({ place, sellers }: { readonly place: string; readonly sellers: readonly SellerView[] }) {
  const { t } = useTranslation('open-network');
  return (
    <>
      <PlaceHere place={place} />
      <p className="text-ink-soft">{t('seller.count', { count: sellers.length })}</p>
      <SellerList sellers={sellers} />
    </>
  );
}
