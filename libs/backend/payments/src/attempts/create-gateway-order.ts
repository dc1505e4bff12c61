import { and, eq, isNull } from 'drizzle-orm';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { describeError, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { nextQueryAt } from './query-gateway.ts';
import { gatewayOf } from './gateway-of.ts';
import { payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

/**
 * The gateway's order of an attempt, opened now if there is none; of two concurrent ones, one counts and the other is
 * never shown.
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
 * Maps a gateway that is unreachable or refuses to our errors. A permanent refusal cannot be retried and needs
 * attention, so it is logged.
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
