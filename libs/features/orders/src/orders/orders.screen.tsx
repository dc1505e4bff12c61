import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, Page, SegmentedLinks } from '@haat/ui-kit';
import { ORDER_GROUPS } from '@haat/api-contract/vocabulary';
import { loadOrders } from '../orders.data.ts';
import { MoreOrders } from './more-orders.tsx';
import { OrderRows } from './order-rows.tsx';

export const handle = { isKept: 'with-others', namespaces: ['order'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  return { title: context.get(textContext)('order:title'), ...(await loadOrders(context, url.searchParams)) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

type Stretch = ReturnType<typeof useLoaderData<typeof loader>>;

/** The farmer's orders: all, open, ended, prebookings, those on credit. */
export default function OrdersScreen() {
  const first = useLoaderData<typeof loader>();
  const { t } = useTranslation('order');
  const { group } = first;
  const sections = ORDER_GROUPS.map((one) => ({
    label: t(`group.${one}`),
    to: pathTo('orders', {}, { group: one === 'all' ? null : one }),
    current: group === one,
  }));
  return (
    <Page>
      <SegmentedLinks label={t('title')} items={sections} />
      {first.needsStepUp ? <OlderOrdersHidden group={group} /> : null}
      {first.rows.length > 0 ? <OrderPages key={`${group}-${first.page}`} first={first} /> : null}
      {/* What is older is kept back: that there is nothing would be wrong. */}
      {first.rows.length === 0 && !first.needsStepUp ? <NoOrders group={group} /> : null}
    </Page>
  );
}

/** Says that older orders are kept back until the farmer has shown that the account is theirs, and leads there. */
function OlderOrdersHidden({ group }: Pick<Stretch, 'group'>) {
  const { t } = useTranslation('order');
  const next = pathTo('orders', {}, { group: group === 'all' ? null : group });
  return (
    <Banner
      tone="info"
      title={t('stepUp.title')}
      action={
        <ButtonLink to={pathTo('stepUp', {}, { next })} variant="secondary">
          {t('stepUp.action')}
        </ButtonLink>
      }
    >
      {t('stepUp.text')}
    </Banner>
  );
}

/** The page that was asked for, and those that were fetched after it. */
function OrderPages({ first }: { readonly first: Stretch }) {
  const fetcher = useFetcher<typeof loader>();
  const [later, setLater] = useState<readonly Stretch[]>([]);
  const fetched = fetcher.data;
  const last = later.at(-1) ?? first;
  if (fetched && fetched.page === last.page + 1 && fetched.group === first.group) setLater([...later, fetched]);
  const rows = [first, ...later].flatMap((stretch) => stretch.rows);
  return (
    <>
      <OrderRows rows={rows} />
      {last.hasMore ? (
        <MoreOrders
          to={pathTo('orders', {}, { group: first.group === 'all' ? null : first.group, page: last.page + 1 })}
          shown={rows.length}
          count={last.count}
          busy={fetcher.state !== 'idle'}
          onLoad={(to) => void fetcher.load(to)}
        />
      ) : null}
    </>
  );
}

function NoOrders({ group }: Pick<Stretch, 'group'>) {
  const { t } = useTranslation('order');
  const title = {
    all: t('empty.title'),
    open: t('empty.openTitle'),
    past: t('empty.pastTitle'),
    prebook: t('empty.prebookTitle'),
    credit: t('empty.creditTitle'),
  }[group];
  return (
    <EmptyState
      picture="/pictures/empty-orders.svg"
      title={title}
      detail={t('empty.text')}
      action={
        <ButtonLink to={pathTo('products')} size="large" fullWidth>
          {t('empty.action')}
        </ButtonLink>
      }
    />
  );
}
