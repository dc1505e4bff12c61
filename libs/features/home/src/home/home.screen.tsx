import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Page, SegmentedLinks } from '@haat/ui-kit';
import { ChosenShopCard } from './chosen-shop-card.tsx';
import { CropPrices } from './crop-prices.tsx';
import { CropWork } from './crop-work.tsx';
import { loadHome, readSection } from './home.data.ts';
import { LatestOrderCard } from './latest-order-card.tsx';
import { NetworkRow } from './network-row.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Shelves } from './shelves.tsx';

export const handle = {
  namespaces: ['home'],
  frame: 'home',
  sameForGuests: true,
  isEntry: true,
} satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const section = readSection(url.searchParams.get('section'));
  const t = context.get(textContext);
  return {
    title: t(section === 'home' ? 'home:title' : 'home:shopTitle'),
    section,
    ...(await loadHome(context, request, section)),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The start: what can be done, the chosen shop, the latest order, and what the shop sells. */
export default function HomeScreen() {
  const { section, shop, order, cropPrices, cropWork, shelves } = useLoaderData<typeof loader>();
  const { t } = useTranslation('home');
  const isHome = section === 'home';
  return (
    <Page width="wide">
      <h1 className="sr-only">{t(isHome ? 'heading' : 'shopTitle')}</h1>
      <SegmentedLinks
        label={t('sections.label')}
        items={[
          { to: pathTo('home'), label: t('sections.home'), current: isHome },
          { to: pathTo('home', {}, { section: 'shop' }), label: t('sections.shop'), current: !isHome },
        ]}
      />
      {isHome && shop.state === 'shop' ? <QuickActions /> : null}
      <div className="flex min-w-0 flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-end">
        <ChosenShopCard shop={shop} />
        {isHome && shop.state !== 'shop' ? <QuickActions /> : null}
        {isHome && order ? <LatestOrderCard order={order} /> : null}
        {isHome ? <CropWork crops={cropWork} /> : null}
        {isHome ? <CropPrices prices={cropPrices} /> : null}
        <NetworkRow />
      </div>
      <Shelves shelves={shelves} section={section} />
    </Page>
  );
}
