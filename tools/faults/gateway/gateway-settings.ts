/** What the gateway and a market that uses it know of each other. */
export const GATEWAY_SETTINGS = {
  keyId: 'rzp_test_faults',
  keySecret: 'the-key-of-the-scenarios',
  webhookSecret: 'the-webhook-secret-of-the-scenarios',
} as const;

/** Variables of a backend that takes its payments through the gateway at this address. */
export function settingsOfMarket(gatewayAddress: string): Record<string, string> {
  return {
    PAYMENT_GATEWAY: 'razorpay',
    RAZORPAY_ADDRESS: gatewayAddress,
    RAZORPAY_KEY_ID: GATEWAY_SETTINGS.keyId,
    RAZORPAY_KEY_SECRET: GATEWAY_SETTINGS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: GATEWAY_SETTINGS.webhookSecret,
  };
}
