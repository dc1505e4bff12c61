import type { MarketAddresses } from './open-market.ts';

const VARIABLE = 'JOURNEYS_MARKET';

/** Tells the tests' processes, which inherit the environment, where the market is. */
export function publishAddresses(addresses: MarketAddresses): void {
  process.env[VARIABLE] = JSON.stringify(addresses);
}

/** Where the market of this run is. */
export function marketAddresses(): MarketAddresses {
  const told = process.env[VARIABLE];
  if (told === undefined) throw new Error('No market is running: the global setup starts it.');
  return JSON.parse(told) as MarketAddresses;
}
