import type { LoaderFunctionArgs } from 'react-router';
import { isApiError, suggestions, type ApiClient } from '@haat/api-client';
import { MAX_SUGGESTIONS } from '@haat/api-contract';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { apiContext, textContext } from '@haat/app-context';
import type { SuggestionsAnswer } from '@haat/ui-kit';
import { loadMandiThings } from './mandi-things.data.ts';
import { searchedFor, suggestionAddress, suggestionDetail } from './search.data.ts';

/** Nothing is kept: prices and languages change, and an answer is small. */
const HEADERS = { 'cache-control': 'no-store' };

/** Suggestions that lead to prices at markets. */
const MOST_PRICES = 3;

/**
 * `GET /search/suggestions?q=…&vendor=…`: what is typed may mean, in the reader's language, at a shop or anywhere.
 * Goods first, then prices at markets. 503 without a body when the catalogue fails, since the search itself works
 * without.
 */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const t = context.get(textContext);
  const q = searchedFor(url.searchParams);
  const vendor = url.searchParams.get('vendor');
  const api = context.get(apiContext);
  const vendorId = vendor && vendor.length <= LONGEST_ID ? vendor : undefined;
  const [found, named] =
    q === ''
      ? [[], []]
      : await Promise.all([suggestedGoods(api, { q, vendor_id: vendorId }), loadMandiThings(api, t, q)]);
  if (found === null) return new Response(null, { status: 503, headers: HEADERS });
  const prices = named.slice(0, MOST_PRICES);
  const items = [
    ...found.slice(0, MAX_SUGGESTIONS - prices.length).map((one) => ({
      ...{ to: suggestionAddress(one), name: one.name, detail: suggestionDetail(t, one), pictureUrl: one.image_url },
    })),
    ...prices,
  ];
  const answer: SuggestionsAnswer = {
    label: t('search:suggestions.label'),
    announcement:
      items.length === 0 ? t('search:suggestions.none') : t('search:suggestions.count', { count: items.length }),
    items,
  };
  return Response.json(answer, { headers: HEADERS });
}

/** Goods that what was typed may mean: none for what cannot be searched for, null when the catalogue fails. */
function suggestedGoods(api: ApiClient, asked: Parameters<typeof suggestions>[1]) {
  return suggestions(api, asked).catch((error: unknown) => (isApiError(error) && error.kind === 'refused' ? [] : null));
}
