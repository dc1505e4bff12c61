import { data, redirect, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { cancelOrder } from '@haat/api-client';
import { errorTextKeys } from '@haat/api-contract';
import { actionFailure, apiContext, formText, isActionFailure, pathTo, requireSession, textContext, type ActionFailure, type ScreenHandle } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { isCancelReason } from '@haat/order-core';
import { Banner, ButtonLink, Columns, EmptyState, Page, Status } from '@haat/ui-kit';
import { CancelPart } from '../components/cancel-part.tsx';
import { OrderDetails, OrderProgress } from '../components/order-details.tsx';
import { loadOrder } from '../orders.data.ts';

export const handle = { namespaces: ['order'], backTo: '/orders' } satisfies ScreenHandle;

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const order = await loadOrder(context, params['orderId'] ?? '');
  const t = context.get(textContext);
  const title = order ? t('order:detail.heading', { number: order.number }) : t('order:title');
  const search = url.searchParams;
  return data(
    { title, subtitle: order ? `${order.date} · ${order.bill.total}` : null, order, isPlaced: search.get('placed') === '1', isCancelled: search.get('cancelled') === '1', asksToCancel: search.get('ask') === 'cancel' },
    { status: order ? 200 : 404 },
  );
}

/** Cancels the order for one of the four reasons. Domain rules, order-core. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const orderId = params['orderId'] ?? '';
  const form = await request.formData();
  const reason = formText(form, 'reason');
  if (!isCancelReason(reason)) {
    const failure: ActionFailure = { error: { code: 'order_error.reason_unknown', details: {} } };
    return data(failure, { status: 400 });
  }
  try {
    await cancelOrder(context.get(apiContext), orderId, reason);
    return redirect(pathTo('order', { orderId }, { cancelled: 1 }));
  } catch (error) {
    return actionFailure(error);
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One order: how it stands and what comes next, then everything about it. */
export default function OrderScreen() {
  const { order, isPlaced, isCancelled, asksToCancel } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTexts('order');
  if (!order) {
    return (
      <Page>
        <EmptyState
          picture="/pictures/not-found.svg"
          title={t('missing.title')}
          detail={t('missing.text')}
          action={<ButtonLink to={pathTo('orders')} size="large" fullWidth>{t('missing.action')}</ButtonLink>}
        />
      </Page>
    );
  }
  const failure = isActionFailure(answer) ? answer.error : null;
  const isReasonMissing = failure?.code === 'order_error.reason_unknown';
  return (
    <Page width="wide">
      <Columns
        side="end"
        aside={
          <>
            <OrderDetails order={order} />
            {order.canCancel ? <CancelPart orderId={order.id} asks={asksToCancel || isReasonMissing} error={isReasonMissing ? t('cancel.choose') : undefined} /> : null}
          </>
        }
      >
        {failure && !isReasonMissing ? <Banner tone="danger" announce title={t('cancel.refused')}>{t(errorTextKeys(failure.code), failure.details)}</Banner> : null}
        {isCancelled ? <Banner tone="success" announce>{t('cancel.done')}</Banner> : null}
        <Status
          tone={order.status.tone}
          title={order.status.title}
          detail={isPlaced ? `${t('detail.placed', { shop: order.shop.name })} ${order.status.next}` : order.status.next}
        />
        <OrderProgress order={order} />
      </Columns>
    </Page>
  );
}
