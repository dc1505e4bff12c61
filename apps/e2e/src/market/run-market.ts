import { SHELLS } from '@haat/api-contract/vocabulary';
import { publishAddresses } from './market-addresses.ts';
import { openMarket } from './open-market.ts';
import { openShopCounter } from './shop-counter.ts';

/**
 * Opens the market in which the journeys take place; what it returns closes it, also after failures.
 * `JOURNEYS_SHELLS=farmer` starts only the named shells, or the desk, while one is worked on.
 */
export default async function runMarket(): Promise<() => Promise<void>> {
  const wanted: readonly string[] = process.env.JOURNEYS_SHELLS?.split(',') ?? SHELLS;
  const market = await openMarket({
    shells: SHELLS.filter((name) => wanted.includes(name)),
    hasNetwork: true,
    hasDesk: wanted === SHELLS || wanted.includes('desk'),
  });
  publishAddresses(market.addresses);
  const closeCounter = await openShopCounter();
  return async () => {
    await closeCounter();
    await market.close();
  };
}
