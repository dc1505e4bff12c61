import type { RouterContextProvider } from 'react-router';
import { mandiNear } from '@haat/api-client';
import type { MandiNear } from '@haat/api-contract/mandi';
import { apiContext, parseFollowedCrops, placeContext, PREFERENCE_COOKIES, requestWords } from '@haat/app-context';
import { readCookies } from '@haat/auth-session/server';
import { nearestPriceView, type MandiPriceWords } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** Crops on home; all of them are on their own screen. */
const MOST_CROPS = 3;

/** The newest price of a crop at the nearest market that has one. */
export interface CropPrice {
  readonly id: string;
  readonly crop: string;
  readonly pictureUrl: string | null;
  readonly market: string;
  readonly rate: string;
  readonly age: string;
  readonly isSample: boolean;
  readonly to: string;
}

/**
 * Prices of the first crops that a person follows, near the place; empty where none is followed, there is no place, no
 * price, or they could not be loaded: home then has the way to them alone. See
 * docs/domain/mandi.md#crops-that-are-followed.
 */
export async function loadCropPrices(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<readonly CropPrice[]> {
  const place = context.get(placeContext);
  const cookies = readCookies(request.headers.get('cookie'));
  const commodities = parseFollowedCrops(cookies[PREFERENCE_COOKIES.mandiCrops]).slice(0, MOST_CROPS);
  if (!place || commodities.length === 0) return [];
  const near = await mandiNear(context.get(apiContext), { lat_lng: place.latLng, commodities });
  const words = requestWords(context);
  return near === null ? [] : near.results.flatMap((result) => cropPrice(words, result) ?? []);
}

function cropPrice(words: MandiPriceWords, { commodity, markets }: MandiNear['results'][number]): CropPrice | null {
  const nearest = nearestPriceView(words, { markets });
  if (nearest === null) return null;
  return {
    id: commodity.id,
    crop: commodity.name,
    pictureUrl: commodity.image_url,
    market: nearest.market,
    rate: nearest.view.rate,
    age: nearest.view.age,
    isSample: nearest.isSample,
    to: pathTo('mandiPrices', {}, { crop: commodity.id }),
  };
}
