import { LANGUAGES, type FulfilmentType, type Marketplace } from '@haat/api-contract/vocabulary';
import type { WeekdayHours } from '@haat/order-core';
import { sql } from 'drizzle-orm';
import { inLanguage, preparedRows } from '@haat/backend-platform';
import type { Executor, Localised } from '@haat/backend-platform';

import { toLatLngText } from '../location/earth.ts';
import { vendors } from './tables.ts';
import type { TradeLicence } from './tables.ts';
import { vendorColumns } from './vendor-shape.ts';
import type { VendorRow } from './vendor-shape.ts';

/** A shop as an order keeps it: how it was called and found when the order was made. */
export interface VendorSnapshot {
  name: Localised;
  legalName: string;
  phoneNumber: string;
  /** The address in one line. */
  address: Localised;
  latLng: string;
}

/** Data of a shop that carts and orders need beyond what is displayed. */
export interface VendorFacts {
  id: string;
  marketplace: Marketplace;
  /** What it does at all, not narrowed to a place. */
  fulfilment: FulfilmentType;
  /** Working days until delivery, or until a pickup is ready. */
  readyInDays: number;
  /** A distribution centre, where farmers also repay credit. */
  isCentre: boolean;
  /** Sells on credit. */
  isFinanced: boolean;
  openingHours: readonly WeekdayHours[];
  /** Days on which it stays closed, `YYYY-MM-DD`. */
  closedDays: readonly string[];
  licences: readonly TradeLicence[];
  /** Most packs of one variant in an order. */
  maxPacks: number;
  snapshot: VendorSnapshot;
}

/** A row of `vendorColumns`. */
type FactsRow = Omit<VendorRow, 'distance_metres'>;

const findFacts = preparedRows<FactsRow>(
  sql`select ${vendorColumns} from ${vendors} where ${vendors.id} = ${sql.placeholder('id')}`,
);

/** Facts about a shop, or null when there is none. */
export async function vendorFacts(executor: Executor, id: string): Promise<VendorFacts | null> {
  const [row] = await findFacts(executor, { id });
  return row === undefined ? null : toVendorFacts(row);
}

/** Facts about the shop of a row. */
export function toVendorFacts(row: FactsRow): VendorFacts {
  const inOneLine = (place: (text: Localised) => string) =>
    [...[...row.address_lines, row.town].map(place), `${place(row.district)} ${row.pincode}`].join(', ');
  return {
    id: row.id,
    marketplace: row.marketplace,
    fulfilment: row.fulfilment,
    readyInDays: row.ready_in_days,
    isCentre: row.type === 'DC',
    isFinanced: row.is_financed,
    openingHours: row.opening_hours,
    closedDays: row.closed_days,
    licences: row.licences,
    maxPacks: row.max_packs,
    snapshot: {
      name: row.name,
      legalName: row.legal_name,
      phoneNumber: row.phone_number,
      latLng: toLatLngText(row),
      address: {
        en: '',
        ...Object.fromEntries(LANGUAGES.map((language) => [language, inOneLine((text) => inLanguage(text, language))])),
      },
    },
  };
}
