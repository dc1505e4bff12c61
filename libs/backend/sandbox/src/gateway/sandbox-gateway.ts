import { sharedSecret } from '@haat/backend-identity';
import { createRazorpayGateway } from '@haat/backend-payments';
import type { PaymentGateway, RazorpayKeys } from '@haat/backend-payments';
import type { AdapterProvider } from '@haat/backend-platform';
import type { AdapterContext } from '@haat/backend-platform/area';

/** Where a backend stands in for the gateway. */
export const SANDBOX_GATEWAY_PATH = '/sandbox/razorpay';
const KEY_ID = 'rzp_test_sandbox';

/**
 * The same adapter as for the gateway, talking to this process. Its secrets are generated once for each database.
 */
export interface SandboxGateway extends PaymentGateway {
  readonly kind: 'sandbox';
  /** What the sandbox checks and signs by. */
  keys(): Promise<RazorpayKeys>;
}

/**
 * Makes the sandbox. @param publicAddress where browsers reach this backend @param ownAddress where it reaches itself
 */
export function createSandboxGateway(
  { database, encryptor }: Pick<AdapterContext, 'database' | 'encryptor'>,
  publicAddress: string,
  ownAddress: () => string,
): SandboxGateway {
  const keys = async (): Promise<RazorpayKeys> => ({
    address: ownAddress() + SANDBOX_GATEWAY_PATH,
    pageAddress: publicAddress + SANDBOX_GATEWAY_PATH,
    keyId: KEY_ID,
    keySecret: (await sharedSecret(database, encryptor, 'sandbox-gateway-key')).toString('hex'),
    webhookSecret: (await sharedSecret(database, encryptor, 'sandbox-gateway-webhook')).toString('hex'),
  });
  return { ...createRazorpayGateway('sandbox', keys), kind: 'sandbox', keys };
}

/** The gateway, with this process in its place. */
export const sandboxGatewayProvider: AdapterProvider<PaymentGateway> = {
  isChosen: ({ payments }) => payments.gateway === 'sandbox',
  create: (context) => createSandboxGateway(context, context.configuration.publicAddress, context.ownAddress),
};
