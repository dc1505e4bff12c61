export { ordersArea } from './area.ts';
export { cancelOrder } from './cancel-order.ts';
export type { SubmittedEvidence } from './check-evidence.ts';
export {
  deliveredAtOf,
  findAwaitingPayment,
  findPlacedForOnlinePayment,
  findOrderOfCart,
  findOrdersById,
  findOwnOrder,
  findUnpaidSince,
  historyOf,
  linesOf,
  listOwnOrders,
  lockOrder,
  lockOwnOrder,
} from './find-orders.ts';
export { marketplaceHookOf } from './marketplace-hook.ts';
export type {
  CancelWish,
  LineReturnTerms,
  MarketplaceHook,
  MarketplaceView,
  OpenedIssue,
  ReturnWish,
} from './marketplace-hook.ts';
export { newDeliveryCode, refuseWrongDeliveryCode, renewDeliveryCode } from './delivery/delivery-code.ts';
export { escalateOrder, escalationsOf, listEscalatedOrders } from './delivery/escalations.ts';
export type { EscalatedOrder, EscalationRow } from './delivery/escalations.ts';
export { clockByHistory, clockOf } from './delivery/overdue-orders.ts';
export type { OrderHistoryRow } from './find-orders.ts';
export { insertOrder } from './insert-order.ts';
export type { NewOrder } from './insert-order.ts';
export { afterRefusal, orderHooksOf } from './order-hook.ts';
export type { OrderHook, RecalculatedOrder } from './order-hook.ts';
export { ORDER_EVENT_HANDLERS, queueOrderNotice, queueOrderPlacedNotice } from './order-notices.ts';
export { orderIdsOf } from './account/order-ids-of.ts';
export { orderNumbersOf } from './order-numbers.ts';
export type { OrderRow } from './order-row.ts';
export { toOrderLine, toSummary } from './order-shape.ts';
export type { OrderLineRow } from './order-shape.ts';
export type { Orderer } from './orderer.ts';
export { duePrebookings } from './prebooking/due-prebookings.ts';
export type { DuePrebooking } from './prebooking/due-prebookings.ts';
export { freeUntilOf, isAdvanceKept } from './prebooking/is-advance-kept.ts';
export { placesWaiting, queuePlaceOf } from './prebooking/queue-place.ts';
export { recordToldStatus } from './record-told-status.ts';
export { returnHooksOf } from './return-hook.ts';
export type { RequestedReturn, ReturnHook, AcceptedReturn } from './return-hook.ts';
export { releaseSeasonStock, reserveSeasonStockAgain } from './prebooking/season-reservation.ts';
export { needsAdvance } from './prebooking/unpaid-season-packs.ts';
export { checkSubsidisedLimit, isWithinSubsidisedLimit } from './subsidised-limit.ts';
export { countShopOrders, findShopOrder, findUncollected, listShopOrders, lockShopOrder } from './shop-orders.ts';
export type { TroubleOfOrder } from './shop-orders.ts';
export { repriceOrder } from './reprice-order.ts';
export { checkTransition, transitionOrder } from './transition-order.ts';
