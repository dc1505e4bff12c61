// Statuses and who may move an order
export { canTransition, evidenceFor, nextStatuses } from './can-transition.ts';
export type { OrderFacts } from './can-transition.ts';
export { isCancellable } from './is-cancellable.ts';
export {
  initialStatus,
  OPEN_ORDER_STATUSES,
  PAST_ORDER_STATUSES,
  STOCK_RELEASING_STATUSES,
  UNFULFILLED_ORDER_STATUSES,
} from './order-status.ts';
export { isPartnerAgent } from './partner-agent.ts';
export type { PartnerClaims } from './partner-agent.ts';
export { promisedOn } from './promised-on.ts';
export type { OpenDay } from './promised-on.ts';
export { timelineFor } from './timeline-for.ts';
export type { TimelineStep, TimelineStepKey } from './timeline-for.ts';
export { PAYMENT_WAIT_MS, PICKUP_WAIT_MS, TRANSITIONS } from './transitions.ts';
export type { TransitionEvidence, TransitionRow } from './transitions.ts';

// Codes
export { isPaidOnline, PAYMENT_MODES, paymentKind, paymentMode } from './payment-mode.ts';
export type { PaymentMode } from './payment-mode.ts';
export { LEAST_ONLINE_PAISE } from './least-online.ts';
export { paymentChoices, paymentObstacle } from './payment-choices.ts';
export type { PaymentFacts } from './payment-choices.ts';

// Amounts
export { billFor } from './bill-for.ts';
export type { Bill, BillTerms } from './bill-for.ts';
export { cartBill } from './cart-bill.ts';
export type { BillRoute } from './cart-bill.ts';
export { cartFulfilment } from './cart-fulfilment.ts';
export type { CartFulfilment, FulfillingVendor, FulfilmentFacts } from './cart-fulfilment.ts';
export { lineProblem } from './line-problem.ts';
export type { OfferedLine } from './line-problem.ts';
export { orderPayment } from './order-payment.ts';
export type { OrderMoney } from './order-payment.ts';
export { cashDuePaise } from './cash-due.ts';
export type { CashFacts } from './cash-due.ts';
export { applyCoupon, mergeCoupons } from './coupon.ts';
export type { Coupon } from './coupon.ts';
export { couponOffer } from './coupon-offer.ts';
export type { CouponEffect, CouponFacts, CouponTerms } from './coupon-offer.ts';
export { creditAvailable, creditCost, duesByDay, interestDue, oldestDueDate } from './credit.ts';
export type { CreditAccountFacts, CreditTerms, DatedAmount, DuesOfDay } from './credit.ts';
export { addDays, daysBetween } from './days.ts';
export { deliveryFee } from './delivery-fee.ts';
export { gstParts, shareOut } from './gst.ts';
export type { GstParts } from './gst.ts';
export { landedPrice } from './landed-price.ts';
export type { LandedPrice, QuotedPack, ServingShop } from './landed-price.ts';
export { lineAmounts } from './line-amounts.ts';
export type { LineAmounts, OrderLine } from './line-amounts.ts';
export { advanceOfTotal, advancePaise, CANCEL_FREE_DAYS, cancelFreeUntil, keepsAdvance } from './prebook-terms.ts';
export type { AdvanceLine } from './prebook-terms.ts';
export { orderTotal } from './order-total.ts';
export type { OrderAmounts } from './order-total.ts';

// The order on the wire
export { canonicalOrder } from './canonical-order.ts';
export { findDisagreement } from './find-disagreement.ts';
export type { ComparedOrder, Disagreement } from './find-disagreement.ts';
export { orderPayload } from './order-payload.ts';
export type { Handover, OrderDetail, OrderInput, OrderPayload, SignedOrderPayload } from './order-payload.ts';

// After the order
export {
  canMoveReturn,
  canReturn,
  mustBeSealed,
  RETURN_WINDOW_MS,
  returnableUntil,
  returnAmount,
  returnedDeliveryFee,
  returnObstacle,
  returnReasonsFor,
} from './returns.ts';
export type { ReturnableGoods, ReturnClaim, ReturnedGoods, ReturnObstacle } from './returns.ts';
export { needsRefundDestination } from './refund-destination.ts';
export type { RefundFacts } from './refund-destination.ts';
export { canMoveIssue, ISSUE_ANSWER_MS, isIssueOverdue, issueClocks, issueReasonsFor } from './issues.ts';
export type { IssueClocks, ReportableOrder } from './issues.ts';
