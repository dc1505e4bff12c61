import { sql } from 'drizzle-orm';
import { mandiPrices } from '../tables.ts';

/**
 * What a market's varieties come to on a day, for queries that group by day: the least and the highest price, and the
 * modal price of what came most; where that is not known, the middle one of the varieties. Always a price that was
 * reported. See docs/domain/mandi.md#one-price-a-day.
 */
export const dayPriceColumns = sql`min(${mandiPrices.minPaise}) as min_paise, max(${mandiPrices.maxPaise}) as max_paise,
  case when bool_and(${mandiPrices.arrivalTonnes} is not null)
    then (array_agg(${mandiPrices.modalPaise} order by ${mandiPrices.arrivalTonnes} desc, ${mandiPrices.variety},
      ${mandiPrices.grade}))[1]
    else percentile_disc(0.5) within group (order by ${mandiPrices.modalPaise}) end as modal_paise,
  case when bool_and(${mandiPrices.arrivalTonnes} is not null) then sum(${mandiPrices.arrivalTonnes}) end
    as arrival_tonnes,
  max(${mandiPrices.source}) as source`;
