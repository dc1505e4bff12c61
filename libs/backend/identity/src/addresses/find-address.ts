import { and, desc, eq } from 'drizzle-orm';
import { pincodeGeocoder, toLatLng } from '@haat/backend-market';
import type { LatLng } from '@haat/backend-market';
import { isId } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import type { AddressRow } from './address-shape.ts';
import { addresses } from './tables.ts';

/** A farmer's address, or null: also for another user's, and for what is no id. */
export async function findAddress(executor: Executor, userId: string, id: string): Promise<AddressRow | null> {
  if (!isId(id)) return null;
  const [row] = await executor
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  return row ?? null;
}

/** A farmer's addresses, the default one first, then the newest. */
export async function listAddresses(executor: Executor, userId: string): Promise<AddressRow[]> {
  return executor
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id));
}

/**
 * Where an address is: the place that the farmer gave, else its PIN code's; null when the PIN code is not known any
 * more.
 */
export async function placeOfAddress(
  executor: Executor,
  { latLng, pincode }: Pick<AddressRow, 'latLng' | 'pincode'>,
): Promise<LatLng | null> {
  if (latLng !== null) return toLatLng(latLng);
  const place = await pincodeGeocoder(executor).byPincode(pincode, 'en');
  return place === null ? null : toLatLng(place.latLng);
}
