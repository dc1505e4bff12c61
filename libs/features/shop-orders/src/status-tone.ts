import type { OrderStatus } from '@haat/api-contract/vocabulary';

/** How an order stands before its shop: the colour always comes with words. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

const TONES: Readonly<Partial<Record<OrderStatus, StatusTone>>> = {
  PENDING: 'warning',
  SUCCESS: 'warning',
  PRE_ORDER: 'info',
  VENDOR_CONFIRMED: 'info',
  READY_FOR_DELIVERY: 'info',
  SHIPPED: 'info',
  OUT_FOR_DELIVERY: 'info',
  DELIVERED: 'success',
  FAILED_DELIVERY: 'danger',
};

/** The tone of an order's status: what waits for the shop stands out. */
export function statusTone(status: OrderStatus): StatusTone {
  return TONES[status] ?? 'neutral';
}
