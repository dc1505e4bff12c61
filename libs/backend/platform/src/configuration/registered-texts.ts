/** Kinds of notices about an order. */
export const ORDER_NOTICE_KINDS = [
  'order-placed',
  'order-placed-on-credit',
  'order-prebooked',
  'prebooking-came',
  'order-paid',
  'payment-failed',
  'order-confirmed',
  'order-ready-to-collect',
  'order-ready-to-collect-without-code',
  'order-on-its-way',
  'order-on-its-way-without-code',
  'order-delivered',
  'order-left-at-address',
  'delivery-code-changed',
  'delivery-failed',
  'order-returned-to-shop',
  'order-cancelled',
  'order-refused-by-shop',
  'order-cancelled-by-support',
  'order-failed',
  'return-approved',
  'return-refused',
  'issue-answered',
  'payout-given',
  'payout-changed',
] as const;
/** A kind of notice about an order. */
export type OrderNoticeKind = (typeof ORDER_NOTICE_KINDS)[number];

/** Kinds of notices. Operators carry only registered texts, so each kind has its own template. */
export const NOTICE_KINDS = [
  ...ORDER_NOTICE_KINDS,
  'shop-new-order',
  'new-sign-in',
  'price-alert',
  'mandi-receipt-verified',
  'mandi-receipt-rejected',
  'mandi-offer-accepted',
  'mandi-offer-rejected',
  'question-answered',
  'soil-report-ready',
  'soil-sample-refused',
  'geotag-task-done',
  'geotag-task-back',
  'feedback-answered',
  'agent-consent-code',
  'agent-consent-given',
  'agent-act',
  'account-deletion-code',
  'account-deletion-due',
  'bank-account-verified',
  'bank-account-rejected',
  'payout-account-code',
  'payout-account-changed',
  'payout-account-removed',
  'claim-filed',
  'claim-under-survey',
  'claim-approved',
  'claim-rejected',
  'claim-paid',
  'claim-without-account',
  'claim-sent-back',
  'booking-made',
  'booking-postponed',
  'booking-started',
  'booking-done',
  'booking-cancelled',
  'programme-card-code',
  'programme-card-issued',
  'programme-rejected',
  'licence-ending',
  'licence-expired',
] as const;
/** A kind of notice. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * Notices without which there is no act: where no text is registered, the act is refused. See
 * docs/domain/application.md#notices-that-must-be-told.
 */
export const MANDATORY_NOTICES: readonly NoticeKind[] = [
  'payout-given',
  'payout-changed',
  'agent-consent-code',
  'agent-consent-given',
  'agent-act',
  'account-deletion-code',
  'account-deletion-due',
  'payout-account-code',
  'payout-account-changed',
  'programme-card-code',
];

/** What texts are registered for: one-time passwords and each kind of notice. */
export type RegisteredText = 'otp' | NoticeKind;
