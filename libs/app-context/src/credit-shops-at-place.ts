import type { RouterContextProvider } from 'react-router';
import { availability, featureFlag } from '@haat/api-client';
import { apiContext, placeContext, sessionContext } from './request-context.ts';

/**
 * Ids of the shops that sell on credit to this person at the request's place: the flag CR says that credit is given
 * there and that the farmer is enrolled, a financed distribution centre serves the place, and the shop sells on
 * credit. Empty for a guest, and when the flag or the shops cannot be loaded. See
 * docs/domain/credit.md#where-credit-is-given.
 */
export async function creditShopsAtPlace(context: Readonly<RouterContextProvider>): Promise<ReadonlySet<string>> {
  const place = context.get(placeContext);
  if (!place || context.get(sessionContext).status === 'visitor') return new Set();
  const api = context.get(apiContext);
  const [credit, shops] = await Promise.all([
    featureFlag(api, place.latLng, 'CR'),
    availability(api, { lat_lng: place.latLng, for_credit_order: true }),
  ]);
  const isGiven = credit !== null && credit.is_enabled && credit.is_enrolled && shops !== null && shops.dc_is_financed;
  return new Set(isGiven ? shops.vendor_details.map(({ id }) => id) : []);
}
