import { preparedRows, type Dependencies, type Executor } from '@haat/backend-platform';
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
import { loggedFacts } from './logged-facts.ts';
import { readAnswer, readBody } from './message-body.ts';
import { networkMessages, type MessageRow } from './tables.ts';

/** Which callback the log is read for. */
export type CallbackName = Pick<ReceivedCallback, 'action' | 'messageId' | 'transactionId' | 'sellerId'>;

const REQUESTS: readonly JourneyAction[] = [...NETWORK_ACTIONS, ...SIDE_ACTIONS];
/** Requests of which the body says something that answers are judged by. */
const WITH_FACTS: readonly JourneyAction[] = ['search', 'update', 'issue', 'issue_status'];

const bodySchema = z.object({ context: z.object({ timestamp: z.string() }), error: z.unknown().optional() });

/** The log, and what it is decrypted with. */
type WithLog = Pick<Dependencies, 'encryptor' | 'database'>;

interface LoggedMessage {
  readonly id: string;
  readonly action: string;
  readonly participant: string;
  readonly transaction_id: string;
  readonly message_id: string;
  readonly at: string | Date;
  readonly is_answered: boolean;
}

const columns = sql.raw('id, action, participant, transaction_id, message_id, at');
const sentRows = preparedRows<LoggedMessage>(
  sql`select ${columns}, answer is not null or encrypted_answer is not null as is_answered from ${networkMessages}
    where direction = 'sent' and action = any(${sql.param(REQUESTS)}::text[])
      and (transaction_id = any(${sql.placeholder('transactions')}::text[])
        or message_id = any(${sql.placeholder('messages')}::text[]))
    order by at, id`,
);
const receivedRows = preparedRows<LoggedMessage>(
  sql`select ${columns}, true as is_answered from ${networkMessages}
    where direction = 'received' and (message_id = any(${sql.placeholder('messages')}::text[])
      or (action <> 'on_search' and transaction_id = any(${sql.placeholder('transactions')}::text[])))
    order by at, id`,
);
const contents = preparedRows<{
  id: string;
  body: string | null;
  encrypted_body: string | null;
  answer: string | null;
  encrypted_answer: string | null;
}>(
  sql`select id, body, encrypted_body, answer, encrypted_answer from ${networkMessages}
    where id = any(${sql.placeholder('ids')}::uuid[])`,
);

/**
 * What was sent and taken of the journeys that callbacks belong to: of each all of its transaction, and the request
 * whose id it bears. Catalogues are judged by what was sent alone, so that of them only the same message is read.
 * See docs/domain/open-network.md#callbacks.
 * @returns the log of each of the callbacks that were given
 */
export async function readJourneyLogs(
  executor: Executor,
  dependencies: WithLog,
  callbacks: readonly CallbackName[],
): Promise<(callback: CallbackName) => JourneyLog> {
  const messages = [...new Set(callbacks.map(({ messageId }) => messageId))];
  const transactionsOf = (some: readonly CallbackName[]) => [
    ...new Set(some.map(({ transactionId }) => transactionId)),
  ];
  const ofOrders = callbacks.filter(({ action }) => action !== 'on_search');
  const sent = await sentRows(executor, { messages, transactions: transactionsOf(callbacks) });
  const received = await receivedRows(executor, { messages, transactions: transactionsOf(ofOrders) });
  await learn(executor, dependencies, { sent, received });
  return (callback) => ({
    sent: sentOf(dependencies, sent, callback),
    accepted: received
      .filter((row) => isOfJourney(row, callback))
      .flatMap((row) => loggedFacts(dependencies.database).received.get(row.id) ?? receivedOf(row, null)),
  });
}

/** A callback as it is judged: once for each state that it tells. */
export function receivedCallbacks(name: CallbackName, at: number, body: unknown): readonly ReceivedCallback[] {
  const read = bodySchema.safeParse(body);
  const writtenAt = Date.parse(read.data?.context.timestamp ?? '');
  const isError = read.data?.error !== undefined && read.data.error !== null;
  return toldStates(body).map((told) => ({ ...name, at, writtenAt, isError, told }));
}

/** Reads what is not remembered yet of what the messages say. */
async function learn(
  executor: Executor,
  dependencies: WithLog,
  { sent, received }: { sent: readonly LoggedMessage[]; received: readonly LoggedMessage[] },
): Promise<void> {
  const known = loggedFacts(dependencies.database);
  const untold = new Map(
    received
      .filter(({ id, action }) => action !== 'on_search' && known.received.get(id) === undefined)
      .map((row) => [row.id, row]),
  );
  const unread = sent.filter((row) => isWithFacts(row) && known.sent.get(row.id) === undefined);
  const unjudged = sent.filter((row) => row.is_answered && known.isRefused.get(row.id) === undefined);
  const ids = [...new Set([...untold.keys(), ...[...unread, ...unjudged].map(({ id }) => id)])];
  if (ids.length === 0) return;
  const withFacts = new Set(unread.map(({ id }) => id));
  for (const row of await contents(executor, { ids })) {
    const { id, body, encrypted_body: encryptedBody, answer, encrypted_answer: encryptedAnswer } = row;
    const text: Pick<MessageRow, 'id' | 'body' | 'encryptedBody' | 'answer' | 'encryptedAnswer'> = {
      ...{ id, body, encryptedBody, answer, encryptedAnswer },
    };
    const told = untold.get(id);
    if (told !== undefined) known.received.set(id, receivedOf(told, jsonOf(await readBody(dependencies, text))));
    if (withFacts.has(id)) known.sent.set(id, requestFacts(jsonOf(await readBody(dependencies, text))));
    const answered = told === undefined ? await readAnswer(dependencies, text) : null;
    if (answered !== null) known.isRefused.set(id, isRefusal(answered));
  }
}

function receivedOf(row: LoggedMessage, body: unknown): readonly ReceivedCallback[] {
  const { action, participant, transaction_id, message_id, at } = row;
  return receivedCallbacks(
    { action: action as CallbackAction, messageId: message_id, transactionId: transaction_id, sellerId: participant },
    new Date(at).getTime(),
    body,
  );
}

function sentOf({ database }: WithLog, rows: readonly LoggedMessage[], callback: CallbackName): SentRequest[] {
  const known = loggedFacts(database);
  const tries = new Map<string, number>();
  return rows
    .filter((row) => row.transaction_id === callback.transactionId || row.message_id === callback.messageId)
    .map((row) => {
      const { id, participant, transaction_id, message_id, at } = row;
      const action = row.action as JourneyAction;
      const times = (tries.get(message_id) ?? 0) + 1;
      tries.set(message_id, times);
      return {
        action,
        messageId: message_id,
        transactionId: transaction_id,
        sellerId: action === 'search' ? null : participant,
        at: new Date(at).getTime(),
        isRefused: row.is_answered && known.isRefused.get(id) === true,
        isLastTry: action === 'confirm' && times >= CONFIRM_TRIES,
        ...(isWithFacts(row) ? known.sent.get(id) : {}),
      };
    });
}

const isWithFacts = ({ action }: LoggedMessage) => WITH_FACTS.some((one) => one === action);

function isOfJourney(row: LoggedMessage, { action, messageId, transactionId, sellerId }: CallbackName): boolean {
  const isSame = row.message_id === messageId && row.action === action && row.participant === sellerId;
  if (action === 'on_search') return isSame;
  return isSame || (row.transaction_id === transactionId && row.action !== 'on_search');
}

function isRefusal(answer: string): boolean {
  return acknowledgementSchema.safeParse(jsonOf(answer)).data?.message.ack.status === 'NACK';
}
