import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { shareCardContext, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Page, SegmentedLinks } from '@haat/ui-kit';
import { ChosenShopCard } from './chosen-shop-card.tsx';
import { loadCommunity } from './community.data.ts';
import { CropPrices } from './crop-prices.tsx';
import { CropWork } from './crop-work.tsx';
import { loadHome } from './home.data.ts';
import { LatestOrderCard } from './latest-order-card.tsx';
import { AskRow } from './ask-row.tsx';
import { NetworkRow } from './network-row.tsx';
import { QuickActions } from './quick-actions.tsx';
import { readSection, SECTIONS } from './sections.ts';
import { Shelves } from './shelves.tsx';

/** Few come to home for it first: the others need not bring it. */
const CommunityFeed = lazy(async () => ({ default: (await import('./community-feed.tsx')).CommunityFeed }));

export const handle = {
  isKept: 'with-others',
  namespaces: ['home'],
  frame: 'home',
  sameForGuests: true,
  isEntry: true,
} satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const section = readSection(url.searchParams.get('section'));
  const t = context.get(textContext);
  context.set(shareCardContext, {
    description: t('home:shareText'),
    structured: { '@type': 'WebSite', name: t('main:product_name'), description: t('home:shareText') },
  });
  if (section === 'community')
    return { title: t('home:communityTitle'), section, ...(await loadCommunity(context, url.searchParams)) };
  return {
    title: t(section === 'home' ? 'home:title' : 'home:shopTitle'),
    section,
    ...(await loadHome(context, request, section)),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The start: what can be done, what farmers and editors say, what the shop sells. */
export default function HomeScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('home');
  const { section } = data;
  return (
    <Page width="wide">
      <h1 className="sr-only">{t(HEADINGS[section])}</h1>
      <SegmentedLinks
        label={t('sections.label')}
        items={SECTIONS.map((each) => ({
          to: pathTo('home', {}, { section: each === 'home' ? null : each }),
          label: t(`sections.${each}`),
          current: each === section,
        }))}
      />
      {data.section === 'community' ? (
        <Suspense>
          <CommunityFeed feed={data.feed} more={data.more} />
        </Suspense>
      ) : (
        <Market data={data} />
      )}
    </Page>
  );
}

const HEADINGS = { home: 'heading', community: 'communityTitle', shop: 'shopTitle' } as const;

type MarketData = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { section: 'community' }>;

/** What can be done, the chosen shop, the latest order, and what the shop sells. */
function Market({ data: { section, shop, order, cropPrices, cropWork, shelves } }: { readonly data: MarketData }) {
  const isHome = section === 'home';
  return (
    <>
      {isHome && shop.state === 'shop' ? <QuickActions /> : null}
      <div className="flex min-w-0 flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-end">
        <ChosenShopCard shop={shop} />
        {isHome && shop.state !== 'shop' ? <QuickActions /> : null}
        {isHome && order ? <LatestOrderCard order={order} /> : null}
        {isHome ? <CropWork crops={cropWork} /> : null}
        {isHome ? <CropPrices prices={cropPrices} /> : null}
        {isHome ? <AskRow /> : null}
        <NetworkRow />
      </div>
      <Shelves shelves={shelves} section={section} />
    </>
  );
}
