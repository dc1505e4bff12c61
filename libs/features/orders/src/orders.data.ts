import type { RouterContextProvider } from 'react-router';
import { isApiError, order, orders, paymentState, type ApiClient } from '@haat/api-client';
import { PAGE_SIZE, type Order } from '@haat/api-contract';
import { apiContext, languageContext, textContext } from '@haat/app-context';
import { ORDER_GROUPS, type OrderGroup } from '@haat/api-contract/vocabulary';
import { orderRow, orderWords, type OrderRowWords, type OrderWords } from './order-words.ts';
import type { Saying } from './saying.ts';

/** What an order's page says was done, when one comes back from a form of it. */
export const DONE_ACTS = ['returned', 'reported', 'destination'] as const;

/** A stretch of the list: pages from `first` to `last`. */
export interface OrdersStretch {
  readonly group: OrderGroup;
  readonly rows: readonly OrderRowWords[];
  /** How many there are in all. */
  readonly count: number;
  readonly page: number;
  readonly hasMore: boolean;
}

/** What words of this request depend on. */
export function sayingOf(context: Readonly<RouterContextProvider>): Saying {
  return { t: context.get(textContext), language: context.get(languageContext), now: new Date() };
}

/**
 * One page of the farmer's orders, newest first. See docs/design/screens.md#lists.
 * @throws ApiError when they cannot be loaded
 */
export async function loadOrders(
  context: Readonly<RouterContextProvider>,
  search: URLSearchParams,
): Promise<OrdersStretch> {
  const asked = search.get('group');
  const group = ORDER_GROUPS.find((known) => known === asked) ?? 'all';
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
  const saying = sayingOf(context);
  const { count, results, next } = await orders(context.get(apiContext), { group, page });
  return {
    group,
    rows: results.map((one) => orderRow(saying, one)),
    count,
    page,
    hasMore: next !== null && page * PAGE_SIZE < count,
  };
}

/**
 * One order in words; null for one that is not there or is somebody else's: the answer is the same.
 * @throws ApiError when it cannot be loaded
 */
export async function loadOrder(context: Readonly<RouterContextProvider>, id: string): Promise<OrderWords | null> {
  const found = await ownOrder(context, id);
  return found && orderWords(sayingOf(context), found);
}

/** One order; null for one that is not there or is somebody else's. @throws ApiError when it cannot be loaded */
export async function ownOrder(context: Readonly<RouterContextProvider>, id: string): Promise<Order | null> {
  try {
    return await settledOrder(context.get(apiContext), id);
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/**
 * An order with the true state of its payment: whoever closed the gateway's page, or comes from it, sees what the
 * gateway has decided meanwhile.
 */
async function settledOrder(api: ApiClient, id: string): Promise<Order> {
  const known = await order(api, id);
  if (known.payment.state !== 'open' && known.payment.state !== 'pending') return known;
  await paymentState(api, id);
  return order(api, id);
}
