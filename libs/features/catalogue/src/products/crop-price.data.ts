import type { RouterContextProvider } from 'react-router';
import { mandiNearOfCrop } from '@haat/api-client';
import { apiContext, languageContext, placeContext, textContext } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { nearestPriceView } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** What markets near reported for the crop of a list. */
export interface CropPriceLine {
  /** Crop, market, rate and how old it is, in a sentence. */
  readonly text: string;
  /** That it is a sample's; null of a real one. */
  readonly sample: string | null;
  readonly to: string;
}

/**
 * The price of a crop near the place: of the most traded of its commodities that has one. Null without a place, a
 * price or an answer: goods are what the list is for.
 */
export async function loadCropPrice(
  context: Readonly<RouterContextProvider>,
  crop: string | null,
): Promise<CropPriceLine | null> {
  const place = context.get(placeContext);
  if (crop === null || !place) return null;
  const near = await mandiNearOfCrop(context.get(apiContext), { lat_lng: place.latLng, crop });
  const t = context.get(textContext);
  const now = new Date();
  const words = { t, language: context.get(languageContext), now, today: indiaDay(now) };
  for (const result of near?.results ?? []) {
    const nearest = nearestPriceView(words, result);
    if (nearest !== null)
      return {
        text: t('mandi:price.spoken', {
          ...{ crop: result.commodity.name, market: nearest.market, rate: nearest.view.rate, age: nearest.view.age },
        }),
        sample: nearest.isSample ? t('mandi:sample') : null,
        to: pathTo('mandiPrices', {}, { crop: result.commodity.id }),
      };
  }
  return null;
}
