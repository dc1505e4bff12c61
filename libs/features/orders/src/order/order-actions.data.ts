import { data, redirect, type RouterContextProvider } from 'react-router';
import { answerArrival, askToCancel, cancelOrder, reorder, settleIssue } from '@haat/api-client';
import type { Reordered } from '@haat/api-contract';
import {
  actionFailure,
  apiContext,
  formText,
  textContext,
  type ActionFailure,
  type ServerTexts,
} from '@haat/app-context';
import { isCancelReason } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import type { ReorderView } from './reorder-done.tsx';

/** What can be refused on an order's page. */
type RefusedAct = 'cancel' | 'reorder' | 'settle' | 'arrival';

/** What a press on an order's page is answered, when it stays there. */
export type OrderAnswer = (ActionFailure & { readonly of: RefusedAct }) | { readonly reordered: ReorderView };

/**
 * Does what was pressed on an order's page: cancels it, orders it again, answers the shop's answer to a complaint, or
 * says whether goods came.
 * @throws ApiError only for a session that has ended
 */
export async function handleOrderAction(context: Readonly<RouterContextProvider>, orderId: string, form: FormData) {
  switch (formText(form, 'intent')) {
    case 'reorder':
      return orderAgain(context, orderId);
    case 'settle':
      return settle(context, orderId, form);
    case 'askToCancel':
      return requestCancellation(context, orderId);
    case 'arrival':
      return arrival(context, orderId, formText(form, 'hasCome'));
    default:
      return cancel(context, orderId, formText(form, 'reason'));
  }
}

/** Cancels for one of the four reasons. See docs/domain/orders.md#cancel-reasons. */
async function cancel(context: Readonly<RouterContextProvider>, orderId: string, reason: string) {
  if (!isCancelReason(reason))
    return data<OrderAnswer>(
      { error: { code: 'order_error.reason_unknown', details: {} }, of: 'cancel' },
      { status: 400 },
    );
  try {
    const { status } = await cancelOrder(context.get(apiContext), orderId, reason);
    // A seller of the open network is asked first: until it answers, the order's page says so.
    return redirect(
      status === 'USER_CANCELLED' ? pathTo('order', { orderId }, { cancelled: 1 }) : pathTo('order', { orderId }),
    );
  } catch (error) {
    return refusal(error, 'cancel');
  }
}

/** Fills the cart again; where all was had and nothing was parked there is nothing to say, and the cart opens. */
async function orderAgain(context: Readonly<RouterContextProvider>, orderId: string) {
  try {
    const notes = reorderNotes(context.get(textContext), await reorder(context.get(apiContext), orderId));
    return notes.length === 0 ? redirect(pathTo('cart')) : data<OrderAnswer>({ reordered: { notes } });
  } catch (error) {
    return refusal(error, 'reorder');
  }
}

/** What was unavailable, wholly or in part, and what happened to the previous cart. */
export function reorderNotes(t: ServerTexts, { missing, is_old_cart_parked }: Reordered): string[] {
  return [
    ...missing.map(({ name, asked, left }) =>
      left > 0 ? t('order:again.fewer', { name, asked, left }) : t('order:again.gone', { name }),
    ),
    ...(is_old_cart_parked ? [t('order:again.parked')] : []),
  ];
}

async function settle(context: Readonly<RouterContextProvider>, orderId: string, form: FormData) {
  try {
    await settleIssue(
      context.get(apiContext),
      orderId,
      formText(form, 'issueId'),
      formText(form, 'act') === 'escalate' ? 'escalate' : 'close',
    );
    return redirect(pathTo('order', { orderId }));
  } catch (error) {
    return refusal(error, 'settle');
  }
}

/** Asks for the end of an order that takes too long. See docs/domain/orders.md#order-clocks. */
async function requestCancellation(context: Readonly<RouterContextProvider>, orderId: string) {
  try {
    await askToCancel(context.get(apiContext), orderId);
    return redirect(pathTo('order', { orderId }));
  } catch (error) {
    return refusal(error, 'settle');
  }
}

/** Whether goods came that were left without the code. See docs/domain/orders.md#did-it-come. */
async function arrival(context: Readonly<RouterContextProvider>, orderId: string, answer: string) {
  if (answer !== 'yes' && answer !== 'no') return redirect(pathTo('order', { orderId }));
  try {
    await answerArrival(context.get(apiContext), orderId, answer === 'yes');
    return redirect(pathTo('order', { orderId }, { done: answer === 'yes' ? 'came' : 'notCome' }));
  } catch (error) {
    return refusal(error, 'arrival');
  }
}

function refusal(error: unknown, of: RefusedAct) {
  const failure = actionFailure(error);
  return data<OrderAnswer>({ ...failure.data, of }, failure.init ?? undefined);
}
