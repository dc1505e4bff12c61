import type { Language } from '@haat/api-contract';

/** A one-time password on its way to a phone. */
export interface OtpMessage {
  /** Ten digits, without the country's code. */
  phoneNumber: string;
  /** Six digits. */
  otp: string;
  language: Language;
  /** The whole text, in that language. */
  text: string;
}

/** What a farmer is told about an order. Operators carry only registered texts, so each kind has one of its own. */
export const NOTICE_KINDS = [
  'order-placed',
  'order-placed-on-credit',
  'order-prebooked',
  'prebooking-came',
  'order-paid',
  'payment-failed',
  'order-confirmed',
  'order-ready-to-collect',
  'order-on-its-way',
  'order-delivered',
  'delivery-failed',
  'order-returned-to-shop',
  'order-cancelled',
  'order-refused-by-shop',
  'order-cancelled-by-support',
  'order-failed',
  'return-approved',
  'return-refused',
  'issue-answered',
] as const;
/** A kind of notice. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What texts are registered for: one-time passwords and each kind of notice. */
export type RegisteredText = 'otp' | NoticeKind;

/** A notice on its way to a phone. */
export interface Notice {
  /** A UUID: the same notice handed over twice is known by it. */
  id: string;
  /** Ten digits, without the country's code. */
  phoneNumber: string;
  kind: NoticeKind;
  /** The farmer's. */
  language: Language;
  /** The whole text, in that language. */
  text: string;
  /** What a registered text leaves open, by name. */
  values: Readonly<Record<string, string>>;
}

/** Sends text messages. */
export interface SmsAdapter {
  readonly kind: 'sandbox' | 'http';
  /**
   * Hands a one-time password to the gateway.
   * @throws when the gateway did not take it
   */
  sendOtp(message: OtpMessage): Promise<void>;
  /**
   * Hands a notice to the gateway; one for which no text is registered is left out.
   * @throws when the gateway did not take it
   */
  sendNotice(notice: Notice): Promise<void>;
}
