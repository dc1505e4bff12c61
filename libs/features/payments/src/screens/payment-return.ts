import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { PaymentReturned } from '@haat/api-contract';
import { pathTo } from '@haat/app-context';
import { reEntryPage } from '@haat/auth-session/server';
import { readReturn } from '../payments.data.ts';

const ORDER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Where the gateway's page leads back to. It needs no session: a signed answer is booked, and then the order, or the credit account whose
 * dues were repaid, is shown, where its true state is asked. The browser comes from another site, so a strict cookie is only sent once
 * the page was asked for from our own.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const returned = await readReturn(context, url.searchParams);
  const page = pageOf(returned, url.searchParams);
  return page === null ? redirect(pathTo('orders')) : reEntryPage(new Request(new URL(page, request.url)));
}

/** What the signature says counts; without one, what we wrote into the address ourselves. Null when nobody knows what it was about. */
function pageOf(returned: PaymentReturned | null, search: URLSearchParams): string | null {
  if (returned?.repayment_id != null) return pathTo('credit', {}, { back: returned.repayment_id });
  const named = search.get('order') ?? '';
  const orderId = returned?.order_id ?? (ORDER_ID.test(named) ? named : null);
  if (orderId !== null) return pathTo('order', { orderId });
  return search.has('credit') ? pathTo('credit', {}, { back: 1 }) : null;
}
