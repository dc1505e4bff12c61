import { useTranslation } from 'react-i18next';
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { deferred } from '@haat/progressive';
import { Banner, Columns, Page, Status } from '@haat/ui-kit';
import { OrderMissing } from '../order-missing.tsx';
import { COMPLETED_ACTIONS, loadOrder } from '../orders.data.ts';
import { handleOrderAction } from './order-actions.data.ts';
import { OrderProgress } from './order-progress.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { ReorderDone } from './reorder-done.tsx';

const ArrivalQuestion = deferred('arrival', async () => (await import('./order-sections.ts')).ArrivalQuestion);
const CancelSection = deferred('cancel', async () => (await import('./order-sections.ts')).CancelSection);
const OrderCases = deferred('cases', async () => (await import('./order-sections.ts')).OrderCases);
const OrderClock = deferred('clock', async () => (await import('./order-sections.ts')).OrderClock);
const OrderDetails = deferred('details', async () => (await import('./order-sections.ts')).OrderDetails);
const OrderLinks = deferred('links', async () => (await import('./order-sections.ts')).OrderLinks);
const OrderShop = deferred('shop', async () => (await import('./order-sections.ts')).OrderShop);
const ReorderSection = deferred('reorder', async () => (await import('./order-sections.ts')).ReorderSection);

export const handle = { isKept: 'with-others', namespaces: ['order'], backTo: '/orders' } satisfies ScreenHandle;

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const search = url.searchParams;
  const order = await loadOrder(context, params['orderId'] ?? '', { isBack: search.has('back') });
  const t = context.get(textContext);
  const title = order ? t('order:detail.heading', { number: order.number }) : t('order:title');
  return data(
    {
      title,
      subtitle: order ? `${order.date} · ${order.bill.total}` : null,
      order,
      isPlaced: search.get('placed') === '1',
      isCancelled: search.get('cancelled') === '1',
      asksToCancel: search.get('ask') === 'cancel',
      hasNoBill: search.get('bill') === 'none',
      done: COMPLETED_ACTIONS.find((act) => act === search.get('done')) ?? null,
    },
    { status: order ? 200 : 404 },
  );
}

/** Cancels the order, orders it again, or answers the shop's answer. See docs/domain/orders.md#transitions. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return handleOrderAction(context, params['orderId'] ?? '', await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One order: how it stands and what comes next, then everything about it. */
export default function OrderScreen() {
  const { order, isPlaced, isCancelled, asksToCancel, hasNoBill, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('order');
  if (!order) return <OrderMissing />;
  const failure = isActionFailure(answer) ? answer : null;
  // Above the code only when there is something to do; until then it waits below.
  const clock = order.clock ? <OrderClock clock={order.clock} /> : null;
  const isReasonMissing = failure?.error.code === 'order_error.reason_unknown';
  const refused = {
    cancel: t('cancel.refused'),
    reorder: t('again.refused'),
    settle: t('done.failed'),
    arrival: t('done.failed'),
  };
  return (
    <Page width="wide">
      <Columns
        side="end"
        aside={
          <>
            <OrderShop shop={order.shop} />
            <OrderLinks order={order} />
            <OrderDetails order={order} />
            {order.canReorder ? <ReorderSection /> : null}
            {order.cancelling ? (
              <CancelSection
                orderId={order.id}
                asks={asksToCancel || isReasonMissing}
                error={isReasonMissing ? t('cancel.choose') : undefined}
                consequences={order.cancelling}
              />
            ) : null}
          </>
        }
      >
        {failure && !isReasonMissing ? (
          <Banner tone="danger" announce title={refused[failure.of]}>
            {t(errorTextKeys(failure.error.code), failure.error.details)}
          </Banner>
        ) : null}
        {hasNoBill ? (
          <Banner tone="warning" announce>
            {t(errorTextKeys('order_error.no_invoice'))}
          </Banner>
        ) : null}
        {isCancelled ? (
          <Banner tone="success" announce>
            {t('cancel.done')}
          </Banner>
        ) : null}
        {done ? (
          <Banner tone="success" announce>
            {t(`done.${done}`)}
          </Banner>
        ) : null}
        {answer && 'reordered' in answer ? <ReorderDone reordered={answer.reordered} /> : null}
        {/* While it is asked whether the goods came, the screen does not say that they did. */}
        {order.arrival ? (
          <ArrivalQuestion text={order.arrival} />
        ) : (
          <Status
            tone={order.status.tone}
            title={order.status.title}
            detail={
              isPlaced ? `${t('detail.placed', { shop: order.shop.name })} ${order.status.next}` : order.status.next
            }
          />
        )}
        {order.network.length > 0 ? (
          <Banner tone="warning">
            {order.network.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Banner>
        ) : null}
        <PaymentNotice orderId={order.id} payment={order.payment} said={order.status.title} />
        {order.clock?.isOver ? clock : null}
        <OrderCases cases={order.cases} />
        <OrderProgress order={order} />
        {order.clock?.isOver ? null : clock}
      </Columns>
    </Page>
  );
}
