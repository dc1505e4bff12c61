// Statuses and who may move an order
export { canTransition, evidenceFor, nextStatuses } from './status/can-transition.ts';
export type { OrderFacts } from './status/can-transition.ts';
export { isCancellable } from './status/is-cancellable.ts';
export { nextFulfilmentStatus } from './status/next-fulfilment-status.ts';
export {
  IN_PROGRESS_STATUSES,
  initialStatus,
  OPEN_ORDER_STATUSES,
  PAST_ORDER_STATUSES,
  STOCK_RELEASING_STATUSES,
  UNFULFILLED_ORDER_STATUSES,
} from './status/order-status.ts';
export {
  ARRIVAL_ANSWER_MS,
  DELIVERY_CODE_DIGITS,
  isAtDeliveryPlace,
  isDeliveryCodeLocked,
  isDeliveryCodeShown,
  isPickupCodeShown,
  PHOTO_AT_PLACE_METRES,
  PHOTO_AT_PINCODE_METRES,
} from './status/delivery-proof.ts';
export { orderClock, PACKED_CLOCK_MS, ROAD_CLOCK_MS, ROAD_STATUSES } from './status/order-clock.ts';
export type { OrderClock, TimedOrder } from './status/order-clock.ts';
export { CONFIRM_CLOCK_MS, shopClock } from './status/shop-clock.ts';
export { SHOP_STAGE_STATUSES } from './status/shop-stage.ts';
export { isPartnerAgent } from './status/partner-agent.ts';
export type { PartnerClaims } from './status/partner-agent.ts';
export { promisedOn } from './status/promised-on.ts';
export type { WeekdayHours } from './status/promised-on.ts';
export { timelineFor } from './status/timeline-for.ts';
export type { TimelineStep, TimelineStepKey } from './status/timeline-for.ts';
export { PAYMENT_WAIT_MS, PICKUP_WAIT_MS, TRANSITIONS } from './status/transitions.ts';
export type { TransitionEvidence, TransitionRow } from './status/transitions.ts';

// Agents
export { commission } from './agents/commission.ts';
export type { CommissionLine } from './agents/commission.ts';
export { orderCommission } from './agents/order-commission.ts';
export type { EarningLine } from './agents/order-commission.ts';
export { mayActFor } from './agents/may-act-for.ts';
export type { AgentConsent, MayActFor } from './agents/may-act-for.ts';

// Step-up of a silent number
export {
  canAskStepUp,
  isNumberSilent,
  isSameName,
  isStepUpRight,
  STEP_UP_CHOICES,
  stepUpTriesLeft,
} from './step-up.ts';
export type { StepUpAnswer, StepUpQuestion } from './step-up.ts';

// Codes
export { isPaidOnline, PAYMENT_MODES, paymentKind, paymentMode } from './payment/payment-mode.ts';
export type { PaymentMode } from './payment/payment-mode.ts';
export { LEAST_ONLINE_PAISE } from './payment/least-online.ts';
export { paymentChoices, paymentObstacle } from './payment/payment-choices.ts';
export type { PaymentFacts } from './payment/payment-choices.ts';

// Amounts
export { billFor } from './amounts/bill-for.ts';
export type { Bill, BillTerms } from './amounts/bill-for.ts';
export { shelfAmounts } from './amounts/shelf-amounts.ts';
export type { ShelfAmounts, ShelfLine } from './amounts/shelf-amounts.ts';
export { cartBill } from './amounts/cart-bill.ts';
export type { BillRoute } from './amounts/cart-bill.ts';
export { cartFulfilment, offersDeliveryType } from './cart-fulfilment.ts';
export type { CartFulfilment, FulfillingVendor, FulfilmentFacts } from './cart-fulfilment.ts';
export { deliveryPlace, MAX_METRES_FROM_PINCODE, metresBetweenPlaces } from './delivery-place.ts';
export type { DeliveryPlace, Place } from './delivery-place.ts';
export { lineProblem } from './line-problem.ts';
export type { OfferedLine } from './line-problem.ts';
export { linesOverLimit, MAX_PACKS_PER_LINE, SUBSIDISED_LIMIT, subsidisedPacksLeft } from './order-limits.ts';
export type { OrderedPacks, SubsidisedLimit } from './order-limits.ts';
export { orderPayment } from './payment/order-payment.ts';
export type { OrderMoney } from './payment/order-payment.ts';
export { divideCreditReturn } from './payment/credit-return.ts';
export type { CreditReturnParts } from './payment/credit-return.ts';
export {
  canAddUnpaidOrder,
  canAttemptAgain,
  canPlaceUnpaidOrder,
  isSameAmounts,
  MAX_PAYMENT_ATTEMPTS,
  MAX_UNPAID_ORDERS,
  needsNewAgreement,
  UNPAID_LIFETIME_MS,
} from './payment/unpaid-orders.ts';
export type { AgreedAmounts } from './payment/unpaid-orders.ts';
export { CASH_REFUND_HOLD_MS, CASH_REFUND_HOLD_PAISE, cashRefundRelease } from './payment/cash-refund-release.ts';
export type { CashRefund, CashRefundRelease } from './payment/cash-refund-release.ts';
export { needsSecondPerson } from './payment/second-person.ts';
export { chargebackEntry } from './payment/chargeback.ts';
export type { Chargeback } from './payment/chargeback.ts';
export { lostPremiumEntry } from './payment/lost-premium.ts';
export type { LostPremium } from './payment/lost-premium.ts';
export { disputeShares } from './payment/dispute-shares.ts';
export type { DisputedPayment, DisputeShares } from './payment/dispute-shares.ts';
export { feeAfterRefund, feeOf, saleEntries } from './payment/shop-sale.ts';
export type { SaleEntry, ShopSale, ChargedFee } from './payment/shop-sale.ts';
export { cashDuePaise } from './payment/cash-due.ts';
export type { CashFacts } from './payment/cash-due.ts';
export { applyCoupon, mergeCoupons } from './amounts/coupon.ts';
export type { Coupon } from './amounts/coupon.ts';
export { couponOffer } from './amounts/coupon-offer.ts';
export type { CouponEffect, CouponFacts, CouponTerms } from './amounts/coupon-offer.ts';
export { creditAvailable, creditCost, duesByDay, interestDue, oldestDueDate } from './payment/credit.ts';
export type { CreditAccountFacts, CreditTerms, DatedAmount, DuesOfDay } from './payment/credit.ts';
export { canLend, keyFacts } from './payment/key-facts.ts';
export type { CreditLender } from './payment/key-facts.ts';
export { addDays, daysBetween } from './days.ts';
export { deliveryFee } from './amounts/delivery-fee.ts';
export { gstParts, allocate } from './amounts/gst.ts';
export type { GstParts } from './amounts/gst.ts';
export { invoiceAmounts } from './amounts/invoice-amounts.ts';
export type { InvoicedPacks, InvoiceTerms, TaxedAmount } from './amounts/invoice-amounts.ts';
export { bestOfferFirst } from './amounts/best-offer-first.ts';
export type { ComparableOffer } from './amounts/best-offer-first.ts';
export { landedPrice } from './amounts/landed-price.ts';
export type { LandedPrice, QuotedPack, ServingShop } from './amounts/landed-price.ts';
export { lineAmounts } from './amounts/line-amounts.ts';
export type { LineAmounts, OrderLine } from './amounts/line-amounts.ts';
export {
  advanceOfTotal,
  advancePaise,
  bookableDays,
  CANCEL_FREE_DAYS,
  cancelFreeUntil,
  jointTerms,
  keepsAdvance,
  MAX_UNPAID_SEASON_PACKS,
  unpaidSeasonPacksLeft,
} from './amounts/prebook-terms.ts';
export type { AdvanceLine, PrebookedPacks, UnpaidSeasonPacks } from './amounts/prebook-terms.ts';
export { orderTotal } from './amounts/order-total.ts';
export type { OrderAmounts } from './amounts/order-total.ts';

// The order on the wire
export { canonicalOrder } from './payload/canonical-order.ts';
export { findDisagreement } from './payload/find-disagreement.ts';
export type { ComparedOrder, Disagreement } from './payload/find-disagreement.ts';
export { orderPayload } from './payload/order-payload.ts';
export type {
  OrderFulfilment,
  OrderDetail,
  OrderInput,
  OrderPayload,
  SignedOrderPayload,
} from './payload/order-payload.ts';

// After the order
export {
  canTransitionReturn,
  canReturn,
  mustBeSealed,
  RETURN_WINDOW_MS,
  returnableUntil,
  returnAmount,
  returnedDeliveryFee,
  returnObstacle,
  returnReasonsFor,
} from './after-order/returns.ts';
export type { ReturnableGoods, ReturnRequest, ReturnedGoods, ReturnObstacle } from './after-order/returns.ts';
export { canCorrectRefundDestination, needsRefundDestination } from './payment/refund-destination.ts';
export type { GivenDestinationFacts, RefundFacts } from './payment/refund-destination.ts';
export {
  canTransitionIssue,
  ISSUE_ANSWER_MS,
  isIssueOverdue,
  issueClocks,
  issueReasonsFor,
} from './after-order/issues.ts';
export type { IssueClocks, ReportableOrder } from './after-order/issues.ts';
