import { recordToldReturn } from '@haat/backend-aftercare';
import { lockOrder } from '@haat/backend-orders';
import { inTransaction, isId } from '@haat/backend-platform';
import type { Dependencies, EventHandlers, Job, Transaction } from '@haat/backend-platform';
import { OPEN_ORDER_STATUSES } from '@haat/order-core';
import { and, asc, eq, lt, lte, or } from 'drizzle-orm';
import type { OpenNetwork } from '../transport/open-network.ts';
import { sendMessage, type SentMessage } from '../transport/send-message.ts';
import { findNetworkOrder } from './network-order.ts';
import { REQUEST_DUE, requestMessage, settleRequest } from './requests.ts';
import { networkRequests, type RequestKind, type RequestRow } from './tables.ts';

const EVERY_MS = 2_000;
const BATCH = 50;
/** What is not answered is sent again once a minute, so often in all. */
const AGAIN_MS = 60_000;
const MOST_TRIES = 6;
/** How soon it is looked again whether an order that is to be cancelled was confirmed. */
const CONFIRMED_YET_MS = 5_000;
/** The order was not confirmed, so there is nothing to ask. */
const NOT_CONFIRMED = '25001';
/** No answer in time. */
const NO_ANSWER = '20009';

const ACTIONS: Readonly<Record<RequestKind, string>> = {
  cancel: 'cancel',
  return: 'update',
  'refund-trail': 'update',
  issue: 'issue',
  'issue-status': 'issue_status',
  'issue-close': 'issue',
  'issue-grievance': 'issue',
  'issue-dispute': 'issue',
};

/** Sends what sellers are asked as soon as its transaction is kept. */
export const REQUEST_EVENTS: EventHandlers = {
  [REQUEST_DUE]: (dependencies, { payload }) => sendRequest(dependencies, payload['request_id'] ?? ''),
};

/** Sends again what was not answered, and says so in the end. */
export const REQUEST_JOBS: readonly Job[] = [
  {
    name: 'open-network.requests',
    every: EVERY_MS,
    isNeeded: ({ adapters }) => adapters.openNetwork !== null,
    run: sendDueRequests,
  },
];

async function sendDueRequests(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const due = await database
    .select({ id: networkRequests.id })
    .from(networkRequests)
    .where(lte(networkRequests.dueAt, now()))
    .orderBy(asc(networkRequests.dueAt))
    .limit(BATCH);
  await Promise.all(due.map(({ id }) => sendRequest(dependencies, id)));
}

/**
 * Sends a request if it is due. First it is noted that it is sent, so that two processes never send at once: one that
 * dies in between leaves a message that is sent again, with the same id.
 */
async function sendRequest(dependencies: Dependencies, id: string): Promise<void> {
  const { adapters, database } = dependencies;
  if (adapters.openNetwork === null || !isId(id)) return;
  const row = await inTransaction(database, (tx) => takeDue(tx, dependencies, id));
  if (row === null) return;
  const answer = await send(dependencies, adapters.openNetwork, row);
  if (answer.kind !== 'nack') return;
  await inTransaction(database, async (tx) => {
    // What an earlier try came to is still told.
    if (row.tries === 1) await endRequest(tx, dependencies, id, { state: 'refused', code: answer.code });
  });
}

async function takeDue(tx: Transaction, dependencies: Dependencies, id: string): Promise<RequestRow | null> {
  const { now } = dependencies;
  const [row] = await tx.select().from(networkRequests).where(eq(networkRequests.id, id)).for('update');
  if (row === undefined || row.dueAt === null || row.dueAt > now()) return null;
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  const order = await findNetworkOrder(tx, dependencies, row.orderId);
  if (order?.isConfirmed !== true) {
    await waitForConfirmation(tx, row, later(CONFIRMED_YET_MS));
    return null;
  }
  if (row.tries === 0 && (await followsUnanswered(tx, row))) return null;
  if (row.tries >= MOST_TRIES) {
    await endRequest(tx, dependencies, id, { state: 'unanswered', code: null });
    return null;
  }
  const change = { tries: row.tries + 1, dueAt: later(AGAIN_MS) };
  await tx.update(networkRequests).set(change).where(eq(networkRequests.id, id));
  return { ...row, ...change };
}

/**
 * Whether what was said before of the same return, refund or complaint has only just been said: messages that travel at
 * the same time may arrive in another order, and a complaint would be closed before it is taken further. After one try
 * without an answer it waits no longer; the job looks again.
 */
async function followsUnanswered(tx: Transaction, { id, orderId, subjectId, at }: RequestRow): Promise<boolean> {
  if (subjectId === null) return false;
  const isBefore = and(
    eq(networkRequests.orderId, orderId),
    eq(networkRequests.subjectId, subjectId),
    eq(networkRequests.state, 'open'),
    lte(networkRequests.tries, 1),
    or(lt(networkRequests.at, at), and(eq(networkRequests.at, at), lt(networkRequests.id, id))),
  );
  return (await tx.$count(networkRequests, isBefore)) > 0;
}

/** The seller is asked once it has confirmed; of an order that has failed meanwhile there is nothing to ask. */
async function waitForConfirmation(tx: Transaction, { id, orderId }: RequestRow, dueAt: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const isOpen = OPEN_ORDER_STATUSES.some((status) => status === order?.status);
  if (isOpen) await tx.update(networkRequests).set({ dueAt }).where(eq(networkRequests.id, id));
  else await settleRequest(tx, id, { state: 'refused', code: NOT_CONFIRMED });
}

async function send(dependencies: Dependencies, network: OpenNetwork, row: RequestRow): Promise<SentMessage> {
  const order = await findNetworkOrder(dependencies.database, dependencies, row.orderId);
  if (order === null) return { kind: 'silent' };
  return sendMessage(dependencies, network, {
    action: ACTIONS[row.kind],
    city: order.city,
    transactionId: order.transactionId,
    messageId: row.id,
    farmerId: order.farmerId,
    seller: order.seller,
    content: { message: await requestMessage(dependencies, row) },
  });
}

/** Notes that a request was refused or stayed without an answer; a return that is not taken is refused. */
export async function endRequest(
  tx: Transaction,
  dependencies: Dependencies,
  id: string,
  end: { readonly state: 'refused' | 'unanswered'; readonly code: string | null },
): Promise<void> {
  const row = await settleRequest(tx, id, end);
  if (row?.kind !== 'return' || row.subjectId === null) return;
  const order = await lockOrder(tx, row.orderId);
  if (order !== null)
    await recordToldReturn(tx, dependencies, order, row.subjectId, { to: 'REFUSED', refusal: end.code ?? NO_ANSWER });
}
