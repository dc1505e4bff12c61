import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import { addresses, cart, changeCart, isApiError, placeOrder, userDetails, type ApiClient } from '@haat/api-client';
import type { CartChoices, CartView } from '@haat/api-contract';
import { formText, pathTo } from '@haat/app-context';
import { formatMoney, isMobileNumber, toMobileNumber, toPaise } from '@haat/format';
import { canonicalOrder, orderPayload, type Handover, type SignedOrderPayload } from '@haat/order-core';
import { readSeenCart, type SeenCart } from './seen-cart.ts';

/** What was typed and chosen on the cart's screen. */
export interface TypedChoices {
  readonly deliveryType: 'home_delivery' | 'pickup_from_store' | null;
  readonly addressId: string | null;
  readonly pickupName: string;
  /** As it was typed. */
  readonly pickupPhone: string;
}

/** A field that has to be seen to before the order can be placed. */
export type MissingField = 'name' | 'mobile' | 'address';

/** Why an order was not placed; whoever reads it still has everything they typed. */
export type PlaceAnswer = { readonly typed: TypedChoices } & (
  | { readonly kind: 'missing'; readonly fields: readonly MissingField[] }
  /** The cart is not what was seen any more; totals are formatted, null where there is none. */
  | { readonly kind: 'total-changed'; readonly before: string; readonly now: string | null }
  | { readonly kind: 'order-refused'; readonly code: string; readonly details: Readonly<Record<string, unknown>> }
  /** Nobody knows whether it arrived; sending it again cannot double it. */
  | { readonly kind: 'unknown' }
);

/** Reads the cart's form. */
export function readChoices(form: FormData): TypedChoices {
  const type = form.get('deliveryType');
  const addressId = form.get('addressId');
  return {
    deliveryType: type === 'home_delivery' || type === 'pickup_from_store' ? type : null,
    addressId: typeof addressId === 'string' && addressId !== '' ? addressId : null,
    pickupName: formText(form, 'pickupName').trim(),
    pickupPhone: formText(form, 'pickupPhone'),
  };
}

/** What of it the cart keeps: a half-typed person is not kept. */
export function cartChoices({ deliveryType, addressId, pickupName, pickupPhone }: TypedChoices): CartChoices {
  const phone_number = toMobileNumber(pickupPhone);
  const isWhole = pickupName !== '' && isMobileNumber(phone_number);
  return {
    ...(deliveryType && { delivery_type: deliveryType }),
    ...(addressId && { address_id: addressId }),
    ...(isWhole && { pickup_person: { name: pickupName, phone_number } }),
  };
}

/**
 * Places the order that was seen. The cart is read again first: if its total differs now, nothing is placed and the new one
 * is said. A cart that is no longer there was perhaps ordered already; then the same order is sent again, which answers
 * with the one that exists.
 *
 * Domain rules, order-core: one cart becomes one order.
 * @throws ApiError only for a session that has ended
 */
export async function placeSeenOrder(api: ApiClient, form: FormData) {
  const typed = readChoices(form);
  const seen = readSeenCart(form.get('seen'));
  if (!seen) return answer({ kind: 'order-refused', code: 'request_error.invalid', details: {}, typed }, 400);
  const deliveryType = typed.deliveryType ?? seen.deliveryType;
  const fields = missingFields(typed, deliveryType);
  if (fields.length > 0) return answer({ kind: 'missing', fields, typed }, 400);
  let payload: SignedOrderPayload | null;
  try {
    const view = await currentCart(api, seen, typed);
    if (view && differs(view, seen.total, deliveryType)) {
      return answer({ kind: 'total-changed', before: formatMoney(seen.total), now: view.bill ? formatMoney(view.bill.total) : null, typed }, 409);
    }
    payload = await payloadOf(api, seen, typed, deliveryType);
  } catch (error) {
    return refusal(error, typed, false);
  }
  if (!payload) return answer({ kind: 'missing', fields: ['address'], typed }, 400);
  try {
    const { id } = await placeOrder(api, payload);
    return redirect(pathTo('order', { orderId: id }, { placed: 1 }));
  } catch (error) {
    return refusal(error, typed, true);
  }
}

function missingFields({ pickupName, pickupPhone, addressId }: TypedChoices, deliveryType: SeenCart['deliveryType']): MissingField[] {
  if (deliveryType === 'home_delivery') return addressId ? [] : ['address'];
  return [...(pickupName === '' ? ['name' as const] : []), ...(isMobileNumber(toMobileNumber(pickupPhone)) ? [] : ['mobile' as const])];
}

/** The cart as it is now, with what was chosen; null when it is another one than was seen. */
async function currentCart(api: ApiClient, seen: SeenCart, typed: TypedChoices): Promise<CartView | null> {
  const view = await cart(api);
  return view.cart_id === seen.cartId && view.lines.length > 0 ? changeCart(api, cartChoices(typed)) : null;
}

/** Whether a cart is not what is about to be ordered: a line that cannot be had, another total, another way to get it. */
function differs({ lines, bill, delivery_type }: CartView, seenTotal: number, deliveryType: SeenCart['deliveryType']): boolean {
  const isBlocked = lines.some(({ problem }) => problem !== null && problem !== 'price_changed');
  return isBlocked || bill === null || delivery_type !== deliveryType || toPaise(bill.total) !== toPaise(seenTotal);
}

/** The order as it is sent, with its fingerprint; null when the address is not the farmer's any more. */
async function payloadOf(api: ApiClient, seen: SeenCart, typed: TypedChoices, deliveryType: SeenCart['deliveryType']): Promise<SignedOrderPayload | null> {
  const [user, handover] = await Promise.all([userDetails(api), handoverOf(api, typed, deliveryType)]);
  if (!handover) return null;
  const payload = orderPayload({
    cartId: seen.cartId, vendorId: seen.vendorId, lines: seen.lines, isPrebook: seen.isPrebook,
    deliveryFee: seen.deliveryFee, handover, createdFor: user.id, payment: 'cash',
  });
  return { ...payload, hash_code: createHash('sha256').update(canonicalOrder(payload)).digest('hex') };
}

async function handoverOf(api: ApiClient, { addressId, pickupName, pickupPhone }: TypedChoices, delivery: SeenCart['deliveryType']): Promise<Handover | null> {
  if (delivery === 'pickup_from_store') return { delivery, pickupFarmer: { name: pickupName, phoneNumber: toMobileNumber(pickupPhone) } };
  const address = (await addresses(api)).find(({ id }) => id === addressId);
  return address ? { delivery, address: { id: address.id, fullDisplayAddress: address.full_display_address } } : null;
}

/** @param wasSent whether the order itself had gone out: then no answer means that nobody knows */
function refusal(error: unknown, typed: TypedChoices, wasSent: boolean) {
  if (!isApiError(error) || error.kind === 'unauthorised') throw error;
  const existing = error.details['order_id'];
  if (error.code === 'order_error.already_ordered' && typeof existing === 'string') return redirect(pathTo('order', { orderId: existing }));
  if (wasSent && error.kind !== 'refused') return answer({ kind: 'unknown', typed }, error.httpStatus);
  return answer({ kind: 'order-refused', code: error.code, details: error.details, typed }, error.httpStatus);
}

function answer(placed: PlaceAnswer, status: number) {
  return data(placed, { status });
}
