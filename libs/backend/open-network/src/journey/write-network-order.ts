import { insertOrder, orderHooksOf, queueOrderPlacedNotice } from '@haat/backend-orders';
import type { NewOrder } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { SELF_PICKUP } from '@haat/ondc-core';
import { PAYMENT_MODES } from '@haat/order-core';
import { createHash } from 'node:crypto';
import { addressOf, type JourneyAddress } from './journey-address.ts';
import { chargesOf, selectedOf, totalPaiseOf } from './journey-quote.ts';
import type { JourneyItem, JourneyRow } from './tables.ts';

/**
 * Writes a journey as an order of ours, with its own id, and calls the order's hooks: so the payment is opened of what
 * is paid now.
 * @throws ServiceError what a hook throws
 */
export async function writeNetworkOrder(tx: Transaction, dependencies: Dependencies, row: JourneyRow): Promise<void> {
  const order = await insertOrder(tx, await newOrder(dependencies, row));
  for (const hook of orderHooksOf(dependencies, order)) await hook.onPlaced?.(tx, dependencies, order);
  await queueOrderPlacedNotice(tx, dependencies, order.id, row.language);
}

async function newOrder(dependencies: Dependencies, row: JourneyRow): Promise<NewOrder> {
  const { id, farmerId, items, seller, terms, isAgent, paymentKind } = row;
  const address = await addressOf(dependencies, row);
  const quote = terms?.quote ?? {};
  const isFetched = row.fulfilment?.type === SELF_PICKUP;
  const lines = items.map(toLine);
  const sumOf = (paiseOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + line.quantity * paiseOf(line), 0);
  const charges = chargesOf(quote).map(({ paise }) => paise);
  const taken = charges.filter((paise) => paise > 0).reduce((sum, paise) => sum + paise, 0);
  const given = charges.filter((paise) => paise < 0).reduce((sum, paise) => sum - paise, 0);
  return {
    by: isAgent ? 'agent' : 'farmer',
    lines,
    order: {
      id,
      farmerId,
      createdBy: farmerId,
      cartId: row.cartId,
      language: row.language,
      marketplace: 'ondc',
      vendorId: row.shopId,
      vendor: seller.vendor,
      status: 'PENDING',
      type: isFetched ? 'pickup_from_store' : 'home_delivery',
      pricePaise: sumOf(({ pricePaise }) => pricePaise),
      discountPaise: sumOf(({ discountPaise }) => discountPaise) + given,
      premiumPaise: 0,
      deliveryFeePaise: taken,
      couponDiscountPaise: 0,
      totalPaise: totalPaiseOf(quote),
      advancePaise: null,
      couponCode: null,
      insurance: null,
      hashCode: createHash('sha256')
        .update(JSON.stringify([id, selectedOf(items)]))
        .digest('hex'),
      paymentMode: PAYMENT_MODES[paymentKind ?? 'cash'],
      // The shop hands over without a code of ours, to the farmer in person.
      address: isFetched ? null : orderAddress(address),
      pickupPerson: isFetched ? { name: address.name, phone_number: address.phone } : null,
      pickupCode: null,
      deliveryCode: null,
      promisedOn: null,
      isPrebook: false,
      bookingDate: null,
      attribution: null,
      createdAt: dependencies.now(),
    },
  };
}

/** Where the goods are brought to. */
function orderAddress({ id, name, phone, pincode, text, gps, isExact }: JourneyAddress) {
  return { id, name, phoneNumber: phone, pincode, text, place: { latLng: gps, isExact } };
}

/** As the catalogue shows it: the maximum retail price, less what the shop takes off. */
function toLine({ variantId, quantity, unitPaise, mrpPaise, product }: JourneyItem) {
  const pricePaise = Math.max(mrpPaise ?? unitPaise, unitPaise);
  return { variantId, catalogueId: variantId, quantity, pricePaise, discountPaise: pricePaise - unitPaise, product };
}
