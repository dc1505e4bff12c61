import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { AnalyticsEvent } from '@haat/analytics';
import { addresses, isApiError, placeOrder, prepareOrder, type ApiClient } from '@haat/api-client';
import type { PreparedOrder } from '@haat/api-contract';
import type { DeliveryType, PaymentKind } from '@haat/api-contract/vocabulary';
import type { Attribution, ServerTexts } from '@haat/app-context';
import { toMobileNumber } from '@haat/format';
import {
  canonicalOrder,
  isPaidOnline,
  orderPayload,
  type OrderFulfilment,
  type SignedOrderPayload,
} from '@haat/order-core';
import { pathTo } from '@haat/routing';
import { readCartSnapshot, type CartSnapshot } from '../cart-snapshot.ts';
import { changeSince, type CartChange } from './cart-changes.ts';
import { cartChoices, missingFields, readChoices, type MissingField, type TypedChoices } from './typed-choices.ts';

/** Why an order was not placed; everything that was typed is preserved. */
export type PlaceAnswer = { readonly typed: TypedChoices } & (
  | { readonly kind: 'missing'; readonly fields: readonly MissingField[] }
  /** The cart is not what was seen any more. */
  | CartChange
  | { readonly kind: 'order-refused'; readonly code: string; readonly details: Readonly<Record<string, unknown>> }
  /** It is unknown whether it arrived; sending it again cannot double it. */
  | { readonly kind: 'unknown' }
);

/**
 * Places the order that was seen. The cart is read again first, with what was chosen: if anything of it differs now (a
 * total, a coupon that ran out, credit that no longer suffices), nothing is placed and the difference is shown. A
 * missing cart may already be ordered; then the same order is sent again, which returns the existing one.
 *
 * See docs/domain/orders.md#one-cart-becomes-one-order.
 * @param attribution where the visit came from, which is sent with the order (docs/domain/application.md#attribution)
 * @param track told once the order is placed
 * @throws ApiError only for a session that has ended
 */
export async function placeOrderAsShown(
  api: ApiClient,
  t: ServerTexts,
  form: FormData,
  attribution: Attribution | null = null,
  track: (event: AnalyticsEvent) => void = () => undefined,
) {
  const typed = readChoices(form);
  const snapshot = readCartSnapshot(form.get('seen'));
  if (!snapshot) return answer({ kind: 'order-refused', code: 'request_error.invalid', details: {}, typed }, 400);
  const chosen = {
    deliveryType: typed.deliveryType ?? snapshot.deliveryType,
    payment: typed.payment ?? snapshot.payment,
  };
  const fields = missingFields(typed, chosen);
  if (fields.length > 0) return answer({ kind: 'missing', fields, typed }, 400);
  let payload: SignedOrderPayload | null;
  try {
    const prepared = await prepareOrder(api, { ...cartChoices(typed), cart_id: snapshot.cartId });
    const view = isShown(prepared, snapshot) ? prepared : null;
    const change = view && changeSince(t, view, snapshot, chosen);
    if (change) return answer({ ...change, typed }, 409);
    if (view?.needs_kyc) return redirect(pathTo('cartIdKyc', {}, { next: pathTo('cart') }));
    const [terms] = view?.needs_terms ?? [];
    if (terms !== undefined) return redirect(termsPath(terms));
    const fulfilment = await fulfilmentOf(api, typed, chosen.deliveryType, view);
    payload = fulfilment && payloadOf(snapshot, typed, { ...chosen, attribution, fulfilment, prepared });
  } catch (error) {
    return refusal(error, typed, false);
  }
  if (!payload) return answer({ kind: 'missing', fields: ['address'], typed }, 400);
  try {
    const { id } = await placeOrder(api, payload);
    track({
      name: 'order_placed',
      properties: { marketplace: 'dehaat', payment: chosen.payment, rupees: Math.round(payload.total_price) },
    });
    return redirect(
      isPaidOnline(chosen.payment)
        ? pathTo('payOrder', { orderId: id })
        : pathTo('order', { orderId: id }, { placed: 1 }),
    );
  } catch (error) {
    return refusal(error, typed, true);
  }
}

/** Whether it is the cart that was seen: another tab may have ordered that one concurrently. */
function isShown({ cart_id, lines }: PreparedOrder, snapshot: CartSnapshot): boolean {
  return cart_id === snapshot.cartId && lines.length > 0;
}

interface Chosen {
  readonly deliveryType: DeliveryType;
  readonly payment: PaymentKind;
  readonly fulfilment: OrderFulfilment;
  /** Whom the order is for, and what an agent earns by it, as the services say. */
  readonly prepared: Pick<PreparedOrder, 'farmer_id' | 'cumulative_commission'>;
  readonly attribution: Attribution | null;
}

/** The order as it is sent, with its fingerprint. */
function payloadOf(
  snapshot: CartSnapshot,
  typed: TypedChoices,
  { payment, fulfilment, prepared, attribution }: Chosen,
): SignedOrderPayload {
  const payload = orderPayload({
    cartId: snapshot.cartId,
    vendorId: snapshot.vendorId,
    lines: snapshot.lines,
    isPrebook: snapshot.isPrebook,
    bookingDate: typed.bookingDate,
    deliveryFee: snapshot.deliveryFee,
    insurance: snapshot.insurance,
    coupon: snapshot.coupon,
    fulfilment,
    createdFor: prepared.farmer_id,
    agent:
      prepared.cumulative_commission === undefined ? null : { cumulativeCommission: prepared.cumulative_commission },
    payment,
    keyFactsVersion: typed.keyFacts,
    attribution,
  });
  return { ...payload, hash_code: createHash('sha256').update(canonicalOrder(payload)).digest('hex') };
}

/**
 * Where the goods go; null when the address is not the farmer's any more.
 * @param view the cart that was seen; null when another is open, which has another address
 */
async function fulfilmentOf(
  api: ApiClient,
  { addressId, pickupName, pickupPhone }: TypedChoices,
  delivery: DeliveryType,
  view: PreparedOrder | null,
): Promise<OrderFulfilment | null> {
  if (delivery === 'pickup_from_store')
    return { delivery, pickupFarmer: { name: pickupName, phoneNumber: toMobileNumber(pickupPhone) } };
  const known = view === null ? await addresses(api) : [view.address];
  const address = known.find((one) => one?.id === addressId);
  return address ? { delivery, address: { id: address.id, fullDisplayAddress: address.full_display_address } } : null;
}

/** @param wasSent whether the order itself had gone out: then no answer means that the outcome is unknown */
function refusal(error: unknown, typed: TypedChoices, wasSent: boolean) {
  if (!isApiError(error) || error.kind === 'unauthorised') throw error;
  const existing = error.details['order_id'];
  if (error.code === 'order_error.already_ordered' && typeof existing === 'string')
    return redirect(pathTo('order', { orderId: existing }));
  const unaccepted = error.details['product_id'];
  if (error.code === 'insurance_error.terms_not_accepted' && typeof unaccepted === 'string')
    return redirect(termsPath(unaccepted));
  if (wasSent && error.kind !== 'refused') return answer({ kind: 'unknown', typed }, error.httpStatus);
  return answer({ kind: 'order-refused', code: error.code, details: error.details, typed }, error.httpStatus);
}

/** Where the terms of an insurance are accepted on the way to the order. */
function termsPath(product: string): string {
  return pathTo('termSheets', {}, { product, next: pathTo('cart') });
}

function answer(placed: PlaceAnswer, status: number) {
  return data(placed, { status });
}
