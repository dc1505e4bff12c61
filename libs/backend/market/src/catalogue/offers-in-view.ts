import type { PrebookQuote } from '@haat/api-contract';
import type { Executor } from '@haat/backend-platform';
import { seasonOffers } from '../seasons/season-offers.ts';
import type { SeasonOffers } from '../seasons/season-offers.ts';
import { offersAt } from './offers-at.ts';
import type { Offer } from './offers-at.ts';

/** How prebookings are shown: only season offers, or ordinary offers with the season offer beside them. */
export interface PrebookView {
  how: 'only' | 'beside';
  now: Date;
}

/** An offer, with the shop's season offer of the pack where requested. */
export interface ViewedOffer extends Offer {
  prebook?: PrebookQuote;
}

/** A shop's offers of packs, by variant id, as they are to be shown. */
export async function offersInView(
  executor: Executor,
  vendorId: string,
  variantIds: readonly string[],
  prebook?: PrebookView,
): Promise<Map<string, ViewedOffer>> {
  const shelf = await offersAt(executor, vendorId, variantIds);
  if (prebook === undefined) return shelf;
  const promised = promisesOf(await seasonOffers(executor, vendorId, variantIds, prebook.now, shelf));
  if (prebook.how === 'only') return promised;
  return new Map(
    [...shelf].map(([variantId, offer]) => {
      const promise = promised.get(variantId)?.prebook;
      return [variantId, promise === undefined ? offer : { ...offer, prebook: promise }];
    }),
  );
}

function promisesOf(shelf: SeasonOffers | null): Map<string, ViewedOffer> {
  if (shelf === null) return new Map();
  const booking_dates = [...shelf.season.bookingDates];
  return new Map(
    [...shelf.offers].map(([variantId, { advancePercent, cancelFreeDays: _days, ...offer }]) => [
      variantId,
      {
        ...offer,
        prebook: {
          price: offer.pricePaise / 100,
          discount: offer.discountPaise / 100,
          left: offer.stock,
          booking_dates,
          advance_percent: advancePercent,
        },
      },
    ]),
  );
}
