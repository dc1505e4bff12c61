import { addEvent, preparedQuery } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import type { EncryptedColumn } from '@haat/backend-platform/area';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { networkRequests, type RequestKind, type RequestRow } from './tables.ts';

const purposeOf = (id: unknown) => `network-request:${String(id)}`;

/** Where requests keep encrypted values. */
export const REQUEST_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'network_requests', column: 'encrypted_message', key: ['id'], purpose: ({ id }) => purposeOf(id) },
];

const ofOrder = preparedQuery((executor) =>
  executor
    .select()
    .from(networkRequests)
    .where(eq(networkRequests.orderId, sql.placeholder('orderId')))
    .orderBy(asc(networkRequests.at)),
);

/** A message to a seller is to be sent. */
export const REQUEST_DUE = 'open-network.request-due';

/** Something that a seller shall be asked or told. */
export interface NewRequest {
  readonly orderId: string;
  readonly kind: RequestKind;
  readonly subjectId: string | null;
  readonly message: object;
  readonly by?: 'farmer' | 'support';
  readonly reason?: string | null;
}

/**
 * Has a message sent to an order's seller once the transaction is kept, and again until it is answered; what was asked
 * or told of a return, refund or complaint before is not again.
 * See docs/domain/open-network.md#after-the-confirmation.
 */
export async function queueRequest(
  tx: Transaction,
  { newId, now, encryptor }: Pick<Dependencies, 'newId' | 'now' | 'encryptor'>,
  { by = undefined, reason = null, message, ...request }: NewRequest,
): Promise<void> {
  const [id, at] = [newId(), now()];
  const encryptedMessage = await encryptor.encrypt(JSON.stringify(message), purposeOf(id));
  const written = await tx
    .insert(networkRequests)
    .values({
      ...request,
      id,
      encryptedMessage,
      by: by ?? null,
      reason,
      state: 'open',
      tries: 0,
      dueAt: at,
      code: null,
      at,
    })
    .onConflictDoNothing()
    .returning({ id: networkRequests.id });
  if (written.length > 0) await addEvent(tx, { id: newId(), type: REQUEST_DUE, payload: { request_id: id }, at });
}

/** What a request says. @throws CannotDecryptError; when it is not sent any more */
export async function requestMessage(
  { encryptor }: Pick<Dependencies, 'encryptor'>,
  { id, encryptedMessage, message }: RequestRow,
): Promise<object> {
  if (encryptedMessage === null) return message ?? {};
  return z.looseObject({}).parse(JSON.parse(await encryptor.decrypt(encryptedMessage, purposeOf(id))));
}

/** What the seller of an order was asked and told, in order. */
export function requestsOfOrder(executor: Executor, orderId: string): Promise<RequestRow[]> {
  return ofOrder(executor, { orderId });
}

/** The last wish to cancel an order; null where nobody had one. */
export async function lastCancellation(executor: Executor, orderId: string): Promise<RequestRow | null> {
  const [last] = await executor
    .select()
    .from(networkRequests)
    .where(and(eq(networkRequests.orderId, orderId), eq(networkRequests.kind, 'cancel')))
    .orderBy(desc(networkRequests.at))
    .limit(1);
  return last ?? null;
}

/**
 * Notes what came of a request, and that it is not sent again; a late answer counts after all. What it said is in the
 * log of messages.
 * @returns the request as it is now; null for what is none of ours, or was answered before
 */
export async function settleRequest(
  tx: Transaction,
  id: string,
  end: { readonly state: 'done' | 'refused' | 'unanswered'; readonly code: string | null },
): Promise<RequestRow | null> {
  const [row] = await tx.select().from(networkRequests).where(eq(networkRequests.id, id)).for('update');
  if (row === undefined || row.state === 'done' || row.state === 'refused') return null;
  const change = { ...end, dueAt: null, encryptedMessage: null, message: null };
  await tx.update(networkRequests).set(change).where(eq(networkRequests.id, id));
  return { ...row, ...change };
}
