import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { insertBannedSubstances, insertCatalogue } from '../modules/catalogue/insert-catalogue.ts';
import { offers, productCrops, products, variants } from '../modules/catalogue/tables.ts';
import { insertPlaces } from '../modules/location/insert-places.ts';
import { places as placesTable } from '../modules/location/tables.ts';
import { insertVendors } from '../modules/vendors/insert-vendors.ts';
import { vendors } from '../modules/vendors/tables.ts';
import { insertInsurance } from './insert-insurance.ts';
import { insertOffers } from './insert-offers.ts';
import { sampleMarket } from './market.ts';
import { districts, places, restrictedSubstances, states } from './places.ts';
import { smallMarket } from './small-market.ts';

/** The small market's places: these districts only, so that a test starts at once. */
const SMALL_DISTRICTS = new Set(['Nashik', 'Patna', 'Ludhiana']);

/**
 * Fills an empty database, inside the caller's transaction: with the sample market and every PIN code of the
 * country, or with a small market and the PIN codes around it for tests.
 * @throws BannedSubstanceError when the market lists what may not be sold
 */
export async function insertSampleMarket(tx: Transaction, size: 'sample' | 'small'): Promise<void> {
  const market = size === 'sample' ? sampleMarket() : smallMarket();
  const known = places();
  await insertPlaces(tx, {
    places: size === 'sample' ? known : known.filter(({ district }) => SMALL_DISTRICTS.has(district)),
    states: states(),
    districts: districts(),
  });
  await insertBannedSubstances(
    tx,
    restrictedSubstances().filter(({ isBanned }) => isBanned),
  );
  await insertVendors(tx, market.vendors);
  await insertCatalogue(tx, { ...market, offers: [] });
  await insertOffers(tx, market.offers);
  await insertInsurance(tx);
  // The embedded database never looks at its tables by itself: without this it would plan for empty ones.
  await tx.execute(sql`analyze ${placesTable}, ${vendors}, ${products}, ${productCrops}, ${variants}, ${offers}`);
}
