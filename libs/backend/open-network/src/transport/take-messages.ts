import { inTransaction, lockNames, together, type Dependencies, type Transaction } from '@haat/backend-platform';
import {
  judgeCallback,
  type CallbackJudgement,
  type JourneyLog,
  type NetworkContext,
  type NetworkError,
  type ReceivedCallback,
} from '@haat/ondc-core';
import type { Authorization } from '@haat/ondc-core/signing';
import type { CallbackAction, CallbackHandler, CallbackMessage } from './callback-handlers.ts';
import { readJourneyLogs, receivedCallbacks, type CallbackName } from './journey-log.ts';
import { refusal } from './refusals.ts';
import { LONGEST_TOGETHER, storeMessages } from './store-messages.ts';

/** A message whose signature holds: who signed it, what it is, who works on it. */
export interface ReadMessage {
  readonly sender: Authorization;
  /** The header, as it came. */
  readonly authorization: string;
  readonly action: CallbackAction;
  readonly handler: CallbackHandler;
  readonly text: string;
  readonly context: NetworkContext;
  readonly message: CallbackMessage;
}

/** Takes a message, or says why not. */
export type TakeMessage = (message: ReadMessage) => Promise<NetworkError | null>;

/** Messages of one transaction. */
const MOST_TOGETHER = 32;

/**
 * Takes the messages of a process. Those that come while others are being kept are kept together, in one transaction:
 * each is answered once that is committed. Each is judged by what the messages before it in its journey have changed;
 * of one journey one is judged at a time, in the order in which they came.
 */
export function messageTaker(dependencies: Dependencies): TakeMessage {
  const takeAll = (messages: readonly ReadMessage[]) => takeTogether(dependencies, messages);
  const takeSoon = together(takeAll, { most: MOST_TOGETHER, nameOf: lockOf });
  return async (message) => {
    const isAlone = message.handler.isTakenAlone === true || message.text.length > LONGEST_TOGETHER;
    if (!isAlone) return takeSoon(message);
    const [answer] = await takeAll([message]);
    return answer ?? null;
  };
}

/** Catalogues are not judged by each other, but for the same one. */
const lockOf = ({ action, context }: ReadMessage) =>
  `network journey of ${action === 'on_search' ? context.message_id : context.transaction_id}`;

/** Judges and keeps in one step: of messages that come at once, each is judged by what the one before has changed. */
function takeTogether(
  dependencies: Dependencies,
  messages: readonly ReadMessage[],
): Promise<readonly (NetworkError | null)[]> {
  return inTransaction(dependencies.database, async (tx) => {
    await lockNames(tx, messages.map(lockOf));
    const logOf = await readJourneyLogs(tx, dependencies, messages.map(nameOf));
    const [answers, taken] = [[] as (NetworkError | null)[], [] as ReadMessage[]];
    for (const one of messages) {
      const judgement = await judge(tx, dependencies, one, logOf(nameOf(one)));
      if (judgement === 'accept') taken.push(one);
      answers.push(typeof judgement === 'string' ? null : judgement);
    }
    await storeMessages(
      tx,
      dependencies,
      taken.map((one) => ({ ...one, sellerId: one.sender.subscriberId })),
    );
    return answers;
  });
}

async function judge(
  tx: Transaction,
  dependencies: Dependencies,
  read: ReadMessage,
  log: JourneyLog,
): Promise<'accept' | 'ignore' | NetworkError> {
  const { handler, context, message } = read;
  const judgement = judgeStates(log, receivedCallbacks(nameOf(read), dependencies.now().getTime(), message));
  if (judgement === 'ignore') return 'ignore';
  if (judgement !== 'accept') return refusal(judgement.nack);
  return handler.validate(message) ?? (await handler.judge?.(tx, dependencies, context, message)) ?? 'accept';
}

const nameOf = ({ action, context, sender }: ReadMessage): CallbackName => ({
  ...{ action, messageId: context.message_id, transactionId: context.transaction_id },
  sellerId: sender.subscriberId,
});

/** A message counts only when all that it tells does; that it is wrong is said before that it changes nothing. */
function judgeStates(log: JourneyLog, states: readonly ReceivedCallback[]): CallbackJudgement {
  const judgements = states.map((one) => judgeCallback(log, one));
  return judgements.find((one) => typeof one === 'object') ?? judgements.find((one) => one === 'ignore') ?? 'accept';
}
