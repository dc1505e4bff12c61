// Statuses and who may move an order
export { canTransition, evidenceFor, nextStatuses } from './can-transition.ts';
export type { OrderFacts } from './can-transition.ts';
export { isCancellable } from './is-cancellable.ts';
export {
  initialStatus,
  OPEN_ORDER_STATUSES,
  ORDER_STATUSES,
  PAST_ORDER_STATUSES,
  REFUND_STATUSES,
  STOCK_RELEASING_STATUSES,
  TASK_STATUSES,
  UNFULFILLED_ORDER_STATUSES,
} from './order-status.ts';
export type { OrderStatus, RefundStatus, TaskStatus } from './order-status.ts';
export { isPartnerAgent } from './partner-agent.ts';
export type { PartnerClaims } from './partner-agent.ts';
export { promisedOn } from './promised-on.ts';
export type { OpenDay } from './promised-on.ts';
export { timelineFor } from './timeline-for.ts';
export type { TimelineStep, TimelineStepKey } from './timeline-for.ts';
export { ORDER_ACTORS, PAYMENT_WAIT_MS, PICKUP_WAIT_MS, TRANSITIONS } from './transitions.ts';
export type { OrderActor, TransitionEvidence, TransitionRow } from './transitions.ts';

// Codes
export {
  isPaidOnline,
  ONLINE_PAYMENT_KINDS,
  PAYMENT_KINDS,
  PAYMENT_MODES,
  paymentKind,
  paymentMode,
} from './payment-mode.ts';
export type { OnlinePaymentKind, PaymentKind, PaymentMode } from './payment-mode.ts';
export { LEAST_ONLINE_PAISE } from './least-online.ts';
export { paymentChoices, paymentObstacle } from './payment-choices.ts';
export type { PaymentFacts, PaymentObstacle } from './payment-choices.ts';
export {
  CANCEL_REASONS,
  isCancelReason,
  ISSUE_REASONS,
  isIssueReason,
  isReturnReason,
  RETURN_REASONS,
  SANDBOX_SHOPKEEPER,
} from './reasons.ts';
export type { CancelReasonCode, IssueReasonCode, ReturnReasonCode } from './reasons.ts';

// Amounts
export { billFor } from './bill-for.ts';
export type { Bill, BillTerms } from './bill-for.ts';
export { cashDuePaise } from './cash-due.ts';
export type { CashFacts } from './cash-due.ts';
export { applyCoupon, mergeCoupons } from './coupon.ts';
export type { Coupon } from './coupon.ts';
export { couponOffer } from './coupon-offer.ts';
export type { CouponEffect, CouponFacts, CouponObstacle, CouponTerms } from './coupon-offer.ts';
export { creditAvailable, creditCost, duesByDay, interestDue, oldestDueDate } from './credit.ts';
export type { CreditAccountFacts, CreditCost, CreditTerms, DatedAmount, DuesOfDay } from './credit.ts';
export { addDays, daysBetween } from './days.ts';
export { deliveryFee } from './delivery-fee.ts';
export { gstParts, shareOut } from './gst.ts';
export type { GstParts } from './gst.ts';
export type { DeliveryTerms } from './delivery-fee.ts';
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
export type { Disagreement, OrderClaim } from './find-disagreement.ts';
export type { InsuranceOrder, InsuranceOrderDetail } from './insurance-order.ts';
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
export type { ReturnableGoods, ReturnClaim, ReturnedGoods, ReturnObstacle, ReturnStatus } from './returns.ts';
export { canMoveIssue, ISSUE_ANSWER_MS, isIssueOverdue, issueClocks, issueReasonsFor } from './issues.ts';
export type { IssueClocks, IssueStatus, ReportableOrder } from './issues.ts';
