import { isDeepStrictEqual } from 'node:util';
import { createContext, type RouterContextProvider } from 'react-router';
import { emptyCartView } from '@haat/api-client';
import { apiContext, isLiteContext, sessionContext } from '@haat/app-context';
import { hasFailedCallContext } from '../failures/note-failure.ts';
import { liteProposalContext } from '../page-texts/texts.server.ts';
import { rootCart } from '../root-cart.ts';
import { pageOf } from '../server/page-response.ts';
import { serverFactsContext, type ServerFacts } from '../server/server-facts.ts';
import { sharedPage } from '../server/shared-page.ts';
import { visitContext } from '../visit/visit.ts';
import type { GuestPage, GuestPageCache } from './guest-page-cache.ts';

/**
 * Set where a page is kept: as it was rendered before, which the renderer sends again where its data have not changed.
 * Null where the page is one person's own.
 */
export const keptPageContext = createContext<{ readonly outdated: GuestPage | null } | null>(null);

/** Digest of the data of a page that is kept, set by the renderer; null where its screen is not the same for all. */
export const dataDigestContext = createContext<string | null>(null);

/** What a guest's page depends on beside the services' data. */
interface PageRequest {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  /** Cookies by name. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Names of those that only tell one guest from another. */
  readonly own: readonly string[];
}

/**
 * Answers a guest without a cart from the cache where the page is there, and keeps it where it was rendered anew. What
 * is too old is not rendered again while its data are the same. A page that belongs to a person, a session or a cart
 * is always rendered. See docs/domain/application.md#pages-of-guests.
 * @param render renders the page
 */
export async function answerGuestPage(
  cache: GuestPageCache,
  asked: PageRequest,
  render: () => Promise<Response>,
): Promise<Response> {
  const { context } = asked;
  const facts = context.get(serverFactsContext);
  // Under the development server a page changes with its source.
  if (facts === null) return render();
  if (!(await isGuestWithoutCart(context))) return render();
  const key = keyOf(asked);
  const kept = cache.get(key);
  if (kept) return shared(kept, facts);

  const askedAt = cache.now();
  context.set(keptPageContext, { outdated: cache.outdated(key) ?? null });
  const response = await render();
  const dataDigest = context.get(dataDigestContext);
  const isToBeKept =
    response.status === 200 &&
    response.headers.getSetCookie().length === 0 &&
    dataDigest !== null &&
    !context.get(hasFailedCallContext);
  const html = pageOf(response, facts);
  const newest = html === null ? facts.page.shared : sharedPage(html, facts.nonce);
  if (!isToBeKept || newest === undefined) return response;
  const page: GuestPage = { ...newest, dataDigest, headers: [...response.headers] };
  cache.set(key, page, askedAt);
  return shared(page, facts);
}

function shared(page: GuestPage, facts: ServerFacts): Response {
  facts.page.shared = page;
  return new Response(null, { headers: page.headers });
}

async function isGuestWithoutCart(context: Readonly<RouterContextProvider>): Promise<boolean> {
  if (context.get(sessionContext).status !== 'visitor' || context.get(apiContext).isSignedIn) return false;
  const cart = await rootCart(context);
  // Whole: also a parked cart shows on a page.
  return isDeepStrictEqual(cart, EMPTY_CART);
}

const EMPTY_CART = emptyCartView('dehaat');

/** All that a page of a guest without a cart depends on, and more: what a screen begins to read needs no note here. */
function keyOf({ request, context, cookies, own }: PageRequest): string {
  const others = Object.entries(cookies)
    .filter(([name]) => !own.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // What is looked at ahead is no visit: its cookies are those of a page view, what it shows may differ.
  const { isWebview, isPrebook, requestedVendorId } = context.get(visitContext);
  // Both also by headers, which no cookie tells.
  const lite = [context.get(isLiteContext), context.get(liteProposalContext)];
  return JSON.stringify([request.url, isWebview, isPrebook, requestedVendorId, lite, others]);
}
