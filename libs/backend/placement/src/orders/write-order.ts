import type { OrderRequest } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { promisedOn } from '@haat/order-core';
import { randomInt } from 'node:crypto';
import { toPaise } from '@haat/format';
import { cleanPerson } from '@haat/backend-checkout';
import type { CartRow } from '@haat/backend-checkout';
import { fullDisplayAddress } from '@haat/backend-identity';
import { lineSnapshots, toLatLngText } from '@haat/backend-market';
import { insertOrder, newDeliveryCode } from '@haat/backend-orders';
import type { NewOrder, OrderRow } from '@haat/backend-orders';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';

import type { CalculatedOrder } from './calculate-order.ts';

const MOST_ATTRIBUTES = 20;

/** An order to be written down. */
export interface OrderDraft extends CalculatedOrder {
  id: string;
  userId: string;
  /** The user, or the agent who orders for them. */
  createdBy: string;
  by: 'farmer' | 'agent';
  orderRequest: OrderRequest;
  cart: CartRow;
  language: Language;
  now: Date;
}

/** Writes an order with its lines and the beginning of its history, all as it is at this moment. */
export async function writeOrder(
  tx: Transaction,
  {
    id,
    userId,
    createdBy,
    by,
    orderRequest,
    cart,
    language,
    vendor,
    address,
    place,
    payload,
    advancePaise,
    now,
  }: OrderDraft,
): Promise<OrderRow> {
  const isPickup = address === null;
  return insertOrder(tx, {
    by,
    lines: await linesToWrite(tx, payload.order_details),
    order: {
      id,
      farmerId: userId,
      createdBy,
      cartId: cart.cartId,
      language,
      marketplace: cart.marketplace,
      vendorId: vendor.id,
      vendor: vendor.snapshot,
      status: payload.status,
      type: payload.type,
      pricePaise: toPaise(payload.price),
      discountPaise: toPaise(payload.discount),
      premiumPaise: toPaise(payload.insurance?.cost_to_farmer ?? 0),
      deliveryFeePaise: toPaise(payload.delivery_fee),
      couponDiscountPaise: toPaise(payload.coupon?.discount ?? 0),
      totalPaise: toPaise(payload.total_price),
      advancePaise,
      couponCode: payload.coupon?.code ?? null,
      insurance: payload.insurance ?? null,
      hashCode: orderRequest.hash_code,
      paymentMode: payload.payment.transactions[0].payment_mode,
      address: isPickup
        ? null
        : {
            id: address.id,
            name: address.name,
            phoneNumber: address.phoneNumber,
            pincode: address.pincode,
            text: fullDisplayAddress(address),
            place: place === null ? undefined : { latLng: toLatLngText(place.place), isExact: place.isExact },
          },
      pickupPerson:
        isPickup && orderRequest.pickup_farmer_details ? cleanPerson(orderRequest.pickup_farmer_details) : null,
      pickupCode: isPickup ? String(randomInt(1_000_000)).padStart(6, '0') : null,
      deliveryCode: isPickup ? null : newDeliveryCode(),
      promisedOn: cart.isPrebook ? null : promisedOn(now, vendor.readyInDays, vendor.openingHours, vendor.closedDays),
      isPrebook: cart.isPrebook,
      bookingDate: payload.booking_date ?? null,
      attribution:
        orderRequest.attribution === undefined
          ? null
          : Object.fromEntries(Object.entries(orderRequest.attribution).slice(0, MOST_ATTRIBUTES)),
      createdAt: now,
    },
  });
}

async function linesToWrite(
  tx: Transaction,
  details: CalculatedOrder['payload']['order_details'],
): Promise<NewOrder['lines']> {
  const snapshots = await lineSnapshots(
    tx,
    details.map(({ product_variant }) => product_variant),
  );
  return details.map(({ product_variant, quantity, price, discount, c_id }) => {
    const product = snapshots.get(product_variant);
    if (product === undefined) throw new ServiceError('cart_error.product_gone', { variant_id: product_variant });
    return {
      variantId: product_variant,
      catalogueId: c_id,
      quantity,
      pricePaise: toPaise(price),
      discountPaise: toPaise(discount),
      product,
    };
  });
}
