import type { MandiNear } from '@haat/api-contract/mandi';
import { mandiPriceView, type MandiPriceView, type MandiPriceWords } from './mandi-price.presenter.ts';

/** The newest price of a commodity at one market near, in words. */
export interface NearestPriceView {
  readonly market: string;
  readonly view: MandiPriceView;
  readonly isSample: boolean;
}

/** What markets near reported for a crop. */
export interface CropPriceLine {
  /** Crop, market, rate and how old it is, in a sentence. */
  readonly text: string;
  /** That it is a sample's; null of a real one. */
  readonly sample: string | null;
  /** Id of the commodity. */
  readonly commodity: string;
}

/**
 * The price at the nearest market whose price is not old, else at the nearest; null where none has one. See
 * docs/domain/mandi.md#age.
 */
export function nearestPriceView(
  words: MandiPriceWords,
  { markets }: Pick<MandiNear['results'][number], 'markets'>,
): NearestPriceView | null {
  const views = markets.flatMap(({ market, price }) => {
    const view = mandiPriceView(words, price);
    return view === null ? [] : [{ market: market.name, view, isSample: price.is_sample }];
  });
  return views.find(({ view }) => !view.isOld) ?? views[0] ?? null;
}

/**
 * The price of the most traded that comes of a crop and has one; null where none has, or prices could not be loaded.
 */
export function cropPriceLine(words: MandiPriceWords, near: MandiNear | null): CropPriceLine | null {
  const { t } = words;
  for (const result of near?.results ?? []) {
    const nearest = nearestPriceView(words, result);
    if (nearest !== null)
      return {
        text: t('mandi:price.spoken', {
          ...{ crop: result.commodity.name, market: nearest.market, rate: nearest.view.rate, age: nearest.view.age },
        }),
        sample: nearest.isSample ? t('mandi:sample') : null,
        commodity: result.commodity.id,
      };
  }
  return null;
}
