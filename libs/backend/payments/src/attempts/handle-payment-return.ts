import type { paymentReturnedSchema, paymentReturnSchema } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { describeError, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { repaymentState } from '../credit/find-repayments.ts';
import { queryGateway } from './query-gateway.ts';
import { paymentsOfIds } from './order-payments.ts';
import { payments } from './tables.ts';

/**
 * Handles the form that the gateway's page posts back. The signature proves its origin; the payment's state is
 * queried from the gateway, so that reloading the page changes nothing. If the gateway does not answer, the webhook
 * reports it.
 * @throws ServiceError `payment_error.not_signed`, `payment_error.not_found`
 */
export async function handlePaymentReturn(
  dependencies: Dependencies,
  answer: z.output<typeof paymentReturnSchema>,
): Promise<z.infer<typeof paymentReturnedSchema>> {
  const { adapters, database, log, now } = dependencies;
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = answer;
  if (!(await adapters.payments.isSignedReturn({ orderId, paymentId, signature })))
    throw new ServiceError('payment_error.not_signed');
  const [attempt] = await database.select().from(payments).where(eq(payments.gatewayOrderId, orderId));
  if (attempt === undefined) throw new ServiceError('payment_error.not_found');
  await queryGateway(dependencies, attempt).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    log.warn(
      { payment: attempt.id, error: describeError(error) },
      'the payment gateway could not be asked about a return',
    );
  });
  const { orderId: ownOrderId } = attempt;
  if (ownOrderId === null)
    return { order_id: null, repayment_id: attempt.id, state: await repaymentState(database, attempt.id) };
  const payment = (await paymentsOfIds(database, [ownOrderId], now())).get(ownOrderId);
  return { order_id: ownOrderId, repayment_id: null, state: payment?.state ?? 'pending' };
}
