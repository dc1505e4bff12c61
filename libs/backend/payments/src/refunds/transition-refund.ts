import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { GatewayError } from '../gateways/payment-gateway.ts';
import type { GatewayRefund } from '../gateways/payment-gateway.ts';
import { addEvent, describeError, inTransaction, isId, workInLanes } from '@haat/backend-platform';
import type { Dependencies, EventHandlers, Transaction } from '@haat/backend-platform';

import { GATEWAY_BATCH, GATEWAY_LANES } from '../attempts/gateway-lanes.ts';
import { gatewayOf } from '../attempts/gateway-of.ts';
import type { PaymentProvider } from '../attempts/gateway-of.ts';
import { paymentCaptures, payments } from '../attempts/tables.ts';
import { bookRefund } from './book-refund.ts';
import type { RefundReport } from './book-refund.ts';
import { escalateRefund } from './escalate-refund.ts';
import { askAgain } from './late-reports.ts';
import { payOut } from './pay-out.ts';
import { payoutDecision } from './refund-hook.ts';
import { refundKey } from './refund-key.ts';
import { keysOf, findRefundAtGateway } from './find-refund-at-gateway.ts';
import { REFUND_DUE } from './refund-due.ts';
import { refunds } from './tables.ts';
import type { RefundRow } from './tables.ts';

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
  return workInLanes<LeasedRefund>({
    ...GATEWAY_LANES,
    take: (free) => leaseRefunds(dependencies, Math.min(free, GATEWAY_BATCH)),
    work: (refund) => continueRefund(dependencies, refund),
  });
}

/**
 * Continues one refund if it is due: requests it, or queries its state. It is paid once, however often this runs.
 */
export async function transitionRefund(dependencies: Dependencies, id: string): Promise<void> {
  for (const refund of await leaseRefunds(dependencies, 1, id)) await continueRefund(dependencies, refund);
}

async function continueRefund(dependencies: Dependencies, refund: LeasedRefund): Promise<void> {
  const { database } = dependencies;
  const { id } = refund;
  try {
    const report = await pay(dependencies, refund);
    await inTransaction(database, async (tx) => {
      const [current] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
      if (current === undefined) return;
      // Another process has asked meanwhile, and has counted this failure.
      if (report?.status === 'failed' && current.failures !== refund.failures) return;
      if (report !== null) return bookRefund(tx, dependencies, current, report);
      if (current.status === 'REFUND_COMPLETED') return;
      await tx
        .update(refunds)
        .set({
          nextTryAt: null,
          sentThrough: null,
          raisedAt: current.raisedAt ?? escalateRefund(dependencies, current, dependencies.now()),
        })
        .where(eq(refunds.id, id));
    });
  } catch (error) {
    await postpone(dependencies, refund, error);
  }
}

/** A refund that this process has leased. */
export interface LeasedRefund extends RefundRow {
  /** Whether it was requested before, so that the payer may have executed it although no response arrived. */
  wasRequestedBefore: boolean;
  /** Through what this payout was sent before, without an answer. */
  unansweredBy: RefundRow['sentThrough'];
}

/**
 * Leases refunds that are due to this process, and marks them as started before the payer is called; others pass over
 * locked rows.
 * @param id only this one, for whose lock it waits
 */
async function leaseRefunds(dependencies: Dependencies, most: number, id?: string): Promise<LeasedRefund[]> {
  const { database } = dependencies;
  const leasedRefunds = await inTransaction(database, async (tx) =>
    lease(tx, dependencies, await dueRefunds(tx, dependencies, { most, id, isPayout: false })),
  );
  // Payouts one by one: each may wait for its shop's lock, and two processes must not wait for each other.
  while (leasedRefunds.length < most) {
    const payouts = await inTransaction(database, async (tx) => {
      const [payout] = await dueRefunds(tx, dependencies, { most: 1, id, isPayout: true });
      if (payout === undefined) return null;
      if (payout.status === 'REFUND_COMPLETED') return leaseSettled(tx, dependencies, payout);
      return (await releaseOrPostpone(tx, dependencies, payout)) ? lease(tx, dependencies, [payout]) : [];
    });
    if (payouts === null) break;
    leasedRefunds.push(...payouts);
  }
  return leasedRefunds;
}

/** What is due, locked. `isPayout`: money that no gateway has; other refunds otherwise. */
async function dueRefunds(
  tx: Transaction,
  { now }: Dependencies,
  { most, id, isPayout }: { most: number; id: string | undefined; isPayout: boolean },
): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(
      and(
        id === undefined ? undefined : eq(refunds.id, id),
        lte(refunds.nextTryAt, now()),
        isPayout ? isNull(refunds.gatewayPaymentId) : isNotNull(refunds.gatewayPaymentId),
      ),
    )
    .orderBy(asc(refunds.nextTryAt))
    .limit(most)
    .for('update', id === undefined ? { skipLocked: true } : {});
}

async function lease(
  tx: Transaction,
  { now, adapters }: Dependencies,
  due: readonly RefundRow[],
): Promise<LeasedRefund[]> {
  const leased = {
    status: 'REFUND_INITIATED',
    leg: 'PENDING',
    nextTryAt: new Date(now().getTime() + LEASE_MS),
  } as const;
  const leasedRefunds: LeasedRefund[] = [];
  for (const refund of due) {
    const { id, leg, gatewayPaymentId, sentThrough: unansweredBy } = refund;
    // Written before the bank is called: it may pay although its answer is lost.
    const through = gatewayPaymentId !== null || adapters.payouts.kind === 'by-hand' ? null : adapters.payouts.kind;
    const changed = { ...leased, sentThrough: unansweredBy ?? through };
    await tx.update(refunds).set(changed).where(eq(refunds.id, id));
    leasedRefunds.push({ ...refund, ...changed, wasRequestedBefore: leg !== null, unansweredBy });
  }
  return leasedRefunds;
}

/** Leases a payout that was settled without its bank's answer, which is only asked about. */
async function leaseSettled(tx: Transaction, { now }: Dependencies, refund: RefundRow): Promise<LeasedRefund[]> {
  const later = askAgain(now());
  await tx.update(refunds).set(later).where(eq(refunds.id, refund.id));
  return [{ ...refund, ...later, wasRequestedBefore: true, unansweredBy: refund.sentThrough }];
}

/** Whether every area releases a payout now; otherwise its next try is postponed. */
async function releaseOrPostpone(tx: Transaction, dependencies: Dependencies, refund: RefundRow): Promise<boolean> {
  const decision = await payoutDecision(tx, dependencies, refund);
  if (decision.kind === 'pay') return true;
  const raisedAt =
    refund.raisedAt ?? (decision.isRaised ? escalateRefund(dependencies, refund, dependencies.now()) : null);
  await tx.update(refunds).set({ nextTryAt: decision.until, raisedAt }).where(eq(refunds.id, refund.id));
  return false;
}

/** Null when no adapter can pay it: a person has to. */
async function pay(dependencies: Dependencies, refund: LeasedRefund): Promise<RefundReport | null> {
  const { gatewayPaymentId } = refund;
  if (gatewayPaymentId === null) return payOut(dependencies, refund);
  const [paid] = await dependencies.database
    .select({ kind: payments.kind })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(paymentCaptures.gatewayPaymentId, gatewayPaymentId));
  return payThrough(dependencies, gatewayOf(dependencies, paid?.kind ?? 'pay-now'), gatewayPaymentId, refund);
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
  refund: LeasedRefund,
): Promise<RefundReport> {
  const { gatewayRefundId, amountPaise, wasRequestedBefore } = refund;
  if (gatewayRefundId !== null) return reportOf(await gateway.refundOf(paymentId, gatewayRefundId));
  const existing = wasRequestedBefore
    ? findRefundAtGateway(refund, await gateway.refundsUnder(paymentId, keysOf(refund)))
    : null;
  if (existing !== null) return reportOf(existing);
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

/** Lets a refund that waited for a person go on at once; one that is paid or has no destination stays as it is. */
export async function resumeRefund(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  id: string,
): Promise<RefundRow | null> {
  const [refund] = isId(id) ? await tx.select().from(refunds).where(eq(refunds.id, id)).for('update') : [];
  if (refund === undefined || refund.status === 'REFUND_COMPLETED' || refund.encryptedDestination === null) return null;
  await tx.update(refunds).set({ nextTryAt: now() }).where(eq(refunds.id, id));
  await addEvent(tx, { id: newId(), type: REFUND_DUE, payload: { refund_id: id }, at: now() });
  return refund;
}
