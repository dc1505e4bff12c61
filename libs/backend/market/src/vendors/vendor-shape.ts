import type { Vendor } from '@haat/api-contract';
import type { FulfilmentType, Language, Marketplace, VendorType } from '@haat/api-contract/vocabulary';
import { promisedOn, type WeekdayHours } from '@haat/order-core';
import { narrowFulfilment } from '@haat/vendor-choice';
import { indiaDay } from '@haat/format';
import { sql } from 'drizzle-orm';
import { inLanguage } from '@haat/backend-platform';
import type { Localised } from '@haat/backend-platform';

import { toLatLngText } from '../location/earth.ts';
import { vendors } from './tables.ts';
import type { TradeLicence } from './tables.ts';

/** A row of `vendorColumns` with the distance from the requested place, or null when none was requested. */
export interface VendorRow {
  id: string;
  marketplace: Marketplace;
  type: VendorType;
  fulfilment: FulfilmentType;
  name: Localised;
  legal_name: string;
  phone_number: string;
  address_lines: Localised[];
  town: Localised;
  pincode: string;
  district: Localised;
  state: Localised;
  lat: number;
  lng: number;
  delivery_radius_metres: number;
  pickup_radius_metres: number;
  delivery_base_paise: number | null;
  delivery_base_metres: number | null;
  delivery_per_kilometre_paise: number | null;
  delivery_free_from_paise: number | null;
  max_packs: number;
  opening_hours: WeekdayHours[];
  closed_days: string[];
  ready_in_days: number;
  licences: TradeLicence[];
  is_financed: boolean;
  distance_metres: number | null;
}

/** What a query selects of a shop. */
export const vendorColumns = sql`${vendors.id}, ${vendors.marketplace}, ${vendors.type}, ${vendors.fulfilment},
  ${vendors.name}, ${vendors.legalName}, ${vendors.phoneNumber},
  ${vendors.addressLines}, ${vendors.town}, ${vendors.pincode}, ${vendors.district}, ${vendors.state}, ${vendors.lat},
  ${vendors.lng},
  ${vendors.deliveryRadiusMetres}, ${vendors.pickupRadiusMetres},
  ${vendors.deliveryBasePaise}, ${vendors.deliveryBaseMetres}, ${vendors.deliveryPerKilometrePaise},
  ${vendors.deliveryFreeFromPaise}, ${vendors.maxPacks},
  ${vendors.openingHours}, ${vendors.closedDays}, ${vendors.readyInDays}, ${vendors.licences}, ${vendors.isFinanced}`;

const DAYS_OF_WEEK = 7;

/** The weekday on which a shop is closed, 0 Sunday to 6 Saturday, or null when it opens on all. */
function closedWeekday(hours: readonly WeekdayHours[]): number | null {
  const open = new Set(hours.map(({ weekday }) => weekday % DAYS_OF_WEEK));
  const closed = Array.from({ length: DAYS_OF_WEEK }, (_, weekday) => weekday).find((weekday) => !open.has(weekday));
  return closed ?? null;
}

function deliveryOf(row: VendorRow): Vendor['vendor_details']['delivery'] {
  const {
    delivery_base_paise: base,
    delivery_base_metres: within,
    delivery_per_kilometre_paise: perKilometre,
    delivery_free_from_paise: freeFrom,
  } = row;
  if (row.fulfilment === 'pickup_from_store' || base === null || within === null || perKilometre === null) return null;
  return {
    base_fee: base / 100,
    base_distance_metres: within,
    fee_per_km: perKilometre / 100,
    free_above: freeFrom === null ? null : freeFrom / 100,
    radius_metres: row.delivery_radius_metres,
  };
}

/** The language and time for which a shop is described: its promised day depends on the time. */
export interface VendorViewOptions {
  language: Language;
  now: Date;
}

/**
 * The contract's shop: names in the language, fulfilment narrowed to the requested place, the promised day as at
 * checkout.
 */
export function toVendor(row: VendorRow, { language, now }: VendorViewOptions): Vendor {
  const narrowed =
    row.distance_metres === null
      ? row.fulfilment
      : narrowFulfilment(row.fulfilment, row.distance_metres, row.delivery_radius_metres, row.pickup_radius_metres);
  const [hours] = row.opening_hours;
  return {
    id: row.id,
    fulfillment_type: narrowed ?? row.fulfilment,
    vendor_details: {
      name: inLanguage(row.name, language),
      legal_name: row.legal_name,
      vendor_type: row.type,
      phone_number: row.phone_number,
      address: [...row.address_lines, row.town].map((line) => inLanguage(line, language)).join(', '),
      pincode: row.pincode,
      district: inLanguage(row.district, language),
      state: inLanguage(row.state, language),
      lat_lng: toLatLngText(row),
      distance_metres: row.distance_metres === null ? null : Math.round(row.distance_metres),
      ...(row.distance_metres === null ? {} : { serves_place: narrowed !== null }),
      opens_at: hours?.opens ?? '',
      closes_at: hours?.closes ?? '',
      closed_weekday: closedWeekday(row.opening_hours),
      closed_days: row.closed_days.filter((day) => day >= indiaDay(now)),
      promised_on: promisedOn(now, row.ready_in_days, row.opening_hours, row.closed_days),
      licences: row.licences,
      pickup_radius_metres: row.pickup_radius_metres,
      delivery: deliveryOf(row),
      max_packs: row.max_packs,
    },
  };
}
