import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page, SegmentedLinks, TextLink } from '@haat/ui-kit';
import { NoShop } from '../no-shop.tsx';
import { Ring } from './ring.tsx';
import { loadShopOrders, type ShopOrdersPage } from './orders.data.ts';
import { ShopOrderRows } from './shop-order-rows.tsx';

export const handle = { frame: 'home', isKept: true, namespaces: ['shop-orders'] } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const title = context.get(textContext)('shop-orders:title');
  return { title, orders: await loadShopOrders(context, url.searchParams) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The orders of a shop by what is to be done with them. See docs/domain/orders.md#the-shops-list. */
export default function ShopOrdersScreen() {
  const { title, orders } = useLoaderData<typeof loader>();
  return (
    <Page>
      <h1 className="text-22 font-bold">{title}</h1>
      {orders === null ? <NoShop /> : <Orders {...orders} />}
    </Page>
  );
}

function Orders({ stage, stages, rows, newCount, page, hasMore }: ShopOrdersPage) {
  const { t } = useTranslation('shop-orders');
  const to = (asked: string, at = 1) =>
    pathTo('shopOrders', {}, { stage: asked === 'new' ? null : asked, page: at === 1 ? null : at });
  return (
    <>
      <Ring count={newCount} />
      <SegmentedLinks
        label={t('title')}
        items={stages.map((one) => ({ label: one.label, to: to(one.stage), current: one.stage === stage }))}
      />
      {rows.length > 0 ? (
        <ShopOrderRows rows={rows} />
      ) : (
        <EmptyState picture="/pictures/empty-orders.svg" title={t(`empty.${stage}`)} detail={t('empty.text')} />
      )}
      <TextLink to={pathTo('notices')}>{t('ring.push')}</TextLink>
      {page > 1 ? (
        <ButtonLink to={to(stage, page - 1)} variant="secondary" fullWidth>
          {t('newer')}
        </ButtonLink>
      ) : null}
      {hasMore ? (
        <ButtonLink to={to(stage, page + 1)} variant="secondary" fullWidth>
          {t('more')}
        </ButtonLink>
      ) : null}
    </>
  );
}
