import { sql } from 'drizzle-orm';
import { offers, places as placesTable, productCrops, products, variants, vendors } from '@haat/backend-market/tables';
import type { Transaction } from '@haat/backend-platform';
import { insertBannedSubstances, insertCatalogue } from './insert-catalogue.ts';

import { insertPlaces } from './insert-places.ts';

import { insertVendors } from './insert-vendors.ts';

import { insertInsurance } from './insert-insurance.ts';
import { insertOffers } from './insert-offers.ts';
import { sampleMarket } from '../market.ts';
import { districts, places, restrictedSubstances, states } from '../places.ts';
import { smallMarket } from '../small-market.ts';

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
