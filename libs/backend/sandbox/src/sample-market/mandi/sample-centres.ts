import { writeCentre } from '@haat/backend-mandi';
import { mandiCentres } from '@haat/backend-mandi/tables';
import { toLatLngText } from '@haat/backend-market';
import type { Transaction } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { eq } from 'drizzle-orm';
import { townsWithPrices } from './towns-with-prices.ts';

/** A centre in every so many towns that have a market. */
const EVERY = 3;
const MOST_CROPS = 4;
/** A centre takes a crop in at a little less than the market paid. */
const SHARE_OF_MARKET = 0.97;
const HOURS = [
  { opens_at: '08:00', closes_at: '18:00', closed_weekday: 0 },
  { opens_at: '09:30', closes_at: '17:30', closed_weekday: 3 },
  { opens_at: '06:00', closes_at: '20:00', closed_weekday: null },
] as const;

/** Fills in the sample's collection centres, in towns of its markets, with rates of the day of its newest prices. */
export async function refreshSampleCentres(tx: Transaction, day: string): Promise<void> {
  await tx.delete(mandiCentres).where(eq(mandiCentres.isSample, true));
  const towns = await townsWithPrices(tx, day);
  const chosen = towns.filter((_, index) => index % EVERY === 0);
  for (const [index, goods] of chosen.entries()) {
    const [first] = goods;
    const hours = HOURS[index % HOURS.length] ?? HOURS[0];
    if (first === undefined) continue;
    const { slug, name, district, state } = first.market;
    const rates = new Map(goods.map(({ commodity, modalPaise }) => [commodity.slug, modalPaise]));
    await writeCentre(tx, {
      ...hours,
      ...{ name, district, state, day, isSample: true },
      id: `sample-${slug}`.slice(0, 64),
      lat_lng: toLatLngText(first.market),
      rates: [...rates].slice(0, MOST_CROPS).map(([commodity, paise]) => ({
        commodity,
        rate: Math.max(1, Math.round(toRupees(paise) * SHARE_OF_MARKET)),
      })),
    });
  }
}
