import type { Dependencies } from '@haat/backend-platform';
import {
  confirmMessage,
  initMessage,
  selectMessage,
  type AgreedToBuy,
  type NetworkBasket,
  type OrderToInitialise,
} from '@haat/ondc-core';
import type { OpenNetwork } from '../transport/open-network.ts';
import { addressOf, destinationOf } from './journey-address.ts';
import { pickupOf } from './journey-item.ts';
import { totalPaiseOf } from './journey-quote.ts';
import { networkOrderId } from './journey-rows.ts';
import type { JourneyRow } from './tables.ts';

/** A step that is sent to the shop. */
export type SentStep = 'select' | 'init' | 'confirm';

/** The message of a journey's step. @throws when the step lacks what it is made of */
export async function contentOf(
  dependencies: Pick<Dependencies, 'encryptor' | 'now'>,
  network: Pick<OpenNetwork, 'self' | 'taxNumber'>,
  row: JourneyRow,
  step: SentStep,
): Promise<object> {
  const destination = destinationOf(await addressOf(dependencies, row), row.id, network.self().id);
  if (step === 'select') return selectMessage(basketOf(row), destination, pickupOf(row.items));
  const order = orderToInitialise(row, destination);
  if (step === 'init') return initMessage(order);
  const { fulfilment, terms, gatewayPaymentId } = row;
  if (fulfilment === null || terms === null) throw new Error('an order without terms is confirmed');
  if (row.paymentKind === 'pay-now' && gatewayPaymentId === null) throw new Error('an unpaid order is confirmed');
  return confirmMessage({
    ...order,
    fulfilment,
    orderId: networkOrderId(row),
    terms,
    taxNumber: network.taxNumber,
    amountPaise: totalPaiseOf(terms.quote),
    transactionId: gatewayPaymentId,
    at: dependencies.now(),
  });
}

/** What a shop is asked for, as `init` tells it. */
export function orderToInitialise(row: JourneyRow, destination: OrderToInitialise['destination']): OrderToInitialise {
  const { fulfilment, agreedAt, paymentKind } = row;
  if (fulfilment === null || agreedAt === null || paymentKind === null)
    throw new Error('an order that nobody agreed to is sent');
  const paymentType = paymentKind === 'cash' ? 'ON-FULFILLMENT' : 'ON-ORDER';
  return { basket: basketOf(row), fulfilment, destination, paymentType, agreedAt };
}

/**
 * What a seller may not change of an order that was sent to it; null while it was not, and where the market takes no
 * part in the network.
 */
export async function agreedOf(
  dependencies: Pick<Dependencies, 'encryptor' | 'adapters'>,
  row: JourneyRow,
): Promise<AgreedToBuy | null> {
  const network = dependencies.adapters.openNetwork;
  const { terms, fulfilment } = row;
  if (network === null || terms === null || fulfilment === null) return null;
  const destination = destinationOf(await addressOf(dependencies, row), row.id, network.self().id);
  const { quote, payment, cancellationTerms } = terms;
  const { timeToDeliver } = fulfilment;
  return { ...orderToInitialise(row, destination), timeToDeliver, payment, cancellationTerms, quote };
}

/** What a shop is asked for. */
export function basketOf({ seller, items }: JourneyRow): NetworkBasket {
  return {
    providerId: seller.providerId,
    locationId: seller.locationId,
    items: items.map(({ itemId, quantity }) => ({ id: itemId, count: quantity })),
  };
}
