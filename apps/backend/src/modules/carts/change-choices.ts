import type { CartChoices, Marketplace, PickupPerson } from '@haat/api-contract';
import { stripMarkup } from '@haat/format';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../database/connection.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ServiceError } from '../../errors.ts';
import { findAddress } from '../addresses/find-address.ts';
import type { CartOwner } from './cart-owner.ts';
import { lockOrMakeCart } from './cart-rows.ts';
import { carts } from './tables.ts';

/**
 * Keeps how a cart is to be handed over; what is not given stays.
 * @param userId the signed-in farmer, or null for a visitor, who has no addresses
 * @throws ServiceError `address_error.not_found`, also for somebody else's; `request_error.invalid` for a name that is only markup
 */
export async function changeChoices({ database, newId, now }: Dependencies, owner: CartOwner, userId: string | null, marketplace: Marketplace, choices: CartChoices): Promise<void> {
  const pickupPerson = choices.pickup_person ? cleanPerson(choices.pickup_person) : choices.pickup_person;
  await inTransaction(database, async (tx) => {
    const row = await lockOrMakeCart(tx, owner, marketplace, newId(), now());
    const addressId = choices.address_id;
    if (typeof addressId === 'string' && (userId === null || (await findAddress(tx, userId, addressId)) === null)) throw new ServiceError('address_error.not_found');
    await tx.update(carts).set({
      ...(choices.delivery_type === undefined ? {} : { deliveryType: choices.delivery_type }),
      ...(addressId === undefined ? {} : { addressId }),
      ...(pickupPerson === undefined ? {} : { pickupPerson }),
      updatedAt: now(),
    }).where(eq(carts.cartId, row.cartId));
  });
}

/** A person as plain text. @throws ServiceError `request_error.invalid` when nothing of the name is left */
export function cleanPerson({ name, phone_number }: PickupPerson): PickupPerson {
  const plain = stripMarkup(name).replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (plain === '') throw new ServiceError('request_error.invalid', { fields: [{ field: 'pickup_person.name', rule: 'too_short' }] });
  return { name: plain, phone_number };
}
