import {
  addressOnTheWire,
  contactOf,
  providerOf,
  type NetworkBasket,
  type NetworkDestination,
  type NetworkFulfilment,
  type NetworkPaymentType,
} from './basket.ts';

/** An order before the shop has named its terms. */
export interface OrderToInitialise {
  readonly basket: NetworkBasket;
  readonly fulfilment: Pick<NetworkFulfilment, 'id' | 'type'>;
  readonly destination: NetworkDestination;
  readonly paymentType: NetworkPaymentType;
  /** When the farmer agreed: part of the bill, which never changes again. */
  readonly agreedAt: Date;
}

/** The message that tells a shop who orders, and asks for its terms. */
export function initMessage(order: OrderToInitialise) {
  const { basket, fulfilment, destination, paymentType } = order;
  return {
    order: {
      provider: providerOf(basket),
      items: itemsOf(basket, fulfilment),
      billing: billingOf(order),
      fulfillments: [{ id: fulfilment.id, type: fulfilment.type, end: endOf(destination) }],
      payment: { type: paymentType, collected_by: collectorOf(paymentType) },
    },
  };
}

/** What is ordered, and how each of it is brought. */
export function itemsOf({ items }: NetworkBasket, { id: fulfillment_id }: Pick<NetworkFulfilment, 'id'>) {
  return items.map(({ id, count }) => ({ id, fulfillment_id, quantity: { count } }));
}

/** Whom the bill is for: identical in every message of an order. */
export function billingOf({ destination, agreedAt }: Pick<OrderToInitialise, 'destination' | 'agreedAt'>) {
  const at = agreedAt.toISOString();
  const address = addressOnTheWire(destination);
  return { name: destination.name, ...contactOf(destination), address, created_at: at, updated_at: at };
}

/** Where goods are brought to. */
export function endOf(destination: NetworkDestination) {
  return {
    contact: contactOf(destination),
    location: { gps: destination.gps, address: addressOnTheWire(destination) },
  };
}

/** Who takes the money: the seller's side at the door, or we. */
export function collectorOf(paymentType: NetworkPaymentType): 'BAP' | 'BPP' {
  return paymentType === 'ON-ORDER' ? 'BAP' : 'BPP';
}
