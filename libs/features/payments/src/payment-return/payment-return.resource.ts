import { redirect, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '@haat/app-context';
import { isCrossSiteNavigation, reEntryPage } from '@haat/auth-session/server';
import { pathTo } from '@haat/routing';
import { readReturn, walletAnswer, type ReadReturn } from './read-return.data.ts';

const ORDER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Where the gateway's page, or the CSC bridge's, leads back to: a signed answer is booked, and then the order, or the
 * credit account whose dues were repaid, is shown, where its true state is asked. The gateway's answer needs no
 * session; the bridge's is booked in the name of the agent. The browser comes from another site, so a strict cookie
 * is only sent once the page was asked for from our own.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const api = context.get(apiContext);
  if (walletAnswer(url.searchParams) !== null && !api.isSignedIn && isCrossSiteNavigation(request))
    return reEntryPage(request);
  const page = pageOf(await readReturn(api, url.searchParams), url.searchParams);
  return page === null ? redirect(pathTo('orders')) : reEntryPage(new Request(new URL(page, request.url)));
}

/**
 * What the signature says counts; without one, what we wrote into the address ourselves. Null when the subject is
 * unknown.
 */
function pageOf(returned: ReadReturn | null, search: URLSearchParams): string | null {
  if (returned?.repaymentId != null) return pathTo('credit', {}, { back: returned.repaymentId });
  const named = search.get('order') ?? '';
  const orderId = returned?.orderId ?? (ORDER_ID.test(named) ? named : null);
  if (orderId !== null) return pathTo('order', { orderId }, { back: 1 });
  return search.has('credit') ? pathTo('credit', {}, { back: 1 }) : null;
}
