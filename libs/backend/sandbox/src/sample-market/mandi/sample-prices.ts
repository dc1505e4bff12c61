import { readFileSync } from 'node:fs';
import { eq, max } from 'drizzle-orm';
import { indiaDay } from '@haat/format';
import { insertMandiDirectory, storeRows } from '@haat/backend-mandi';
import type { MarketCharges, SourceRow } from '@haat/backend-mandi';
import { mandiPrices } from '@haat/backend-mandi/tables';
import { parseCsv } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import { refreshSampleCentres } from './sample-centres.ts';
import { refreshSampleDemands } from './sample-demands.ts';

const DAY_MS = 86_400_000;
/** Days of real prices: one of the whole country, and half a year of six crops in three districts of Maharashtra. */
const FILES = { country: 'national-day.csv', districts: 'maharashtra-days.csv' } as const;
/** The small market has the markets of these districts only, so that a test starts at once. */
const SMALL_DISTRICTS = new Set(['Nashik', 'Ludhiana']);
/** What markets of the sample take: an example, not what any market is known to take. */
export const SAMPLE_CHARGES: MarketCharges = {
  marketFeePercent: 1,
  commissionPercent: 2,
  handlingPaise: 1200,
  transportPaise: 150,
};

/**
 * Fills in the sample's market prices, each file's days moved so that its newest is yesterday. Prices that were filled
 * in on an earlier day are replaced: a sample that is weeks old would show nothing but old prices.
 *
 * @returns whether they were filled in now
 */
export async function refreshSamplePrices(tx: Transaction, size: 'sample' | 'small', now: Date): Promise<boolean> {
  const yesterday = dayBefore(indiaDay(now));
  const sample = eq(mandiPrices.source, 'sample');
  const [newest] = await tx
    .select({ day: max(mandiPrices.day) })
    .from(mandiPrices)
    .where(sample);
  if (newest?.day === yesterday) return false;
  await insertMandiDirectory(tx, SAMPLE_CHARGES);
  await tx.delete(mandiPrices).where(sample);
  for (const rows of sampleFiles(size))
    await storeRows(tx, moved(rows, yesterday), { source: 'sample', today: yesterday, now });
  await refreshSampleCentres(tx, yesterday);
  await refreshSampleDemands(tx, yesterday, now);
  return true;
}

/** What the longer file tells of a market's goods is not mixed with the country's one day: they are months apart. */
function sampleFiles(size: 'sample' | 'small'): SourceRow[][] {
  const districts = rowsOfFile(FILES.districts, size);
  const told = new Set(districts.map(goodsOf));
  return [rowsOfFile(FILES.country, size).filter((row) => !told.has(goodsOf(row))), districts];
}

function goodsOf({ state, market, commodity }: SourceRow): string {
  return JSON.stringify([state, market, commodity]);
}

function rowsOfFile(file: string, size: 'sample' | 'small'): SourceRow[] {
  const rows = parseCsv(readFileSync(new URL(`../data/mandi/${file}`, import.meta.url), 'utf8'));
  return size === 'sample' ? rows : rows.filter(({ district = '' }) => SMALL_DISTRICTS.has(district));
}

function moved(rows: readonly SourceRow[], newestDay: string): SourceRow[] {
  const newest = rows.reduce((latest, { arrival_date: day = '' }) => (day > latest ? day : latest), '');
  const shift = timeOf(newestDay) - timeOf(newest);
  return rows.map((row) => ({ ...row, arrival_date: dayOf(timeOf(row['arrival_date'] ?? '') + shift) }));
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return dayOf(timeOf(day) - DAY_MS);
}
