import { and, eq, isNull } from 'drizzle-orm';
import { GatewayError } from '../../adapters/payments/payment-gateway.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ServiceError } from '../../errors.ts';
import { nextAsk } from './ask-gateway.ts';
import { gatewayOf } from './gateway-of.ts';
import { payments } from './tables.ts';
import type { PaymentRow } from './tables.ts';

/**
 * The gateway's order of an attempt, opened now if there is none; of two at the same time one counts, and the other's is never shown to
 * anybody.
 * @throws ServiceError `payment_error.gateway_away`
 */
export async function openAtGateway(dependencies: Dependencies, attempt: PaymentRow): Promise<string> {
  if (attempt.gatewayOrderId !== null) return attempt.gatewayOrderId;
  const { database, now } = dependencies;
  const { id } = await orAway(gatewayOf(dependencies, attempt.kind).createOrder({ receipt: attempt.id, amountPaise: attempt.amountPaise }));
  const [opened] = await database.update(payments).set({ gatewayOrderId: id, nextAskAt: nextAsk(attempt, now()), updatedAt: now() })
    .where(and(eq(payments.id, attempt.id), isNull(payments.gatewayOrderId))).returning();
  if (opened !== undefined) return id;
  const [first] = await database.select({ gatewayOrderId: payments.gatewayOrderId }).from(payments).where(eq(payments.id, attempt.id));
  return first?.gatewayOrderId ?? id;
}

/** A gateway that cannot be asked is said in our words. */
export async function orAway<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw error instanceof GatewayError ? new ServiceError('payment_error.gateway_away', undefined, { 'retry-after': '5' }) : error;
  });
}
