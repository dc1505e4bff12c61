import { and, eq, isNull } from 'drizzle-orm';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { describeError, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { nextQueryAt } from './query-gateway.ts';
import { gatewayOf } from './gateway-of.ts';
import { payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

/**
 * The gateway's order of an attempt, opened now if there is none; of two at the same time one counts, and the other's
 * is never shown to anybody.
 * @throws ServiceError `payment_error.gateway_away`, `payment_error.gateway_refused`
 */
export async function createGatewayOrder(dependencies: Dependencies, attempt: PaymentRow): Promise<string> {
  if (attempt.gatewayOrderId !== null) return attempt.gatewayOrderId;
  const { database, now } = dependencies;
  const { id } = await withGatewayErrors(
    dependencies,
    gatewayOf(dependencies, attempt.kind).createOrder({ receipt: attempt.id, amountPaise: attempt.amountPaise }),
  );
  const [opened] = await database
    .update(payments)
    .set({ gatewayOrderId: id, nextAskAt: nextQueryAt(attempt, now()), updatedAt: now() })
    .where(and(eq(payments.id, attempt.id), isNull(payments.gatewayOrderId)))
    .returning();
  if (opened !== undefined) return id;
  const [first] = await database
    .select({ gatewayOrderId: payments.gatewayOrderId })
    .from(payments)
    .where(eq(payments.id, attempt.id));
  return first?.gatewayOrderId ?? id;
}

/**
 * A gateway that cannot be asked, or refuses, is said in our words. A refusal for good is no matter of waiting: it is
 * ours to look at, so the log says it.
 * @throws ServiceError `payment_error.gateway_away`, `payment_error.gateway_refused`
 */
export async function withGatewayErrors<Answer>(
  { log }: Pick<Dependencies, 'log'>,
  asked: Promise<Answer>,
): Promise<Answer> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    if (!error.isForGood) throw new ServiceError('payment_error.gateway_away', undefined, { 'retry-after': '5' });
    log.error({ error: describeError(error) }, 'the payment gateway refused');
    throw new ServiceError('payment_error.gateway_refused');
  });
}
