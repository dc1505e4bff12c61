/** Reasons for cancelling; the codes are decided. See docs/domain/orders.md#cancel-reasons. */
export const CANCEL_REASONS = [
  { code: '001', name: 'price-changed' },
  { code: '003', name: 'found-cheaper' },
  { code: '006', name: 'too-late' },
  { code: '010', name: 'changed-mind-or-address' },
] as const;

/** Code of a reason for cancelling. */
export type CancelReasonCode = (typeof CANCEL_REASONS)[number]['code'];

/** Reason in the history of an order that the sample market's simulated shopkeeper has moved along. */
export const SANDBOX_SHOPKEEPER = 'sandbox-shopkeeper';

/** Why a shop refuses an order; kept in its history. See docs/domain/orders.md#the-shops-list. */
export const SHOP_REFUSALS = ['no-stock', 'wrong-price', 'too-far', 'shop-closed', 'no-licence'] as const;
/** Why a shop refuses an order. */
export type ShopRefusal = (typeof SHOP_REFUSALS)[number];

/** Why goods could not be handed over at the door; kept in the order's history. */
export const DELIVERY_FAILURES = ['nobody-home', 'no-answer', 'wrong-address', 'not-wanted', 'no-road'] as const;
/** Why goods could not be handed over at the door. */
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** Reasons for returning, 001 to 005. See docs/domain/aftercare.md#return-reasons. */
export const RETURN_REASONS = [
  { code: '001', name: 'not-needed' },
  { code: '002', name: 'cheaper-elsewhere' },
  { code: '003', name: 'damaged' },
  { code: '004', name: 'wrong-quantity-or-size' },
  { code: '005', name: 'different-from-shown' },
] as const;

/** Code of a reason for returning. */
export type ReturnReasonCode = (typeof RETURN_REASONS)[number]['code'];

/**
 * What an issue can be about: the order as a whole, or an item of it; some require a photo. See
 * docs/domain/aftercare.md#complaints.
 */
export const ISSUE_REASONS = [
  { code: 'ORD03', name: 'delayed', level: 'order', needsPhoto: false },
  { code: 'ITM01', name: 'missing', level: 'item', needsPhoto: false },
  { code: 'ITM02', name: 'quantity', level: 'item', needsPhoto: true },
  { code: 'ITM03', name: 'mismatch', level: 'item', needsPhoto: true },
  { code: 'ITM04', name: 'quality', level: 'item', needsPhoto: true },
  { code: 'ITM05', name: 'expired', level: 'item', needsPhoto: true },
] as const;

/** Code of what an issue is about. */
export type IssueReasonCode = (typeof ISSUE_REASONS)[number]['code'];

/** Whether a text is the code of a reason for cancelling. */
export function isCancelReason(code: string): code is CancelReasonCode {
  return CANCEL_REASONS.some((reason) => reason.code === code);
}

/** Whether a text is the code of a reason for returning. */
export function isReturnReason(code: string): code is ReturnReasonCode {
  return RETURN_REASONS.some((reason) => reason.code === code);
}

/** Whether a text is the code of an issue. */
export function isIssueReason(code: string): code is IssueReasonCode {
  return ISSUE_REASONS.some((reason) => reason.code === code);
}
