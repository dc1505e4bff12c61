/** Every status of an order. See docs/domain/orders.md#statuses. */
export const ORDER_STATUSES = [
  'DEHAAT_CANCELLED',
  'DELIVERED',
  'FAILED_DELIVERY',
  'OUT_FOR_DELIVERY',
  'PENDING',
  'READY_FOR_DELIVERY',
  'USER_CANCELLED',
  'VENDOR_CANCELLED',
  'VENDOR_CONFIRMED',
  'PRE_ORDER',
  'SUCCESS',
  'PAYMENT_FAILED',
  'FAILED',
  'ORDER_FAILED',
  'SHIPPED',
  'RETURN_TO_ORIGIN',
] as const;
/** A status of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who may change the status of an order. See docs/domain/orders.md#transitions. */
export const ORDER_ACTORS = ['farmer', 'agent', 'vendor', 'system', 'support'] as const;
/** One who may change the status of an order. */
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** Groups of a farmer's list of orders. */
export const ORDER_GROUPS = ['all', 'open', 'past', 'prebook', 'credit'] as const;
/** A group of a farmer's list of orders. */
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** What a shop has to do with an order, in the order of its list. See docs/domain/orders.md#the-shops-list. */
export const SHOP_STAGES = ['new', 'pack', 'road', 'trouble', 'booked', 'done'] as const;
/** What a shop has to do with an order. */
export type ShopStage = (typeof SHOP_STAGES)[number];

/** Groups of a shop's list of orders: `open` are those whose status can still change. */
export const VENDOR_ORDER_GROUPS = ['all', 'open', 'past', ...SHOP_STAGES] as const;
/** A group of a shop's list of orders. */
export type VendorOrderGroup = (typeof VENDOR_ORDER_GROUPS)[number];

/** A normal order or a prebooking. */
export const ORDER_TYPES = ['normal', 'prebook'] as const;
/** A normal order or a prebooking. */
export type OrderType = (typeof ORDER_TYPES)[number];

/** Why an order is brought before support. See docs/domain/orders.md#before-support. */
export const ORDER_ESCALATIONS = ['code-locked', 'overdue', 'farmer-asks', 'shop-agrees'] as const;
/** A reason for which an order is brought before support. */
export type OrderEscalation = (typeof ORDER_ESCALATIONS)[number];
