import type { paymentStateSchema } from '@haat/api-contract';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { findOwnOrder } from '@haat/backend-orders';
import { describeError, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { queryOrderPayment } from './query-gateway.ts';
import { expirePayment } from './expire-payments.ts';
import { paymentsOfIds } from './order-payments.ts';
import { payments } from './tables.ts';

/**
 * The current state of an order's payment: while it is not settled the gateway is queried; if it does not answer, the
 * stored state is returned.
 * @throws ServiceError `order_error.not_found`, also for another user's
 */
export async function paymentState(
  dependencies: Dependencies,
  userId: string,
  orderId: string,
): Promise<z.infer<typeof paymentStateSchema>> {
  const { database, log, now } = dependencies;
  const order = await findOwnOrder(database, userId, orderId);
  if (order === null) throw new ServiceError('order_error.not_found');
  const [last] = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(desc(payments.attempt))
    .limit(1);
  if (last !== undefined && last.state !== 'captured') {
    await queryOrderPayment(dependencies, order.id).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ order: order.id, error: describeError(error) }, 'the payment gateway could not be asked');
    });
    await expirePayment(dependencies, last);
  }
  const payment = (await paymentsOfIds(database, [order.id], now())).get(order.id);
  if (payment === undefined) throw new ServiceError('order_error.not_found');
  return { order_id: order.id, ...payment };
}
