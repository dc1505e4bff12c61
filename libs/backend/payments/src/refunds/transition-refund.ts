import type { RefundDestination } from '@haat/api-contract';
import { and, eq, lte } from 'drizzle-orm';
import { GatewayError } from '../gateways/payment-gateway.ts';
import type { GatewayRefund } from '../gateways/payment-gateway.ts';
import { describeError, inTransaction } from '@haat/backend-platform';
import type { Dependencies, EventHandlers } from '@haat/backend-platform';

import { gatewayOf } from '../attempts/gateway-of.ts';
import type { PaymentProvider } from '../attempts/gateway-of.ts';
import { paymentCaptures, payments } from '../attempts/tables.ts';
import { bookRefund, escalateRefund } from './book-refund.ts';
import type { RefundReport } from './book-refund.ts';
import { DESTINATION_PURPOSE } from './refund-destination.ts';
import { refundKey } from './refund-key.ts';
import { keysOf, refundMade } from './refund-made.ts';
import { REFUND_DUE } from './request-refund.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

const BATCH = 20;
/** Lease: for this time no other process handles the refund; if this process dies, another retries it afterwards. */
const LEASE_MS = 60_000;
const UNREACHABLE_PAUSE_MS = 120_000;
/** After this time without an answer support is notified; retries go on. */
const UNREACHABLE_RAISE_MS = 24 * 3_600_000;

/** Makes refunds as soon as they were requested. */
export const REFUND_EVENT_HANDLERS: EventHandlers = {
  [REFUND_DUE]: (dependencies, { payload }) => transitionRefund(dependencies, payload['refund_id'] ?? ''),
};

/** Goes on with every refund whose turn has come. @returns how many were looked at */
export async function transitionDueRefunds(dependencies: Dependencies): Promise<number> {
  const due = await dependencies.database
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.nextTryAt, dependencies.now()))
    .limit(BATCH);
  for (const { id } of due) await transitionRefund(dependencies, id);
  return due.length;
}

/**
 * Continues one refund if it is due: requests it, or queries its state. It is paid once, however often this runs.
 */
export async function transitionRefund(dependencies: Dependencies, id: string): Promise<void> {
  const { database } = dependencies;
  const refund = await takeRefund(dependencies, id);
  if (refund === null) return;
  try {
    const report = await pay(dependencies, refund);
    await inTransaction(database, async (tx) => {
      const [current] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
      if (current === undefined) return;
      if (report !== null) return bookRefund(tx, dependencies, current, report);
      await tx
        .update(refunds)
        .set({
          nextTryAt: null,
          raisedAt: current.raisedAt ?? escalateRefund(dependencies, current, dependencies.now()),
        })
        .where(eq(refunds.id, id));
    });
  } catch (error) {
    await postpone(dependencies, refund, error);
  }
}

/** A refund whose turn it is. */
interface TakenRefund extends RefundRow {
  /** Whether it was requested before, so that the payer may have made it whatever was heard of it. */
  mayBeMade: boolean;
}

/** Leases a refund to this process, and marks it as started before the payer is called. */
async function takeRefund({ database, now }: Dependencies, id: string): Promise<TakenRefund | null> {
  return inTransaction(database, async (tx) => {
    const [refund] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, id), lte(refunds.nextTryAt, now())))
      .for('update');
    if (refund === undefined) return null;
    const begun = {
      status: 'REFUND_INITIATED',
      leg: 'PENDING',
      nextTryAt: new Date(now().getTime() + LEASE_MS),
    } as const;
    await tx.update(refunds).set(begun).where(eq(refunds.id, id));
    return { ...refund, ...begun, mayBeMade: refund.leg !== null };
  });
}

/** Null when no adapter can pay it: a person has to. */
async function pay(dependencies: Dependencies, refund: TakenRefund): Promise<RefundReport | null> {
  const { gatewayPaymentId, amountPaise, encryptedDestination } = refund;
  const { database, adapters, encryptor } = dependencies;
  if (gatewayPaymentId !== null) {
    const [paid] = await database
      .select({ kind: payments.kind })
      .from(paymentCaptures)
      .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
      .where(eq(paymentCaptures.gatewayPaymentId, gatewayPaymentId));
    return payThrough(dependencies, gatewayOf(dependencies, paid?.kind ?? 'pay-now'), gatewayPaymentId, refund);
  }
  if (encryptedDestination === null) throw new Error('a refund without a destination was due');
  const destination = JSON.parse(encryptor.decrypt(encryptedDestination, DESTINATION_PURPOSE)) as RefundDestination;
  const paid = await adapters.payouts.pay({ key: refundKey(refund), amountPaise, destination });
  return paid === null ? null : { status: paid, gatewayRefundId: null };
}

/**
 * Asks the gateway first for what may have been made before. Only where it knows of nothing is the refund requested,
 * under the same key until the gateway says that this try has failed. See docs/domain/payments.md#refunds.
 * @throws GatewayError when it is left open whether the refund was made
 */
async function payThrough(
  { log }: Pick<Dependencies, 'log'>,
  gateway: PaymentProvider,
  paymentId: string,
  refund: TakenRefund,
): Promise<RefundReport> {
  const { gatewayRefundId, amountPaise, mayBeMade } = refund;
  if (gatewayRefundId !== null) return reportOf(await gateway.refundOf(paymentId, gatewayRefundId));
  const made = mayBeMade ? refundMade(refund, await gateway.refundsUnder(paymentId, keysOf(refund))) : null;
  if (made !== null) return reportOf(made);
  try {
    return reportOf(await gateway.refund({ paymentId, amountPaise, key: refundKey(refund) }));
  } catch (error) {
    if (!(error instanceof GatewayError && error.isForGood)) throw error;
    log.warn({ refund: refund.id, error: describeError(error) }, 'the gateway refused a refund');
    return { status: 'failed', gatewayRefundId: null };
  }
}

function reportOf({ id, status }: GatewayRefund): RefundReport {
  return { status, gatewayRefundId: id };
}

/** A refund stays requested while it is unknown how it stands; it is asked about again, and old ones are raised. */
async function postpone(dependencies: Dependencies, refund: RefundRow, error: unknown): Promise<void> {
  const { database, now, log } = dependencies;
  log.warn({ refund: refund.id, error: describeError(error) }, 'it is open how a refund stands');
  await inTransaction(database, async (tx) => {
    const [current] = await tx.select().from(refunds).where(eq(refunds.id, refund.id)).for('update');
    if (current === undefined || current.status === 'REFUND_COMPLETED') return;
    const isOld = now().getTime() - current.requestedAt.getTime() > UNREACHABLE_RAISE_MS;
    await tx
      .update(refunds)
      .set({
        nextTryAt: new Date(now().getTime() + UNREACHABLE_PAUSE_MS),
        raisedAt: current.raisedAt ?? (isOld ? escalateRefund(dependencies, current, now()) : null),
      })
      .where(eq(refunds.id, refund.id));
  });
}
