import type { RouterContextProvider } from 'react-router';
import { mandiNearOfCrop } from '@haat/api-client';
import { apiContext, languageContext, placeContext, textContext } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { cropPriceLine, type CropPriceLine } from '@haat/presenters';

/**
 * The price of a crop near the place. Null without a place, a price or an answer: goods are what the list is for.
 */
export async function loadCropPrice(
  context: Readonly<RouterContextProvider>,
  crop: string | null,
): Promise<CropPriceLine | null> {
  const place = context.get(placeContext);
  if (crop === null || !place) return null;
  const near = await mandiNearOfCrop(context.get(apiContext), { lat_lng: place.latLng, crop });
  const now = new Date();
  const words = { t: context.get(textContext), language: context.get(languageContext), now, today: indiaDay(now) };
  return cropPriceLine(words, near);
}
