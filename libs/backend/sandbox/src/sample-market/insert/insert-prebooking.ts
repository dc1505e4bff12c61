import { prebookOffers, prebookSeasons } from '@haat/backend-market/tables';
import type { Transaction } from '@haat/backend-platform';

import { sampleMarket } from '../market.ts';
import { samplePrebooking } from '../sample-prebooking.ts';
import { sampleSeasons } from '../sample-seasons.ts';
import { smallMarket } from '../small-market.ts';

/** Rows of one statement. */
const OFFERS_AT_ONCE = 1_000;

/**
 * Adds what the shops of a sample market promise for the seasons after a day; the market must be there.
 * @param today - the day in India, `YYYY-MM-DD`
 */
export async function insertPrebooking(tx: Transaction, size: 'sample' | 'small', today: string): Promise<void> {
  const seasons = sampleSeasons(today);
  await tx.insert(prebookSeasons).values(
    seasons.map(({ id, kind, bookingDates }) => ({
      id,
      kind,
      bookingDates: [...bookingDates],
      lastDate: bookingDates.at(-1) ?? today,
    })),
  );
  const offers =
    size === 'sample'
      ? samplePrebooking(sampleMarket(), seasons, { everyShop: false })
      : samplePrebooking(smallMarket(), seasons, { everyShop: true });
  for (let start = 0; start < offers.length; start += OFFERS_AT_ONCE)
    await tx.insert(prebookOffers).values(offers.slice(start, start + OFFERS_AT_ONCE));
}
