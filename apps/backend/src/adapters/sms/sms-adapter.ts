/** A one-time password on its way to a phone. */
export interface OtpMessage {
  /** Ten digits, without the country's code. */
  phoneNumber: string;
  /** Six digits. */
  otp: string;
}

/** Sends text messages. */
export interface SmsAdapter {
  readonly kind: 'sandbox' | 'http';
  /**
   * Hands a one-time password to the gateway.
   * @throws when the gateway did not take it
   */
  sendOtp(message: OtpMessage): Promise<void>;
}
