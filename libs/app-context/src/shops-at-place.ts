import type { RouterContextProvider } from 'react-router';
import { availability } from '@haat/api-client';
import type { Vendor } from '@haat/api-contract';
import { chooseVendor } from '@haat/vendor-choice';
import { apiContext, placeContext, vendorContext } from './request-context.ts';
import { shellOffer } from './shell-offer.ts';

/** The shops that serve the farmer's place, and the one that this shell chooses. */
export interface ShopsAtPlace {
  /**
   * Nearest first; null when they could not be loaded, empty when there is none
   * (docs/domain/service-calls.md#look-ups).
   */
  readonly vendors: readonly Vendor[] | null;
  /** The chosen one, by the policy of the shell, or that of agents, and `?v=`; null when there is none. */
  readonly vendor: Vendor | null;
}

const found = new WeakMap<Readonly<RouterContextProvider>, Promise<ShopsAtPlace>>();

/** The shops at the request's place, loaded once per request. Empty without a place. */
export function shopsAtPlace(context: Readonly<RouterContextProvider>): Promise<ShopsAtPlace> {
  const known = found.get(context);
  if (known) return known;
  const asked = ask(context);
  found.set(context, asked);
  return asked;
}

async function ask(context: Readonly<RouterContextProvider>): Promise<ShopsAtPlace> {
  const place = context.get(placeContext);
  if (!place) return { vendors: [], vendor: null };
  const answer = await availability(context.get(apiContext), { lat_lng: place.latLng });
  if (!answer) return { vendors: null, vendor: null };
  const { vendorChoice: policy } = shellOffer(context);
  const { requestedVendorId } = context.get(vendorContext);
  return { vendors: answer.vendor_details, vendor: chooseVendor(answer.vendor_details, { policy, requestedVendorId }) };
}
