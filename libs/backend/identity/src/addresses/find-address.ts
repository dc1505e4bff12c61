import { and, desc, eq, sql } from 'drizzle-orm';
import { deliveryPlace } from '@haat/order-core';
import type { DeliveryPlace } from '@haat/order-core';
import { positionOfPincode, toLatLng } from '@haat/backend-market';
import { isId, preparedQuery } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { isShownBeforeStepUp } from '../step-up/step-up-due.ts';
import type { AddressRow } from './address-shape.ts';
import { addresses } from './tables.ts';

/** Of a farmer's addresses those that may be shown: see docs/domain/identity.md#step-up. */
const isShown = and(
  eq(addresses.userId, sql.placeholder('userId')),
  isShownBeforeStepUp(addresses.userId, addresses.createdAt),
);
const shownAddress = preparedQuery((executor) =>
  executor
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, sql.placeholder('id')), isShown)),
);
const shownAddresses = preparedQuery((executor) =>
  executor
    .select()
    .from(addresses)
    .where(isShown)
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id)),
);

/** A farmer's address, or null: also for another user's, and for what is no id. */
export async function findAddress(executor: Executor, userId: string, id: string): Promise<AddressRow | null> {
  if (!isId(id)) return null;
  const [row] = await shownAddress(executor, { id, userId });
  return row ?? null;
}

/** A farmer's addresses, the default one first, then the newest. */
export async function listAddresses(executor: Executor, userId: string): Promise<AddressRow[]> {
  return shownAddresses(executor, { userId });
}

/**
 * Where an address is: the place that the farmer gave when it is near its PIN code's, else that one; null when the PIN
 * code is not known any more. See docs/domain/vendors.md#delivery-place.
 */
export async function placeOfAddress(
  executor: Executor,
  { latLng, pincode }: Pick<AddressRow, 'latLng' | 'pincode'>,
): Promise<DeliveryPlace | null> {
  return deliveryPlace(latLng === null ? null : toLatLng(latLng), await positionOfPincode(executor, pincode));
}
