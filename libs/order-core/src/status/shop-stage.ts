import type { OrderStatus, ShopStage } from '@haat/api-contract/vocabulary';
import { UNFULFILLED_ORDER_STATUSES } from './order-status.ts';

/**
 * The statuses of each stage of a shop's list. In trouble is beside these whatever has an open return or complaint. See
 * docs/domain/orders.md#the-shops-list.
 */
export const SHOP_STAGE_STATUSES: Readonly<Record<ShopStage, readonly OrderStatus[]>> = {
  new: ['PENDING', 'SUCCESS'],
  pack: ['VENDOR_CONFIRMED'],
  road: ['READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY'],
  trouble: ['FAILED_DELIVERY'],
  booked: ['PRE_ORDER'],
  done: ['DELIVERED', ...UNFULFILLED_ORDER_STATUSES],
};
