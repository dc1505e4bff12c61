import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { signatureOf } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';

import { notePayment, noteEvents } from './choose-outcome.ts';
import { sandboxGatewayPayments, sandboxGatewayRefunds, sandboxGatewayWebhooks } from './tables.ts';
import { wireEvent, wireRefund } from './wire.ts';

/** Where the gateway sends its word. */
export const WEBHOOK_PATH = '/payment/v1/webhook/update-payment';
const BATCH = 50;
/** If the process dies while it sends, another sends again after this. */
const LEASE_MS = 30_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 900_000;
/** Sent again for about a day, as the gateway does. */
const MOST_ATTEMPTS = 100;
const TIMEOUT_MS = 8_000;

/**
 * Lets the sandbox do what is due: late payments and refunds settle, webhooks are sent, again while they are not
 * taken. Any number of processes may do it at the same time.
 */
export async function advanceSandbox(dependencies: Dependencies, gateway: SandboxGateway): Promise<void> {
  await settleDue(dependencies);
  await Promise.all((await leaseDue(dependencies)).map((webhook) => sendWebhook(dependencies, gateway, webhook)));
}

async function settleDue({ database, now }: Dependencies): Promise<void> {
  const at = now();
  await inTransaction(database, async (tx) => {
    const payments = await tx
      .update(sandboxGatewayPayments)
      .set({ status: 'captured', settlesAt: null })
      .where(and(eq(sandboxGatewayPayments.status, 'created'), lte(sandboxGatewayPayments.settlesAt, at)))
      .returning();
    for (const payment of payments.filter(({ orderId }) => orderId.startsWith('order_')))
      await notePayment(tx, payment, at);
    const refunds = await tx
      .update(sandboxGatewayRefunds)
      .set({ status: 'processed', settlesAt: null })
      .where(and(eq(sandboxGatewayRefunds.status, 'pending'), lte(sandboxGatewayRefunds.settlesAt, at)))
      .returning();
    for (const refund of refunds)
      await noteEvents(tx, [wireEvent('refund.processed', { refund: wireRefund(refund) }, at)], at);
  });
}

type WebhookRow = typeof sandboxGatewayWebhooks.$inferSelect;

async function leaseDue({ database, now }: Dependencies): Promise<WebhookRow[]> {
  return inTransaction(database, async (tx) => {
    const due = await tx
      .select()
      .from(sandboxGatewayWebhooks)
      .where(and(isNull(sandboxGatewayWebhooks.deliveredAt), lte(sandboxGatewayWebhooks.dueAt, now())))
      .orderBy(asc(sandboxGatewayWebhooks.dueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    await tx
      .update(sandboxGatewayWebhooks)
      .set({ dueAt: new Date(now().getTime() + LEASE_MS), attempts: sql`${sandboxGatewayWebhooks.attempts} + 1` })
      .where(
        inArray(
          sandboxGatewayWebhooks.id,
          due.map(({ id }) => id),
        ),
      );
    return due;
  });
}

async function sendWebhook(
  { database, now, listening }: Dependencies,
  gateway: SandboxGateway,
  { id, body, repeats, attempts }: WebhookRow,
): Promise<void> {
  const isTaken = await send(listening.get(), gateway, id, body);
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
  const next =
    isTaken && repeats > 0
      ? { repeats: repeats - 1, dueAt: now() }
      : isTaken || attempts + 1 >= MOST_ATTEMPTS
        ? { deliveredAt: now() }
        : { dueAt: new Date(now().getTime() + pause) };
  await database.update(sandboxGatewayWebhooks).set(next).where(eq(sandboxGatewayWebhooks.id, id));
}

async function send(address: string, gateway: SandboxGateway, id: string, body: string): Promise<boolean> {
  try {
    const { webhookSecret } = await gateway.keys();
    const answer = await fetch(address + WEBHOOK_PATH, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signatureOf(body, webhookSecret),
        'x-razorpay-event-id': id,
      },
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** What time makes due at the sandbox of the gateway. */
export const GATEWAY_JOBS: readonly Job[] = [
  {
    name: 'sandbox.gateway',
    every: 1_000,
    isNeeded: ({ adapters }) => adapters.payments.kind === 'sandbox',
    run: (dependencies) => advanceSandbox(dependencies, dependencies.adapters.payments as SandboxGateway),
  },
];
