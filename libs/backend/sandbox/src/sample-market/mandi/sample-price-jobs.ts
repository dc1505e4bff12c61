import type { Dependencies, Job } from '@haat/backend-platform';
import { inTransaction } from '@haat/backend-platform';
import { refreshSamplePrices } from './sample-prices.ts';

const HOUR_MS = 3_600_000;

/** Moves the sample's market prices on with the days. */
export const SAMPLE_PRICE_JOBS: readonly Job[] = [
  {
    name: 'sandbox.move-sample-prices',
    every: HOUR_MS,
    isNeeded: ({ configuration }) => configuration.sampleMarket,
    run: moveSamplePrices,
  },
];

async function moveSamplePrices({ database, now }: Dependencies): Promise<void> {
  await inTransaction(database, (tx) => refreshSamplePrices(tx, 'sample', now()));
}
