import type { LoaderFunctionArgs } from 'react-router';
import { suggestions } from '@haat/api-client';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { apiContext, textContext } from '@haat/app-context';
import type { SuggestionsAnswer } from '@haat/ui-kit';
import { searchedFor, suggestionAddress, suggestionDetail } from './search.data.ts';

/** Nothing is kept: prices and languages change, and an answer is small. */
const HEADERS = { 'cache-control': 'no-store' };

/**
 * `GET /search/suggestions?q=…&vendor=…`: what is typed may mean, in the reader's language, at a shop or anywhere.
 * One call of the catalogue; 503 without a body when that fails, since the search itself works without.
 */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const t = context.get(textContext);
  const q = searchedFor(url.searchParams);
  const vendor = url.searchParams.get('vendor');
  const found =
    q === ''
      ? []
      : await suggestions(context.get(apiContext), {
          q,
          vendor_id: vendor && vendor.length <= LONGEST_ID ? vendor : undefined,
        }).catch(() => null);
  if (found === null) return new Response(null, { status: 503, headers: HEADERS });
  const answer: SuggestionsAnswer = {
    label: t('search:suggestions.label'),
    announcement:
      found.length === 0 ? t('search:suggestions.none') : t('search:suggestions.count', { count: found.length }),
    items: found.map((one) => ({
      to: suggestionAddress(one),
      name: one.name,
      detail: suggestionDetail(t, one),
      pictureUrl: one.image_url,
    })),
  };
  return Response.json(answer, { headers: HEADERS });
}
