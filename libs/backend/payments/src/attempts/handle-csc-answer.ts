import type { cscProcessedSchema } from '@haat/api-contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CscFields } from '../csc-wallet/csc-wire.ts';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { findOwnOrder } from '@haat/backend-orders';
import { describeError, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { queryGateway } from './query-gateway.ts';
import { paymentsOfIds } from './order-payments.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

/** What the bridge has said, and of which order. */
export interface CscAnswer {
  fields: CscFields;
  orderId: string;
  gatewayOrderId: string;
}

/**
 * Reads what the bridge has answered about an agent's own order.
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
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.gatewayOrderId, gatewayOrderId), eq(payments.kind, 'csc')));
  const order = await findOwnOrder(database, userId, attempt?.orderId ?? '');
  if (order === null) throw new ServiceError('payment_error.not_found');
  return { fields, orderId: order.id, gatewayOrderId };
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
  const { fields, orderId, gatewayOrderId } = await readCscAnswer(dependencies, userId, message);
  const payment = adapters.cscWallet.readPayment(fields);
  if (payment === null) throw new ServiceError('payment_error.not_signed');
  if (payment.status === 'captured') {
    await inTransaction(database, (tx) =>
      settlePayment(tx, dependencies, { gatewayOrderId, gatewayPayments: [payment], isComplete: false }),
    );
  } else {
    await queryGateway(dependencies, { gatewayOrderId, kind: 'csc' }).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ order: orderId, error: describeError(error) }, 'the CSC bridge could not be asked about its answer');
    });
  }
  const state = (await paymentsOfIds(database, [orderId], now())).get(orderId)?.state ?? 'pending';
  return { order_id: orderId, state };
}
