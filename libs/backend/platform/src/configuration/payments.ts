import type { Environment } from './environment.ts';
import { StartError } from './start-error.ts';

/** Who takes money: a page that says it takes none, or the gateway. */
export type PaymentConfiguration =
  | { gateway: 'sandbox' }
  | {
      gateway: 'razorpay';
      /** Base address of its API. */
      address: string;
      keyId: string;
      keySecret: string;
      webhookSecret: string;
    };

/** @throws StartError naming what the gateway needs and is not given */
export function paymentConfiguration(values: Environment): PaymentConfiguration {
  if (values.PAYMENT_GATEWAY === 'sandbox') return { gateway: 'sandbox' };
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = values;
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) {
    const missing = (['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const).filter(
      (name) => values[name] === undefined,
    );
    throw new StartError(missing.map((name) => `${name}: is needed with PAYMENT_GATEWAY=razorpay`));
  }
  return { gateway: 'razorpay', address: values.RAZORPAY_ADDRESS, keyId, keySecret, webhookSecret };
}
