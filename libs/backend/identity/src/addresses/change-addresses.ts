import { MAX_ADDRESSES } from '@haat/api-contract';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { cleanTexts, countedPlace } from './address-input.ts';
import type { addressChangeSchema, newAddressSchema } from './address-input.ts';
import type { AddressRow } from './address-shape.ts';
import { findAddress, listAddresses } from './find-address.ts';
import { addresses } from './tables.ts';

/** A farmer's list is changed by one at a time, so that it has one default and no more addresses than it may. */
const lockList = (tx: Transaction, userId: string) => lockName(tx, `addresses:${userId}`);

/**
 * Adds an address; the first is the default one.
 * @throws ServiceError `address_error.invalid`, `address_error.too_many`, `location_error.pincode_unknown`
 */
export async function addAddress(
  { database, newId, now }: Dependencies,
  userId: string,
  given: z.output<typeof newAddressSchema>,
): Promise<AddressRow> {
  const input = cleanTexts(given);
  return inTransaction(database, async (tx) => {
    await lockList(tx, userId);
    const latLng = await countedPlace(tx, { pincode: input.pincode, latLng: input.lat_lng });
    const known = await listAddresses(tx, userId);
    if (known.length >= MAX_ADDRESSES) throw new ServiceError('address_error.too_many', { most: MAX_ADDRESSES });
    const isDefault = input.is_default || known.length === 0;
    if (isDefault) await clearDefault(tx, userId);
    const row: AddressRow = {
      id: newId(),
      userId,
      name: input.name,
      phoneNumber: input.phone_number,
      house: input.house,
      village: input.village,
      tehsil: input.tehsil,
      district: input.district,
      state: input.state,
      pincode: input.pincode,
      latLng,
      isDefault,
      createdAt: now(),
    };
    await tx.insert(addresses).values(row);
    return row;
  });
}

/**
 * Changes what is given. The default one stays the default until another becomes it.
 * @throws ServiceError as `addAddress`, and `address_error.not_found`, also for another user's
 */
export async function changeAddress(
  { database }: Dependencies,
  userId: string,
  id: string,
  given: z.output<typeof addressChangeSchema>,
): Promise<AddressRow> {
  const change = cleanTexts(given);
  return inTransaction(database, async (tx) => {
    await lockList(tx, userId);
    const before = await findAddress(tx, userId, id);
    if (before === null) throw new ServiceError('address_error.not_found');
    const pincode = change.pincode ?? before.pincode;
    // The exact place of before is not in the new PIN code.
    const kept = pincode === before.pincode ? before.latLng : null;
    const latLng = change.lat_lng === undefined ? kept : change.lat_lng;
    const isPlaceChanged = change.pincode !== undefined || change.lat_lng !== undefined;
    const after: AddressRow = {
      ...before,
      name: change.name ?? before.name,
      phoneNumber: change.phone_number ?? before.phoneNumber,
      house: change.house ?? before.house,
      village: change.village ?? before.village,
      tehsil: change.tehsil ?? before.tehsil,
      district: change.district ?? before.district,
      state: change.state ?? before.state,
      pincode,
      latLng: isPlaceChanged ? await countedPlace(tx, { pincode, latLng }) : latLng,
      isDefault: before.isDefault || change.is_default === true,
    };
    if (after.isDefault && !before.isDefault) await clearDefault(tx, userId);
    await tx.update(addresses).set(after).where(eq(addresses.id, before.id));
    return after;
  });
}

/**
 * Removes an address; when it was the default one, the newest of the others becomes it.
 * @throws ServiceError `address_error.not_found`, also for another user's
 */
export async function removeAddress({ database }: Dependencies, userId: string, id: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockList(tx, userId);
    const row = await findAddress(tx, userId, id);
    if (row === null) throw new ServiceError('address_error.not_found');
    await tx.delete(addresses).where(eq(addresses.id, row.id));
    if (!row.isDefault) return;
    const [next] = await tx
      .select({ id: addresses.id })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses.createdAt), desc(addresses.id))
      .limit(1);
    if (next !== undefined) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
  });
}

async function clearDefault(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
}
