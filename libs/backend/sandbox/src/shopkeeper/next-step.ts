import type { OrderStatus } from '@haat/api-contract/vocabulary';
import type { OrderRow } from '@haat/backend-orders';

/** Where an order of every kind goes on to; what is not here the shopkeeper leaves alone. */
const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  PENDING: 'VENDOR_CONFIRMED',
  SUCCESS: 'VENDOR_CONFIRMED',
  VENDOR_CONFIRMED: 'READY_FOR_DELIVERY',
  SHIPPED: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERED',
  FAILED_DELIVERY: 'OUT_FOR_DELIVERY',
};

/** Statuses in which an order waits for its shop. */
export const WAITING_STATUSES: readonly OrderStatus[] = [
  'PENDING',
  'SUCCESS',
  'VENDOR_CONFIRMED',
  'READY_FOR_DELIVERY',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'FAILED_DELIVERY',
];

/** Where a shop brings an order next when all goes well, or null. */
export function nextStep({ status, type }: Pick<OrderRow, 'status' | 'type'>): OrderStatus | null {
  if (status === 'READY_FOR_DELIVERY') return type === 'home_delivery' ? 'OUT_FOR_DELIVERY' : 'DELIVERED';
  return NEXT[status] ?? null;
}
