import { tellAddresses } from './market-addresses.ts';
import { openMarket } from './open-market.ts';

/** Opens the market in which all journeys take place; what it returns closes it, also after failures. */
export default async function runMarket(): Promise<() => Promise<void>> {
  const market = await openMarket();
  tellAddresses(market.addresses);
  return () => market.close();
}
