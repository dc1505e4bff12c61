import { createHash } from 'node:crypto';
import type { Address, CartView, Checkout, InsuranceOffer, InsuranceOrder } from '@haat/api-contract';
import type { PaymentKind } from '@haat/api-contract/vocabulary';
import { canonicalOrder, orderPayload, type SignedOrderPayload } from '@haat/order-core';

const COLLECTS = { name: 'Ram Pawar', phoneNumber: '9876500000' };

/** Who orders, how it is paid, and where it is brought to. */
export interface Decision {
  readonly createdFor: string;
  readonly payment: PaymentKind;
  /** Collected when not given. */
  readonly address?: Address;
}

/** The order that a shell would send for a cart as it is seen; at checkout with coupon, insurance and booking day. */
export function orderFor(view: CartView | Checkout, { createdFor, payment, address }: Decision): SignedOrderPayload {
  const { cart_id, vendor, is_prebook, lines, bill } = view;
  const checkout = 'coupons' in view ? view : null;
  const coupon = checkout?.coupons.selected;
  return signed(
    orderPayload({
      cartId: cart_id,
      vendorId: vendor?.id ?? '',
      createdFor,
      agent:
        checkout?.cumulative_commission === undefined ? null : { cumulativeCommission: checkout.cumulative_commission },
      isPrebook: is_prebook,
      payment,
      deliveryFee: address === undefined ? 0 : (bill?.delivery_fee ?? 0),
      lines: lines.map(({ variant_id, quantity, quote }) => ({
        variantId: variant_id,
        catalogueId: quote.c_id,
        quantity,
        price: quote.price,
        discount: quote.discount,
      })),
      coupon: coupon?.obstacle === null ? coupon : null,
      insurance: chosenInsurance(checkout?.insurance ?? []),
      bookingDate: checkout?.prebook?.booking_date ?? null,
      keyFactsVersion: checkout?.payment.credit?.key_facts?.version ?? null,
      fulfilment:
        address === undefined
          ? { delivery: 'pickup_from_store', pickupFarmer: COLLECTS }
          : {
              delivery: 'home_delivery',
              address: { id: address.id, fullDisplayAddress: address.full_display_address },
            },
    }),
  );
}

function chosenInsurance(offers: readonly InsuranceOffer[]): InsuranceOrder | null {
  const details = offers.flatMap(({ group_insurance_product_id, multiplier_factor, variant_id, unit_lines }) =>
    unit_lines.map(({ units, unit_cost }) => ({
      group_insurance_product_id,
      multiplier_factor,
      product_variant: variant_id,
      cost_to_farmer: unit_cost,
      units_purchased: units,
    })),
  );
  return details.length === 0
    ? null
    : {
        cost_to_farmer: offers.reduce((sum, { premium }) => sum + Math.round(premium * 100), 0) / 100,
        policy_order_details: details,
      };
}

/** The order with its fingerprint made anew, so that it is not refused for that alone; as it is when it has none. */
export function signed<Payload extends object>(payload: Payload): Payload & SignedOrderPayload {
  try {
    const order = payload as unknown as SignedOrderPayload;
    return { ...payload, ...order, hash_code: createHash('sha256').update(canonicalOrder(order)).digest('hex') };
  } catch {
    return payload as Payload & SignedOrderPayload;
  }
}
