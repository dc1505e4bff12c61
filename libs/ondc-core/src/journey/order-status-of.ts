import type { OrderStatus } from '@haat/api-contract/vocabulary';

/** What the last valid message says of an order, and what we know of it ourselves. */
export interface NetworkOrderState {
  /** `order.state`; what is missing counts as Created. */
  readonly state: string | null | undefined;
  /** `state.descriptor.code` of what brings the goods, or of their way back to the seller. */
  readonly fulfilment: string | null | undefined;
  readonly payment: 'PAID' | 'NOT-PAID';
  /** The farmer fetches the goods: what was picked up is with the farmer, and not on its way. */
  readonly isFetched?: boolean | undefined;
  /** Who cancelled: the wire does not tell the farmer's cancelling from our support's. */
  readonly cancelledBy?: 'farmer' | 'support' | 'seller' | undefined;
  /** The status so far. */
  readonly last?: OrderStatus | undefined;
}

const OF_FULFILMENT: Readonly<Record<string, OrderStatus>> = {
  Packed: 'READY_FOR_DELIVERY',
  'Agent-assigned': 'READY_FOR_DELIVERY',
  'At-pickup': 'READY_FOR_DELIVERY',
  'Out-for-pickup': 'READY_FOR_DELIVERY',
  'Pickup-failed': 'READY_FOR_DELIVERY',
  'Order-picked-up': 'SHIPPED',
  'In-transit': 'SHIPPED',
  'At-destination-hub': 'SHIPPED',
  'Out-for-delivery': 'OUT_FOR_DELIVERY',
  'At-delivery': 'OUT_FOR_DELIVERY',
  'Delivery-failed': 'FAILED_DELIVERY',
  'Order-delivered': 'DELIVERED',
};

/**
 * The status under which a farmer sees an order of the network, for whatever a seller may say. A code that is not known
 * leaves the status as it is.
 * See docs/domain/open-network.md#status-of-an-order.
 */
export function orderStatusOf(order: NetworkOrderState): OrderStatus {
  const { state, fulfilment } = order;
  if (fulfilment?.startsWith('RTO-') === true) return 'RETURN_TO_ORIGIN';
  if (state === 'Cancelled' || fulfilment === 'Cancelled') return cancelledStatus(order.cancelledBy);
  if (state === 'Completed' || (order.isFetched === true && fulfilment === 'Order-picked-up')) return 'DELIVERED';
  if (fulfilment === 'Pending') return pendingStatus(order);
  const known = Object.hasOwn(OF_FULFILMENT, fulfilment ?? '') ? OF_FULFILMENT[fulfilment ?? ''] : undefined;
  return known ?? order.last ?? pendingStatus(order);
}

function cancelledStatus(cancelledBy: NetworkOrderState['cancelledBy']): OrderStatus {
  if (cancelledBy === 'farmer') return 'USER_CANCELLED';
  return cancelledBy === 'support' ? 'DEHAAT_CANCELLED' : 'VENDOR_CANCELLED';
}

function pendingStatus({ state, payment }: NetworkOrderState): OrderStatus {
  if ((state ?? 'Created') !== 'Created') return 'VENDOR_CONFIRMED';
  return payment === 'PAID' ? 'SUCCESS' : 'PENDING';
}
