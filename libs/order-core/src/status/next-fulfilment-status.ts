import type { DeliveryType, OrderStatus } from '@haat/api-contract/vocabulary';

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  PENDING: 'VENDOR_CONFIRMED',
  SUCCESS: 'VENDOR_CONFIRMED',
  VENDOR_CONFIRMED: 'READY_FOR_DELIVERY',
  SHIPPED: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERED',
  FAILED_DELIVERY: 'OUT_FOR_DELIVERY',
};

/**
 * The status to which a shop moves an order next when nothing goes wrong, or null when it has nothing to do. See
 * docs/domain/orders.md#transitions.
 */
export function nextFulfilmentStatus(status: OrderStatus, delivery: DeliveryType): OrderStatus | null {
  if (status === 'READY_FOR_DELIVERY') return delivery === 'home_delivery' ? 'OUT_FOR_DELIVERY' : 'DELIVERED';
  return NEXT[status] ?? null;
}
