import type { Configuration, Database } from '@haat/backend-platform';
import { createSandboxGateway } from '@haat/backend-sandbox';

import type { PaymentGateway } from './payment-gateway.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';

/** The gateway that the configuration names. @param ownAddress where this process listens, once it does */
export function createPayments(
  { payments, publicAddress }: Pick<Configuration, 'payments' | 'publicAddress'>,
  database: Database,
  ownAddress: () => string,
): PaymentGateway {
  return payments.gateway === 'razorpay'
    ? createRazorpayGateway('razorpay', async () => payments)
    : createSandboxGateway(database, publicAddress, ownAddress);
}
