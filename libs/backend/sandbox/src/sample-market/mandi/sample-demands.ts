import { addDemand } from '@haat/backend-mandi';
import { mandiDemands } from '@haat/backend-mandi/tables';
import { toLatLngText } from '@haat/backend-market';
import type { Transaction } from '@haat/backend-platform';
import { indiaDay, toRupees } from '@haat/format';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { townsWithPrices } from './towns-with-prices.ts';

const DAY_MS = 86_400_000;
/** A buyer in every so many towns that have a market, beside the one with a collection centre. */
const EVERY = 3;
const OPEN_FOR_DAYS = 6;
/** The name says what it is: no real company wants anything here. */
const BUYER = 'Sample buyer';
const TERMS = [
  { quintals: 250, moisture_percent: 0, market_fee_percent: 1, commission_percent: 0, pays_after_days: 3 },
  { quintals: 40, moisture_percent: 2, market_fee_percent: 1, commission_percent: 1, pays_after_days: 0 },
  { quintals: 1200, moisture_percent: 1, market_fee_percent: 0, commission_percent: 0, pays_after_days: 7 },
] as const;
const HANDLING_PER_QUINTAL = 10;

/**
 * Keeps demands of the sample open: those that ended are written anew, the others may be offered to for some more days.
 */
export async function refreshSampleDemands(tx: Transaction, day: string, now: Date): Promise<void> {
  const until = indiaDay(new Date(now.getTime() + OPEN_FOR_DAYS * DAY_MS));
  const isOpenSample = and(eq(mandiDemands.isSample, true), eq(mandiDemands.status, 'OPEN'));
  await tx.update(mandiDemands).set({ until }).where(isOpenSample);
  const open = new Set(
    (await tx.select().from(mandiDemands).where(isOpenSample)).map(({ lat, lng }) => `${lat},${lng}`),
  );
  const towns = (await townsWithPrices(tx, day)).filter((_, index) => index % EVERY === 1);
  for (const [index, [goods]] of towns.entries()) {
    const terms = TERMS[index % TERMS.length] ?? TERMS[0];
    if (goods === undefined || open.has(`${goods.market.lat},${goods.market.lng}`)) continue;
    const { name, district, state } = goods.market;
    await addDemand(tx, { newId: randomUUID, now: () => now }, null, {
      ...terms,
      ...{ buyer: BUYER, place: name, district, state, until, grade: 'FAQ' },
      lat_lng: toLatLngText(goods.market),
      commodity: goods.commodity.slug,
      rate: Math.max(1, Math.round(toRupees(goods.modalPaise))),
      handling_per_quintal: HANDLING_PER_QUINTAL,
    });
  }
}
