import type { MandiNear, MandiNearPrice, MandiReported } from '@haat/api-contract/mandi';
import { toPaise } from '@haat/format';
import { bestMarket, netInHand, type NetInHand } from '@haat/mandi-core';
import {
  mandiChangeView,
  mandiDayText,
  mandiPriceView,
  mandiRateText,
  type MandiChangeView,
  type MandiPriceView,
  type MandiPriceWords,
} from '@haat/presenters';
import { aboutText, saleView, type SaleView } from '../sale.presenter.ts';

/** A market near the place with the newest price of a commodity. */
export interface MarketView extends MandiPriceView {
  readonly id: string;
  readonly name: string;
  readonly district: string;
  readonly distance: string;
  /** Crop, market, rate and age in one sentence, to be heard. */
  readonly spoken: string;
  readonly change: MandiChangeView | null;
  /** What farmers reported; null before enough of them did. */
  readonly reported: string | null;
  /** Null where no quantity was typed, or charges are not known. */
  readonly inHand: SaleView | null;
  /** Most is left here, of the markets whose price is not old. */
  readonly isBest: boolean;
}

/** Markets with what would be left at each; a price of a day to come is left out. */
export function marketViews(
  words: MandiPriceWords,
  { commodity, markets }: Pick<MandiNear['results'][number], 'commodity' | 'markets'>,
  quintals: number | null,
): MarketView[] {
  const shown = markets.flatMap((offer) => {
    const price = mandiPriceView(words, offer.price);
    return price === null ? [] : [{ offer, price, km: kilometres(offer), inHand: saleAt(offer, quintals) }];
  });
  const comparable = shown.flatMap(({ offer, price, km, inHand }) =>
    inHand === null || price.isOld ? [] : [{ offer, km, net: inHand.net }],
  );
  const best = comparable.length < 2 ? null : bestMarket(comparable);
  return shown.map(({ offer, price, inHand }) => ({
    ...price,
    id: offer.market.id,
    name: offer.market.name,
    district: offer.market.district,
    distance: aboutText(words, offer.market.distance_metres),
    spoken: words.t('mandi:price.spoken', {
      crop: commodity.name,
      market: offer.market.name,
      rate: price.rate,
      age: price.age,
    }),
    change: mandiChangeView(words, offer.price.modal, offer.previous),
    reported: offer.reported === null ? null : reportedText(words, offer.reported),
    inHand:
      inHand === null || quintals === null ? null : saleView(words, inHand, { rate: offer.price.modal, quintals }),
    isBest: best !== null && best.offer === offer,
  }));
}

function reportedText(words: MandiPriceWords, reported: MandiReported): string {
  const { t } = words;
  const { farmers, min, max, day, is_sample: isSample } = reported;
  const text = t('mandi:slip.reported', {
    ...{ count: farmers, day: mandiDayText(words, day) },
    ...{ least: mandiRateText(min), most: mandiRateText(max) },
  });
  return isSample ? `${text} (${t('mandi:slip.sampleCheck')})` : text;
}

/** As it is shown: to a tenth. */
function kilometres({ market }: MandiNearPrice): number {
  return Math.round(market.distance_metres / 100) / 10;
}

function saleAt(offer: MandiNearPrice, quintals: number | null): NetInHand | null {
  const { charges } = offer.market;
  if (charges === null || quintals === null) return null;
  return netInHand({
    modalPerQuintal: toPaise(offer.price.modal),
    quintals,
    km: kilometres(offer),
    transportPerQuintalKm: toPaise(charges.transport_per_quintal_km),
    marketFeePercent: charges.market_fee_percent,
    commissionPercent: charges.commission_percent,
    handlingPerQuintal: toPaise(charges.handling_per_quintal),
  });
}
