import { data, redirect, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { mandiHistory, mandiNear } from '@haat/api-client';
import type { MandiNear } from '@haat/api-contract/mandi';
import { MOST_MANDI_CROPS } from '@haat/api-contract/vocabulary';
import {
  PREFERENCE_COOKIES,
  apiContext,
  isMandiId,
  mandiCropsCookie,
  parseFollowedCrops,
  placeContext,
  requestWords,
  textContext,
  unavailable,
} from '@haat/app-context';
import { readCookies } from '@haat/auth-session/server';
import { formatAmount } from '@haat/format';
import { pathTo } from '@haat/routing';
import { mandiAddress, quintalsOf, readCropChoice, readMandiQuery, type MandiQuery } from '../mandi-query.ts';
import { mandiRateText, type MandiPriceWords } from '@haat/presenters';
import { loadCropChoice } from './crop-choice.data.ts';
import { loadAlerts } from './price-alerts.data.ts';
import { historyView } from './history.presenter.ts';
import { marketViews, type MarketView } from './market.presenter.ts';

/**
 * Prices near the place for the crops that a person follows; before that the choice of crops, then of the place. What
 * could not be loaded is never 'none here'.
 */
export async function loadMandiPrices({ request, url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const title = t('mandi:title');
  const api = context.get(apiContext);
  const asked = readMandiQuery(url.searchParams);
  const followed = parseFollowedCrops(readCookies(request.headers.get('cookie'))[PREFERENCE_COOKIES.mandiCrops]);
  const choice = readCropChoice(url.searchParams);
  const crops = [...new Set([...(asked.crop === null ? [] : [asked.crop]), ...followed])].slice(0, MOST_MANDI_CROPS);
  if (choice !== null || crops.length === 0)
    return { view: 'choose' as const, title, ...(await loadCropChoice(api, followed, choice)) };
  const place = context.get(placeContext);
  if (!place) return { view: 'no-place' as const, title };

  const near = await mandiNear(api, { lat_lng: place.latLng, commodities: crops });
  if (near === null) throw unavailable();
  const shown = near.results.find(({ commodity }) => commodity.id === (asked.crop ?? followed[0])) ?? near.results[0];
  if (shown === undefined) throw redirect(pathTo('mandiPrices', {}, { choose: 1 }));

  const words = requestWords(context);
  const query = { ...asked, crop: shown.commodity.id };
  const quintals = quintalsOf(asked.quintals);
  const markets = marketViews(words, shown, quintals);
  const overTime = markets.find(({ id }) => id === asked.market) ?? markets.find(({ isBest }) => isBest) ?? markets[0];
  const [history, alerts] = await Promise.all([
    overTime === undefined
      ? null
      : mandiHistory(api, { market: overTime.id, commodity: shown.commodity.id, days: asked.days }),
    loadAlerts({ request, context }, words),
  ]);
  return {
    view: 'prices' as const,
    title,
    place: place.label,
    query,
    crops: cropChips(near, query, followed),
    crop: shown.commodity.name,
    picture: shown.commodity.image_url,
    supportPrice: supportPriceText(words, shown),
    isSample: shown.markets.some(({ price }) => price.is_sample),
    isBadQuantity: asked.quintals !== '' && quintals === null,
    markets: bestFirst(markets),
    best: bestText(words, markets, quintals),
    hasNoneToday: words.isKeptCopy !== true && shown.markets.every(({ price }) => price.day < words.today),
    overTime: overTime === undefined ? null : { id: overTime.id, name: overTime.name },
    history: history === null ? null : historyView(words, history),
    alerts,
  };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type MandiPricesData = ReturnType<typeof useLoaderData<typeof loadMandiPrices>>;
/** Prices of one crop at the markets near the place. */
export type NearPricesData = Extract<MandiPricesData, { view: 'prices' }>;
/** Crops to choose from. */
export type CropChoiceData = Extract<MandiPricesData, { view: 'choose' }>;

/** Keeps for a year which crops a person follows, and shows their prices. */
export function followCrops(request: Request, form: FormData) {
  const crops = [...new Set(form.getAll('crops'))].filter(
    (id): id is string => typeof id === 'string' && isMandiId(id),
  );
  if (crops.length === 0) return data({ problem: 'tooFew' as const, crops }, { status: 400 });
  if (crops.length > MOST_MANDI_CROPS) return data({ problem: 'tooMany' as const, crops }, { status: 400 });
  return redirect(pathTo('mandiPrices'), { headers: { 'Set-Cookie': mandiCropsCookie(crops, request) } });
}

/** In the order in which they are followed: a crop that is looked at does not jump to the front. */
function cropChips({ results }: MandiNear, query: MandiQuery, followed: readonly string[]) {
  const rank = (id: string) => (followed.includes(id) ? followed.indexOf(id) : followed.length);
  return results
    .map(({ commodity }) => commodity)
    .sort((one, other) => rank(one.id) - rank(other.id))
    .map(({ id, name }) => ({
      id,
      name,
      to: mandiAddress(query, { crop: id, market: null }),
      isShown: id === query.crop,
    }));
}

function supportPriceText({ t }: MandiPriceWords, { support_price }: MandiNear['results'][number]): string | null {
  if (support_price === null) return null;
  // 'KMS 2025-26': the season's years alone are said.
  const season = support_price.season.split(' ').at(-1) ?? support_price.season;
  return t('mandi:supportPrice', { season, price: mandiRateText(support_price.price) });
}

/** The market that leaves most stands first; the others as they are, the nearest first. */
function bestFirst(markets: readonly MarketView[]): readonly MarketView[] {
  return [...markets.filter(({ isBest }) => isBest), ...markets.filter(({ isBest }) => !isBest)];
}

function bestText({ t }: MandiPriceWords, markets: readonly MarketView[], quintals: number | null): string | null {
  const best = markets.find(({ isBest }) => isBest);
  if (!best?.inHand || quintals === null) return null;
  const sold = { count: quintals, quintals: formatAmount(quintals) };
  return t('mandi:best.text', { ...sold, market: best.name, amount: best.inHand.net });
}
