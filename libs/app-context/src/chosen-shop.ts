import type { RouterContextProvider } from 'react-router';
import type { Vendor } from '@haat/api-contract';
import { placeContext } from './request-context.ts';
import { shopsAtPlace } from './shops-at-place.ts';
import { unavailable } from './unavailable.ts';

/** The shop that a screen shows, or the reason why there is none; each reason has its own screen. */
export type ChosenShop =
  | { readonly state: 'shop'; readonly vendor: Vendor }
  /** The farmer has not said where they are. */
  | { readonly state: 'no-place' }
  /** No shop serves the place, or none of them delivers although this shell's policy requires delivery. */
  | { readonly state: 'no-shop' | 'no-delivery'; readonly place: string };

/**
 * The shop that this request's screen shows, by place, `?v=` and the shell's policy. See
 * docs/domain/vendors.md#choosing-a-vendor.
 * @throws what `unavailable` makes, when the shops could not be loaded: that is never shown as 'none here'
 *   (docs/domain/service-calls.md#look-ups)
 */
export async function chosenShop(context: Readonly<RouterContextProvider>): Promise<ChosenShop> {
  const place = context.get(placeContext);
  if (!place) return { state: 'no-place' };
  const { vendors, vendor } = await shopsAtPlace(context);
  if (vendor) return { state: 'shop', vendor };
  if (vendors === null) throw unavailable();
  return { state: vendors.length === 0 ? 'no-shop' : 'no-delivery', place: place.label };
}
