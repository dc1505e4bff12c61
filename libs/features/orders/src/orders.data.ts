import { redirect, type RouterContextProvider } from 'react-router';
import { isApiError, needsStepUp, order, orders, paymentState, type ApiClient } from '@haat/api-client';
import { PAGE_SIZE, type Order } from '@haat/api-contract';
import { apiContext, languageContext, textContext, trackContext } from '@haat/app-context';
import { ORDER_GROUPS, readWholeNumber, type OrderGroup, type PaymentState } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { orderRow, orderView, type OrderRowView, type OrderView } from './order.presenter.ts';
import type { PresenterContext } from './presenter-context.ts';

/** What an order's page says was done, when one comes back from a form of it. */
export const COMPLETED_ACTIONS = ['returned', 'reported', 'destination', 'came', 'notCome'] as const;

/** What came of paying, as it is measured; of other states nothing came yet. */
const OUTCOMES: Partial<Record<PaymentState, 'paid' | 'failed' | 'waiting'>> = {
  paid: 'paid',
  failed: 'failed',
  pending: 'waiting',
};

/** A stretch of the list: pages from `first` to `last`. */
export interface OrdersSlice {
  readonly group: OrderGroup;
  readonly rows: readonly OrderRowView[];
  /** How many there are in all. */
  readonly count: number;
  readonly page: number;
  readonly hasMore: boolean;
  /** Orders from before a long silence are kept back until the farmer has shown that the account is theirs. */
  readonly needsStepUp: boolean;
}

/** What words of this request depend on. */
export function createPresenterContext(context: Readonly<RouterContextProvider>): PresenterContext {
  return { t: context.get(textContext), language: context.get(languageContext), now: new Date() };
}

/**
 * One page of the farmer's orders, newest first. See docs/design/screens.md#lists.
 * @throws ApiError when they cannot be loaded
 */
export async function loadOrders(
  context: Readonly<RouterContextProvider>,
  search: URLSearchParams,
): Promise<OrdersSlice> {
  const asked = search.get('group');
  const group = ORDER_GROUPS.find((known) => known === asked) ?? 'all';
  const page = Math.min(10_000, readWholeNumber(search.get('page')) || 1);
  const presenterContext = createPresenterContext(context);
  const api = context.get(apiContext);
  const [{ count, results, next }, isStepUpDue] = await Promise.all([orders(api, { group, page }), needsStepUp(api)]);
  return {
    group,
    rows: results.map((one) => orderRow(presenterContext, one)),
    count,
    page,
    hasMore: next !== null && page * PAGE_SIZE < count,
    needsStepUp: isStepUpDue,
  };
}

/**
 * One order in words; null for one that is not there or is another user's: the answer is the same.
 * @param options isBack: the farmer comes back from paying, and what came of it is measured
 * @throws ApiError when it cannot be loaded; a redirect to the order's plain address once that is measured, so that
 *   an address that is loaded again tells nothing again
 */
export async function loadOrder(
  context: Readonly<RouterContextProvider>,
  id: string,
  { isBack }: { readonly isBack: boolean },
): Promise<OrderView | null> {
  const found = await ownOrder(context, id);
  const outcome = found === null || !isBack ? undefined : OUTCOMES[found.payment.state];
  if (outcome !== undefined) {
    context.get(trackContext)({ name: 'payment_outcome', properties: { outcome } });
    throw redirect(pathTo('order', { orderId: id }));
  }
  return found && orderView(createPresenterContext(context), found);
}

/** One order; null for one that is not there or is another user's. @throws ApiError when it cannot be loaded */
export async function ownOrder(context: Readonly<RouterContextProvider>, id: string): Promise<Order | null> {
  try {
    return await orderWithPaymentState(context.get(apiContext), id);
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/**
 * An order with the current state of its payment: a farmer who closed the gateway's page, or returns from it, sees
 * the gateway's latest result.
 */
async function orderWithPaymentState(api: ApiClient, id: string): Promise<Order> {
  const known = await order(api, id);
  if (known.payment.state !== 'open' && known.payment.state !== 'pending') return known;
  await paymentState(api, id);
  return order(api, id);
}
