import { mustBeFinite, mustBeMeasure } from './must-be.ts';

/**
 * The market where most is left in the hand; of equal ones the nearest, then the first as given. Null without any.
 *
 * See docs/domain/mandi.md#best-market.
 *
 * @throws RangeError for a sum that is no number, and a distance below 0.
 */
export function bestMarket<Offer extends { readonly net: number; readonly km: number }>(
  offers: readonly Offer[],
): Offer | null {
  for (const { net, km } of offers) {
    mustBeFinite(net);
    mustBeMeasure(km);
  }
  return offers.reduce<Offer | null>((best, offer) => (best === null || isBetter(offer, best) ? offer : best), null);
}

type Compared = Readonly<Record<'net' | 'km', number>>;

function isBetter(offer: Compared, best: Compared): boolean {
  return offer.net > best.net || (offer.net === best.net && offer.km < best.km);
}
