import { test as base } from './journey.ts';
import { openMarket, type Market } from './market/open-market.ts';

interface OwnMarket {
  /** A PostgreSQL for the market; the embedded database when empty. */
  databaseUrl: string;
  /** The market of this journey alone: it may be stopped and started. */
  ownMarket: Market;
}

/** A journey with a market of its own, in the farmer's shell. */
export const test = base.extend<OwnMarket>({
  databaseUrl: ['', { option: true }],
  ownMarket: [
    async ({ databaseUrl }, use) => {
      const market = await openMarket({ shells: ['farmer'], databaseUrl });
      await use(market);
      await market.close();
    },
    { timeout: 120_000 },
  ],
  market: async ({ ownMarket }, use) => use(ownMarket.addresses),
});
