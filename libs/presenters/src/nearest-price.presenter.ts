import type { MandiNear } from '@haat/api-contract/mandi';
import { mandiPriceView, type MandiPriceView, type MandiPriceWords } from './mandi-price.presenter.ts';

/** The newest price of a commodity at one market near, in words. */
export interface NearestPriceView {
  readonly market: string;
  readonly view: MandiPriceView;
  readonly isSample: boolean;
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
