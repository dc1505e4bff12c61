import { useTranslation } from 'react-i18next';
import {
  data,
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { outboxForm, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { Banner, Columns, Page, Status } from '@haat/ui-kit';
import { createPresenterContext } from '../presenter-context.ts';
import { changeShopOrder } from './change-order.data.ts';
import { NextActs } from './next-acts.tsx';
import { OrderCases } from './order-cases.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderMissing } from './order-missing.tsx';
import { DONE_ACTS, type ShopOrderReply } from './order-acts.ts';
import { ownShopOrder } from './order.data.ts';
import { shopOrderView } from './order.presenter.ts';

export const handle = { isKept: true, namespaces: ['shop-order'], backTo: '/shop/orders' } satisfies ScreenHandle;

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const found = await ownShopOrder(context, params['orderId'] ?? '');
  const t = context.get(textContext);
  const order = found && shopOrderView(createPresenterContext(context), found);
  const asked = url.searchParams.get('done');
  return data(
    {
      title: order ? t('shop-order:heading', { number: order.number }) : t('shop-orders:title'),
      subtitle: order ? `${order.when} · ${order.how}` : null,
      order,
      outbox: outboxForm(context, order ? t('shop-order:handOver.outbox', { number: order.number }) : ''),
      done: DONE_ACTS.find((act) => act === asked) ?? null,
      hasNoBill: url.searchParams.get('bill') === 'none',
    },
    { status: order ? 200 : 404 },
  );
}

export function action(args: ActionFunctionArgs) {
  return changeShopOrder(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One order before its shop: how it stands and until when, what to do next, for whom and what it is. */
export default function ShopOrderScreen() {
  const { order, outbox, done, hasNoBill } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('shop-order');
  if (!order) return <OrderMissing />;
  const reply = isReply(answer) ? answer : null;
  return (
    <Page width="wide">
      <Columns side="end" aside={<OrderFacts order={order} />}>
        <OutboxWaiting form={outbox} onSent={revalidate} />
        {reply?.refused ? (
          <Banner tone="danger" announce>
            {reply.refused}
          </Banner>
        ) : null}
        {hasNoBill ? <Banner tone="warning">{t('noBill')}</Banner> : null}
        {done !== null && reply === null ? (
          <Banner tone="success" announce>
            {t(`done.${done}`)}
          </Banner>
        ) : null}
        <Status tone={order.isLate ? 'danger' : STATUS_TONES[order.tone]} title={order.status} detail={order.clock} />
        <NextActs order={order} outbox={outbox} reply={reply} />
        <OrderCases order={order} reply={reply} />
      </Columns>
    </Page>
  );
}

const STATUS_TONES = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  neutral: 'info',
} as const;

function isReply(answer: unknown): answer is ShopOrderReply {
  return typeof answer === 'object' && answer !== null && 'act' in answer;
}
