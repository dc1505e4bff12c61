import type { Language } from '@haat/api-contract/vocabulary';
import type { NoticeKind } from '@haat/backend-platform';

declare module '@haat/backend-platform/area' {
  interface Adapters {
    sms: SmsAdapter;
  }
}

/** A one-time password to be sent to a phone. */
export interface OtpMessage {
  /** Ten digits, without the country's code. */
  phoneNumber: string;
  /** Six digits. */
  otp: string;
  language: Language;
  /** The whole text, in that language. */
  text: string;
  /** The registered text, where it is not that of signing in, and what it leaves open beside the code. */
  registered?: { readonly kind: NoticeKind; readonly values: Readonly<Record<string, string>> };
}

/** A notice to be sent to a phone. */
export interface Notice {
  /** A UUID that identifies a notice that is submitted twice. */
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
  /** The order that it is about, if one. */
  orderId?: string;
  /** The order of their shop that it is about, if one: its person sells, and does not buy. */
  shopOrderId?: string;
}

/** Sends text messages. */
export interface SmsAdapter {
  readonly kind: 'sandbox' | 'http';
  /** Path of the page on which a sandbox shows what it did not send. */
  readonly page?: string;
  /**
   * Hands a one-time password to the gateway.
   * @throws when the gateway did not take it
   */
  sendOtp(message: OtpMessage): Promise<void>;
  /** Whether a text of this notice is registered in the language. */
  canSend(kind: NoticeKind, language: Language): boolean;
  /**
   * Hands a notice to the gateway; one for which no text is registered is left out, unless it must be told.
   * @throws when the gateway did not take it, and when a notice that must be told has no text
   */
  sendNotice(notice: Notice): Promise<void>;
}
