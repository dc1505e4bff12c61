import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mandiCommodities, mandiPrices, mandiRegions, type ApiClient } from '@haat/api-client';
import type { MandiCommodity, MandiPrices, MandiRegions } from '@haat/api-contract/mandi';
import { PAGE_SIZE } from '@haat/api-contract';
import { apiContext, placeContext, requestWords, textContext, unavailable, type Place } from '@haat/app-context';
import { formatAmount } from '@haat/format';
import { mandiPriceView, type MandiPriceWords } from '@haat/presenters';
import {
  asksNothing,
  isSearchDay,
  mandiSearchAddress,
  readMandiSearch,
  type MandiSearchQuery,
} from './search-query.ts';

/** Crops offered where a typed name fits several. */
const MOST_MATCHES = 6;
/** What the source writes where it tells no variety or grade. */
const NOTHING_TOLD = 'Other';

/**
 * Prices of any commodity by state, district, market and day. A first visit begins with the state and district of the
 * place. What could not be loaded is never 'none'.
 */
export async function loadMandiSearch({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const words = requestWords(context);
  const asked = startingAt(context.get(placeContext), readMandiSearch(url.searchParams));
  const [regions, matches] = await Promise.all([regionsOf(api, asked), matchesOf(api, asked)]);
  const crop = matches.find(({ id }) => id === asked.crop) ?? matches[0] ?? null;
  const query = { ...knownRegions(asked, regions), search: asked.search ?? crop?.name ?? '', crop: crop?.id ?? null };
  const isUnknownCrop = query.search !== '' && crop === null;
  const isBadDay = query.day !== '' && !isSearchDay(query.day, words.today);
  return {
    title: t('mandi:search.title'),
    query,
    today: words.today,
    regions,
    matches:
      matches.length < 2
        ? []
        : matches.map(({ id, name }) => ({
            id,
            name,
            to: mandiSearchAddress(query, { crop: id }),
            isShown: id === crop?.id,
          })),
    isUnknownCrop,
    isBadDay,
    found: isUnknownCrop || isBadDay || isOpen(query) ? null : await loadFound(api, words, query),
    newest: query.day === '' ? null : mandiSearchAddress(query, { day: '' }),
  };
}

/** What the screen is drawn from. */
export type MandiSearchData = ReturnType<typeof useLoaderData<typeof loadMandiSearch>>;
/** A page of prices. */
export type FoundPricesData = NonNullable<MandiSearchData['found']>;

/** A first visit begins in the state and district of the place, which bears their names in the reader's language. */
function startingAt(place: Place | null, query: MandiSearchQuery): MandiSearchQuery {
  return place === null || !asksNothing(query) ? query : { ...query, state: place.state, district: place.district };
}

async function regionsOf(api: ApiClient, { state, district }: MandiSearchQuery): Promise<MandiRegions> {
  const regions = await mandiRegions(api, { state: state ?? undefined, district: district ?? undefined });
  if (regions === null) throw unavailable();
  return regions;
}

/** Commodities that the typed name finds, or the one that a link names. */
async function matchesOf(api: ApiClient, { search, crop }: MandiSearchQuery): Promise<readonly MandiCommodity[]> {
  if (search === '' || (search === null && crop === null)) return [];
  const found = await mandiCommodities(
    api,
    search === null ? { ids: crop === null ? [] : [crop] } : { q: search, limit: MOST_MATCHES },
  );
  if (found === null) throw unavailable();
  return found;
}

/** Leaves out what is not there: a district of the state chosen before, a market of another district. */
function knownRegions(query: MandiSearchQuery, { state, district, markets }: MandiRegions): MandiSearchQuery {
  return { ...query, state, district, market: markets.some(({ id }) => id === query.market) ? query.market : null };
}

/** Nothing was chosen: prices of all goods of the country are no answer to a farmer. */
function isOpen({ crop, state }: MandiSearchQuery): boolean {
  return crop === null && state === null;
}

async function loadFound(api: ApiClient, words: MandiPriceWords, query: MandiSearchQuery) {
  const { crop, state, district, market, day, page } = query;
  const prices = await mandiPrices(api, {
    commodity: crop ?? undefined,
    state: state ?? undefined,
    district: district ?? undefined,
    market: market ?? undefined,
    day: day === '' ? undefined : day,
    page,
  });
  if (prices === null) throw unavailable();
  return foundView(words, query, prices);
}

function foundView(words: MandiPriceWords, query: MandiSearchQuery, { count, next, previous, results }: MandiPrices) {
  const rows = results.flatMap(({ market, commodity, variety, grade, price }) => {
    const view = mandiPriceView(words, price);
    const told = [variety, grade].filter((text) => text !== NOTHING_TOLD).join(', ');
    return view === null
      ? []
      : [
          {
            key: [market.id, commodity.id, variety, grade].join(),
            title: query.crop === null ? commodity.name : market.name,
            where: [
              ...(query.crop === null ? [market.name] : []),
              market.district,
              ...(query.state === null ? [market.state] : []),
            ].join(', '),
            told,
            rate: view.rate,
            range: view.range,
            age: view.age,
            isOld: view.isOld,
          },
        ];
  });
  const first = (query.page - 1) * PAGE_SIZE + 1;
  return {
    rows,
    age: rows[0] ? { text: rows[0].age, isOld: rows[0].isOld } : null,
    isSample: results.some(({ price }) => price.is_sample),
    shown: words.t('mandi:search.shown', {
      first: formatAmount(first),
      last: formatAmount(first + rows.length - 1),
      count: formatAmount(count),
    }),
    next: next === null ? null : mandiSearchAddress(query, { page: query.page + 1 }),
    previous: previous === null ? null : mandiSearchAddress(query, { page: query.page - 1 }),
  };
}
