import type { CartChoices, PickupPerson } from '@haat/api-contract';
import type { Marketplace } from '@haat/api-contract/vocabulary';
import { plainLine } from '@haat/format';
import { findAddress } from '@haat/backend-identity';
import { checkChoices, pruneChoices } from '@haat/backend-insurance';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';

import { couponOfCode } from '../coupons/coupon-rows.ts';

import { checkBookingDate } from '../prebooking/check-booking-date.ts';
import { prebookTermsFor } from '../prebooking/prebook-terms.ts';
import type { CartOwner } from './cart-owner.ts';
import { isRow, lockOpenCart, lockOrMakeCart } from './cart-rows.ts';
import type { CartRow } from './stored-cart.ts';
import { carts } from './tables.ts';
import type { InsuranceChoiceRow } from '@haat/backend-insurance';

/** Whose cart is changed. */
export interface ChoosingPerson {
  owner: CartOwner;
  /** The signed-in farmer, or null for a guest, who has no addresses. */
  userId: string | null;
  marketplace: Marketplace;
  /** Only this cart is changed: another one that is open by now is left as it is. Without one, the open cart. */
  cartId?: string;
}

/**
 * Stores a cart's choice of fulfilment, payment and extras; omitted fields are left unchanged. A coupon that exists
 * is stored even while it does not apply: checkout gives the reason. A pickup has no insurance.
 * @returns the cart as it is now; null when another cart than the named one is open
 * @throws ServiceError `address_error.not_found`, `coupon_error.unknown` (both also for another user's),
 *   `coupon_error.not_applicable`
 * while coupons are switched off, `insurance_error.not_offered`, `order_error.booking_date_refused`;
 * `request_error.invalid` for a name that is only markup
 */
export async function changeChoices(
  { database, newId, now, configuration }: Dependencies,
  { owner, userId, marketplace, cartId }: ChoosingPerson,
  choices: CartChoices,
): Promise<CartRow | null> {
  const {
    delivery_type: deliveryType,
    address_id: addressId,
    payment_kind: paymentKind,
    coupon_code: couponCode,
    booking_date: bookingDate,
  } = choices;
  const pickupPerson = choices.pickup_person ? cleanPerson(choices.pickup_person) : choices.pickup_person;
  return inTransaction(database, async (tx) => {
    const row =
      cartId === undefined
        ? await lockOrMakeCart(tx, owner, marketplace, newId(), now())
        : await lockOpenCart(tx, owner, marketplace);
    if (row === null || (cartId !== undefined && row.cartId !== cartId)) return null;
    if (typeof addressId === 'string' && (userId === null || (await findAddress(tx, userId, addressId)) === null))
      throw new ServiceError('address_error.not_found');
    if (typeof couponCode === 'string') await checkCoupon(tx, couponCode, userId, configuration.couponsOn);
    if (typeof bookingDate === 'string') await checkDay(tx, row, bookingDate, now());
    const insurance = await changedInsurance(tx, row, choices);
    // Undefined leaves a column as it is.
    const [changed] = await tx
      .update(carts)
      .set({ deliveryType, addressId, pickupPerson, paymentKind, couponCode, bookingDate, insurance, updatedAt: now() })
      .where(isRow(row))
      .returning();
    return changed ?? null;
  });
}

async function checkCoupon(executor: Executor, code: string, userId: string | null, isOn: boolean): Promise<void> {
  if (!isOn) throw new ServiceError('coupon_error.not_applicable', { code, obstacle: 'switched_off' });
  if ((await couponOfCode(executor, code, userId)) === null) throw new ServiceError('coupon_error.unknown', { code });
}

/** Only a prebooking has a day, and only one of its season's. */
async function checkDay(
  executor: Executor,
  { isPrebook, vendorId, items }: CartRow,
  day: string,
  now: Date,
): Promise<void> {
  checkBookingDate(
    day,
    isPrebook && vendorId !== null ? await prebookTermsFor(executor, { vendorId, items, now }) : null,
  );
}

/** The insurance of a cart after a change: each pack that is named takes the new choice, the others keep theirs. */
async function changedInsurance(
  executor: Executor,
  row: CartRow,
  { insurance = [], delivery_type: deliveryType }: CartChoices,
): Promise<InsuranceChoiceRow[]> {
  const named = new Set(insurance.map(({ variant_id }) => variant_id));
  const taken = insurance
    .filter(({ units }) => units > 0)
    .map(({ variant_id, group_insurance_product_id, multiplier_factor, units }): InsuranceChoiceRow => ({
      variantId: variant_id,
      groupInsuranceProductId: group_insurance_product_id,
      multiplierFactor: multiplier_factor,
      units,
    }));
  if (taken.length > 0) await checkChoices(executor, taken);
  const all = [...row.insurance.filter(({ variantId }) => !named.has(variantId)), ...taken];
  return pruneChoices(all, row.items, deliveryType ?? row.deliveryType ?? 'home_delivery');
}

/** A person as plain text. @throws ServiceError `request_error.invalid` when nothing of the name is left */
export function cleanPerson({ name, phone_number }: PickupPerson): PickupPerson {
  const plain = plainLine(name);
  if (plain === '')
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'pickup_person.name', rule: 'too_short' }] });
  return { name: plain, phone_number };
}
