import { signRequest } from '@haat/ondc-core/signing';
import type { Answer } from '../../wire/message.ts';
import type { Script } from '../scripts.ts';
import type { SellerParts } from '../seller-parts.ts';
import { sendAnswer } from '../send-answer.ts';

/** How a seller app delivers its answers: as its script says. */
export interface Delivery {
  /** Sends answers one after the other; those of a journey after what was told of it before. */
  deliver(answers: readonly Answer[], script: Script): void;
  /** Ends what waits. */
  close(): void;
}

/** Signs the bytes of another message. */
const signBadly: typeof signRequest = (_body, signer, now) => signRequest('{}', signer, now);

/** How far ahead a clock is that is wrong: further than a signature may be. */
const AHEAD_MS = 30_000;

/** Writes and signs an answer by a clock that is ahead. */
function sendAhead(answer: Answer, parts: SellerParts): Promise<void> {
  const now = () => new Date(parts.now().getTime() + AHEAD_MS);
  const context = { ...answer.context, timestamp: now().toISOString() };
  return sendAnswer({ ...answer, context }, { ...parts, now });
}

/** @param lateMs how long a late answer waits: longer than it counts */
export function createDelivery(parts: SellerParts, lateMs: number): Delivery {
  const waiting = new Set<NodeJS.Timeout>();
  const send = async (answers: readonly Answer[], script: Script) => {
    const ordered = script === 'out_of_order' ? answers.toReversed() : answers;
    for (const answer of ordered)
      for (let time = 0; time < (script === 'twice' ? 2 : 1); time++)
        if (script === 'wrong_clock') await sendAhead(answer, parts);
        else await sendAnswer(answer, parts, script === 'badly_signed' ? signBadly : signRequest);
  };
  /** By transaction: what is on its way. */
  const sent = new Map<string, Promise<void>>();
  return {
    deliver(answers, script) {
      const sendInTurn = () => {
        const journey = answers[0]?.context.transaction_id ?? '';
        const before = sent.get(journey) ?? Promise.resolve();
        sent.set(
          journey,
          before.then(() => send(answers, script)),
        );
      };
      if (script !== 'late') return sendInTurn();
      const timer = setTimeout(() => {
        waiting.delete(timer);
        sendInTurn();
      }, lateMs);
      waiting.add(timer);
    },
    close: () => waiting.forEach(clearTimeout),
  };
}
