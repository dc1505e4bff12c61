import type { cscProcessedSchema } from '@haat/api-contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CscFields } from '../csc-wallet/csc-wire.ts';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { findOwnOrder } from '@haat/backend-orders';
import { describeError, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { repaymentState } from '../credit/find-repayments.ts';
import { queryGateway } from './query-gateway.ts';
import { paymentsOfIds } from './order-payments.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

/** What the bridge has said, and of what: an order, or a repayment of dues. */
export type CscAnswer = {
  fields: CscFields;
  gatewayOrderId: string;
} & ({ orderId: string; repaymentId: null } | { orderId: null; repaymentId: string });

/**
 * Reads what the bridge has answered about an own order, or about dues that are repaid.
 * @throws ServiceError `payment_error.not_signed`, `payment_error.not_found` (also for another user's)
 */
export async function readCscAnswer(
  { adapters, database }: Dependencies,
  userId: string,
  message: string,
): Promise<CscAnswer> {
  const fields = await adapters.cscWallet.decryptAnswer(message);
  if (fields === null) throw new ServiceError('payment_error.not_signed');
  const gatewayOrderId = fields['merchant_txn'] ?? '';
  const [attempt] = await database
    .select({ id: payments.id, orderId: payments.orderId, creditUserId: payments.creditUserId })
    .from(payments)
    .where(and(eq(payments.gatewayOrderId, gatewayOrderId), eq(payments.kind, 'csc')));
  if (attempt !== undefined && attempt.creditUserId === userId)
    return { fields, orderId: null, repaymentId: attempt.id, gatewayOrderId };
  const order = await findOwnOrder(database, userId, attempt?.orderId ?? '');
  if (order === null) throw new ServiceError('payment_error.not_found');
  return { fields, orderId: order.id, repaymentId: null, gatewayOrderId };
}

/**
 * Records the bridge's answer; repeating it changes nothing. A capture is recorded on its signature. Anything else
 * may be an outdated answer, followed by a successful try, so the bridge is queried. If the bridge does not answer,
 * it is queried again later. Decision 016.
 * @throws ServiceError `payment_error.not_signed`, `payment_error.not_found` (also for another user's)
 */
export async function handleCscAnswer(
  dependencies: Dependencies,
  userId: string,
  message: string,
): Promise<z.infer<typeof cscProcessedSchema>> {
  const { adapters, database, log, now } = dependencies;
  const answer = await readCscAnswer(dependencies, userId, message);
  const { fields, gatewayOrderId } = answer;
  const payment = adapters.cscWallet.readPayment(fields);
  if (payment === null) throw new ServiceError('payment_error.not_signed');
  if (payment.status === 'captured') {
    await inTransaction(database, (tx) =>
      settlePayment(tx, dependencies, { gatewayOrderId, gatewayPayments: [payment], isComplete: false }),
    );
  } else {
    await queryGateway(dependencies, { gatewayOrderId, kind: 'csc' }).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      log.warn(
        { payment: gatewayOrderId, error: describeError(error) },
        'the CSC bridge could not be asked about its answer',
      );
    });
  }
  const { orderId, repaymentId } = answer;
  if (repaymentId !== null)
    return { order_id: null, repayment_id: repaymentId, state: await repaymentState(database, repaymentId) };
  const state = (await paymentsOfIds(database, [orderId], now())).get(orderId)?.state ?? 'pending';
  return { order_id: orderId, repayment_id: null, state };
}
