import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { loadNetworkProduct } from './network-product.data.ts';
import { NetworkProduct } from './network-product.tsx';

export const handle = {
  namespaces: ['open-network'],
  backTo: '/ondc',
  ownHeading: true,
  sameForGuests: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadNetworkProduct(args);
}

/** Another pack of the same product is already here. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherPack = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherPack && formAction === undefined ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Goods of one shop of the open network. */
export default function NetworkProductScreen() {
  const data = useLoaderData<typeof loader>();
  return <Page width="wide">{data.view === 'gone' ? <Gone /> : <NetworkProduct product={data} />}</Page>;
}

/** The address leads nowhere any more: the shop left, or no longer sells it. */
function Gone() {
  const { t } = useTranslation('open-network');
  return (
    <EmptyState
      picture="/pictures/not-found.svg"
      headingLevel={1}
      title={t('product.goneTitle')}
      detail={t('product.goneText')}
      action={
        <ButtonLink to={pathTo('networkShops')} size="large" fullWidth>
          {t('list.seeAll')}
        </ButtonLink>
      }
    />
  );
}
