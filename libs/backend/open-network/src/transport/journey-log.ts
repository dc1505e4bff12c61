import { rowsOf, type Dependencies, type Executor } from '@haat/backend-platform';
import {
  acknowledgementSchema,
  CONFIRM_TRIES,
  jsonOf,
  NETWORK_ACTIONS,
  requestFacts,
  SIDE_ACTIONS,
  toldStates,
  type JourneyAction,
  type JourneyLog,
  type ReceivedCallback,
  type SentRequest,
} from '@haat/ondc-core';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CallbackAction } from './callback-handlers.ts';
import { readAnswer, readBody } from './message-body.ts';
import { networkMessages } from './tables.ts';

/** Which callback the log is read for. */
export type CallbackName = Pick<ReceivedCallback, 'action' | 'messageId' | 'transactionId' | 'sellerId'>;

const REQUESTS: readonly JourneyAction[] = [...NETWORK_ACTIONS, ...SIDE_ACTIONS];
/** Requests of which the body says something that answers are judged by. */
const WITH_FACTS: readonly JourneyAction[] = ['search', 'update', 'issue', 'issue_status'];

const bodySchema = z.object({ context: z.object({ timestamp: z.string() }), error: z.unknown().optional() });

/** What the log is decrypted with. */
type WithEncryptor = Pick<Dependencies, 'encryptor'>;

interface LoggedMessage {
  readonly id: string;
  readonly participant: string;
  readonly transaction_id: string;
  readonly message_id: string;
  readonly at: string | Date;
  readonly body: string | null;
  readonly encrypted_body: string | null;
}

/**
 * What was sent and taken of the journey that a callback belongs to: all of its transaction, and the request whose id
 * it bears. Catalogues are judged by what was sent alone, so that of them only the same message is read.
 * See docs/domain/open-network.md#callbacks.
 */
export async function readJourneyLog(
  executor: Executor,
  dependencies: WithEncryptor,
  callback: CallbackName,
): Promise<JourneyLog> {
  const sent = await readSent(executor, dependencies, callback);
  return { sent, accepted: await readAccepted(executor, dependencies, callback) };
}

/** A callback as it is judged: once for each state that it tells. */
export function receivedCallbacks(name: CallbackName, at: number, body: unknown): readonly ReceivedCallback[] {
  const read = bodySchema.safeParse(body);
  const writtenAt = Date.parse(read.data?.context.timestamp ?? '');
  const isError = read.data?.error !== undefined && read.data.error !== null;
  return toldStates(body).map((told) => ({ ...name, at, writtenAt, isError, told }));
}

async function readSent(
  executor: Executor,
  dependencies: WithEncryptor,
  { transactionId, messageId }: CallbackName,
): Promise<SentRequest[]> {
  const rows = await rowsOf<
    LoggedMessage & { action: JourneyAction; answer: string | null; encrypted_answer: string | null }
  >(
    executor,
    sql`select id, action, participant, transaction_id, message_id, at, answer, encrypted_answer,
        case when action = any(${sql.param(WITH_FACTS)}::text[]) then body end as body,
        case when action = any(${sql.param(WITH_FACTS)}::text[]) then encrypted_body end as encrypted_body
      from ${networkMessages}
      where direction = 'sent' and (transaction_id = ${transactionId} or message_id = ${messageId})
        and action = any(${sql.param(REQUESTS)}::text[])
      order by at, id`,
  );
  const tries = new Map<string, number>();
  const sent: SentRequest[] = [];
  for (const row of rows) {
    const { id, action, participant, transaction_id, message_id, at, answer, encrypted_answer } = row;
    const body = await bodyOf(dependencies, row);
    const times = (tries.get(message_id) ?? 0) + 1;
    tries.set(message_id, times);
    sent.push({
      action,
      messageId: message_id,
      transactionId: transaction_id,
      sellerId: action === 'search' ? null : participant,
      at: new Date(at).getTime(),
      isRefused: isRefusal(await readAnswer(dependencies, { id, answer, encryptedAnswer: encrypted_answer })),
      isLastTry: action === 'confirm' && times >= CONFIRM_TRIES,
      ...(body === null ? {} : requestFacts(jsonOf(body))),
    });
  }
  return sent;
}

async function readAccepted(
  executor: Executor,
  dependencies: WithEncryptor,
  callback: CallbackName,
): Promise<ReceivedCallback[]> {
  const { action, messageId, transactionId, sellerId } = callback;
  const isSame = sql`(message_id = ${messageId} and action = ${action} and participant = ${sellerId})`;
  const rows = await rowsOf<LoggedMessage & { action: CallbackAction }>(
    executor,
    sql`select id, action, participant, transaction_id, message_id, at, encrypted_body,
        case when action <> 'on_search' then body end as body
      from ${networkMessages}
      where direction = 'received' and ${
        action === 'on_search'
          ? isSame
          : sql`((transaction_id = ${transactionId} and action <> 'on_search') or ${isSame})`
      }
      order by at, id`,
  );
  const accepted: ReceivedCallback[] = [];
  for (const row of rows) {
    const { action: kind, participant, transaction_id, message_id, at } = row;
    const body = await bodyOf(dependencies, row);
    accepted.push(
      ...receivedCallbacks(
        { action: kind, messageId: message_id, transactionId: transaction_id, sellerId: participant },
        new Date(at).getTime(),
        body === null ? null : jsonOf(body),
      ),
    );
  }
  return accepted;
}

/** What a message says; null where nothing of it is needed. */
async function bodyOf(
  dependencies: WithEncryptor,
  { id, body, encrypted_body: encryptedBody }: LoggedMessage,
): Promise<string | null> {
  return body === null && encryptedBody === null ? null : readBody(dependencies, { id, body, encryptedBody });
}

function isRefusal(answer: string | null): boolean {
  return answer !== null && acknowledgementSchema.safeParse(jsonOf(answer)).data?.message.ack.status === 'NACK';
}
