import { redirect, type LoaderFunctionArgs } from 'react-router';
import { pathTo } from '@haat/app-context';
import { reEntryPage } from '@haat/auth-session/server';
import { orderOfReturn } from '../payments.data.ts';

const ORDER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Where the gateway's page leads back to. It needs no session: a signed answer is booked, and then the order is shown, where its true
 * state is asked. The browser comes from another site, so a strict cookie is only sent once the page was asked for from our own.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const named = url.searchParams.get('order') ?? '';
  const orderId = (await orderOfReturn(context, url.searchParams)) ?? (ORDER_ID.test(named) ? named : null);
  if (orderId === null) return redirect(pathTo('orders'));
  return reEntryPage(new Request(new URL(pathTo('order', { orderId }), request.url)));
}
