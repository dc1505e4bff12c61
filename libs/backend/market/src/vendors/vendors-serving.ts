import { CENTRE_RANGE_METRES, MAX_NEARBY_VENDORS, PAGE_SIZE } from '@haat/api-contract';
import type { Availability, Vendor } from '@haat/api-contract';
import type { Marketplace } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { preparedRows, rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { earthPoint, earthPointText, metresBetween, metresToPoint } from '../location/earth.ts';
import type { LatLng } from '../location/earth.ts';
import { vendors } from './tables.ts';
import { toVendorFacts } from './vendor-facts.ts';
import type { VendorFacts } from './vendor-facts.ts';
import { toVendor, vendorColumns } from './vendor-shape.ts';
import type { VendorRow, VendorViewOptions } from './vendor-shape.ts';

/** Which shops are listed, and how they are described. */
export interface VendorsServingOptions extends VendorViewOptions {
  /** Default 'dehaat'. */
  marketplace?: Marketplace;
  /** Only shops that sell on credit. */
  onlyFinanced?: boolean;
}

const distanceTo = (place: LatLng): SQL => metresBetween(sql`${vendors.position}`, place);

/** A point that a prepared query is asked with, by `earthPointText`. */
function placeholderPoint(name: string): SQL {
  return sql`${sql.placeholder(name)}::cube`;
}

/**
 * The condition that a shop serves a place: its own delivery or pickup radius covers it. The first part is
 * what the index on `reach` answers; the box is a little wider than the circle, so the second decides.
 */
function serves(point: SQL): SQL {
  return sql`${vendors.reach} @> ${point} and ${metresToPoint(sql`${vendors.position}`, point)} <= greatest(
    case when ${vendors.fulfilment} <> 'pickup_from_store' then ${vendors.deliveryRadiusMetres} else 0 end,
    case when ${vendors.fulfilment} <> 'doorstep_delivery' then ${vendors.pickupRadiusMetres} else 0 end)`;
}

/** Query of the shops that serve a place; its plan is tested. */
export function vendorsServingQuery(
  place: LatLng,
  { marketplace = 'dehaat', onlyFinanced = false }: Partial<VendorsServingOptions>,
): SQL {
  return sql`select ${vendorColumns}, ${distanceTo(place)} as distance_metres from ${vendors}
    where ${serves(earthPoint(place))} and ${vendors.marketplace} = ${marketplace}
    ${onlyFinanced ? sql`and ${vendors.isFinanced}` : sql``}
    order by distance_metres, ${vendors.id} limit ${MAX_NEARBY_VENDORS}`;
}

/**
 * Shops whose own delivery or pickup radius covers the place, nearest first, at most 50. See
 * docs/domain/vendors.md#reach.
 */
export async function vendorsServing(
  executor: Executor,
  place: LatLng,
  options: VendorsServingOptions,
): Promise<Vendor[]> {
  const found = await rowsOf<VendorRow>(executor, vendorsServingQuery(place, options));
  return found.map((row) => toVendor(row, options));
}

/**
 * Shops that serve a place, and whether a financed distribution centre is among all that do, so that credit can be
 * offered there. See docs/domain/credit.md#where-credit-is-given.
 */
export async function availabilityAt(
  executor: Executor,
  place: LatLng,
  options: VendorsServingOptions,
): Promise<Availability> {
  const found = await rowsOf<VendorRow>(executor, vendorsServingQuery(place, options));
  const isFinanced = found.some(({ type, is_financed }) => type === 'DC' && is_financed);
  // Shops beyond the limit, or filtered out, may also offer credit.
  const isKnown = isFinanced || (found.length < MAX_NEARBY_VENDORS && !options.onlyFinanced);
  return {
    vendor_details: found.map((row) => toVendor(row, options)),
    dc_is_financed: isKnown ? isFinanced : await financedCentreServes(executor, place),
  };
}

const askForFinancedCentre = preparedRows<{ financed: boolean }>(
  sql`select exists (
    select 1 from ${vendors} where ${serves(placeholderPoint('place'))} and ${vendors.type} = 'DC'
    and ${vendors.isFinanced} and ${vendors.marketplace} = 'dehaat') as financed`,
);

/** Whether a financed distribution centre serves the place. */
export async function financedCentreServes(executor: Executor, place: LatLng): Promise<boolean> {
  const [answer] = await askForFinancedCentre(executor, { place: earthPointText(place) });
  return answer?.financed ?? false;
}

/**
 * One page of the distribution centres within 300 km, nearest first, and how many there are. See
 * docs/domain/vendors.md#nearby-centres.
 */
export async function centresNear(
  executor: Executor,
  place: LatLng,
  { page, ...telling }: VendorViewOptions & { page: number },
): Promise<{ count: number; centres: Vendor[] }> {
  const near = sql`${vendors.type} = 'DC' and ${vendors.marketplace} = 'dehaat'
    and ${vendors.position} <@ earth_box(ll_to_earth(${place.lat}::float8, ${place.lng}::float8),
    ${CENTRE_RANGE_METRES}::float8)
    and ${distanceTo(place)} <= ${CENTRE_RANGE_METRES}`;
  const [total] = await rowsOf<{ count: number }>(
    executor,
    sql`select count(*)::int as count from ${vendors} where ${near}`,
  );
  const found = await rowsOf<VendorRow>(
    executor,
    sql`select ${vendorColumns}, ${distanceTo(place)} as distance_metres from ${vendors}
    where ${near} order by distance_metres, ${vendors.id} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
  );
  return { count: total?.count ?? 0, centres: found.map((row) => toVendor(row, telling)) };
}

/** One shop of any marketplace, or null when there is none; with its distance when a place is given. */
export async function vendorById(
  executor: Executor,
  id: string,
  { latLng, ...telling }: VendorViewOptions & { latLng?: LatLng | undefined },
): Promise<Vendor | null> {
  const distance = latLng ? distanceTo(latLng) : sql`null::float8`;
  const [row] = await rowsOf<VendorRow>(
    executor,
    sql`select ${vendorColumns}, ${distance} as distance_metres from ${vendors} where ${vendors.id} = ${id}`,
  );
  return row ? toVendor(row, telling) : null;
}

const metresTo = (point: string) => metresToPoint(sql`${vendors.position}`, placeholderPoint(point));
const findVendorOfCart = preparedRows<VendorRow & { destination_metres: number | null }>(
  sql`select ${vendorColumns}, ${metresTo('from')} as distance_metres, ${metresTo('destination')} as destination_metres
    from ${vendors} where ${vendors.id} = ${sql.placeholder('id')}`,
);

/** A shop as a cart or an order needs it. */
export interface VendorOfCart {
  vendor: Vendor;
  facts: VendorFacts;
  /** Whole metres from the shop to the destination; null without one. */
  destinationMetres: number | null;
}

/**
 * A shop with its facts and its way to where the goods go, read at once; null when there is none.
 * @param options `latLng` is where the farmer is, `destination` where the goods go
 */
export async function vendorOfCart(
  executor: Executor,
  id: string,
  { latLng, destination, ...telling }: VendorViewOptions & { latLng?: LatLng | undefined; destination: LatLng | null },
): Promise<VendorOfCart | null> {
  const [row] = await findVendorOfCart(executor, {
    id,
    from: latLng === undefined ? null : earthPointText(latLng),
    destination: destination === null ? null : earthPointText(destination),
  });
  if (row === undefined) return null;
  return {
    vendor: toVendor(row, telling),
    facts: toVendorFacts(row),
    destinationMetres: row.destination_metres === null ? null : Math.round(row.destination_metres),
  };
}

/** Whether there is a shop of this id. */
export async function vendorExists(executor: Executor, id: string): Promise<boolean> {
  const [answer] = await rowsOf<{ known: boolean }>(
    executor,
    sql`select exists (select 1 from ${vendors} where ${vendors.id} = ${id}) as known`,
  );
  return answer?.known ?? false;
}
