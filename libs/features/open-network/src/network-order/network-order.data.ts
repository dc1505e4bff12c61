import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { isApiError, networkOrder } from '@haat/api-client';
import type { NetworkJourney } from '@haat/api-contract/open-network';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, requireSession, textContext } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { journeyView } from '../journey.presenter.ts';
import { pickupLines } from '../pickup.presenter.ts';
import { quoteView } from '../quote.presenter.ts';

/** Steps of a price: the cart's screen says what to do. */
const OF_CART: readonly NetworkJourney['step'][] = [
  'asking-price',
  'price-refused',
  'price-known',
  'order-refused',
  'failed',
];

/** Statuses in which that the shop took the order is the last there is to tell. */
const JUST_TAKEN: readonly OrderStatus[] = ['PENDING', 'SUCCESS', 'VENDOR_CONFIRMED'];

/**
 * Where one order of the network stands on its way to the shop; from when it is an order, the link to all of it.
 * @throws ApiError when it cannot be loaded; a redirect to the sign-in, or to the order once the shop goes on with it
 */
export async function loadNetworkOrder({ request, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const journey = await findJourney({ params, context });
  const title = t('network-journey:title');
  if (journey === null) return data({ title, order: null }, { status: 404 });
  const words = { t, language: context.get(languageContext), now: new Date() };
  const { seller, quote, address, pickup, order, step } = journey;
  // From when the shop goes on with it, the order's own screen says where it is.
  if (step === 'accepted' && order !== null && !JUST_TAKEN.includes(order.status))
    throw redirect(pathTo('order', { orderId: journey.id }));
  const payment = order?.payment ?? null;
  const isPending = payment?.state === 'pending';
  const view = journeyView(t, journey, words.now);
  return {
    title,
    order: {
      shop: seller.name,
      journey: { ...view, isAwaited: view.isAwaited || (step === 'awaiting-payment' && isPending) },
      quote: quote === null ? null : quoteView(words, quote, { isAgreed: order !== null, isFetched: pickup !== null }),
      goesTo: [address.name, address.text].filter(Boolean).join(', '),
      pickup: pickup && pickupLines(t, pickup),
      payTo: payment?.can_pay ? pathTo('payOrder', { orderId: journey.id }) : null,
      payLabel: t(payment?.state === 'failed' ? 'order:pay.again' : 'order:pay.now'),
      pending: isPending ? { title: t('order:pay.pending'), text: t('order:pay.pendingText') } : null,
      whole: order === null ? null : pathTo('order', { orderId: journey.id }),
      isInCart: OF_CART.includes(step),
    },
  };
}

/** Null for an order that is not there, or another farmer's. */
async function findJourney({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  try {
    return await networkOrder(context.get(apiContext), params['id'] ?? '');
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    return null;
  }
}
