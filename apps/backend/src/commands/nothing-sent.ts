/** Adapters of a command: it sends no message and takes no money, so none needs to be named. */
export const NOTHING_SENT = { SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox' } as const;
