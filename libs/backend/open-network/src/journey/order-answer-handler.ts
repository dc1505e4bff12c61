import type { Dependencies, Transaction } from '@haat/backend-platform';
import { orderAnswerSchema, type NetworkContext, type NetworkError, type OrderAnswer } from '@haat/ondc-core';
import type { CallbackHandler } from '../transport/callback-handlers.ts';
import { refusal } from '../transport/refusals.ts';

/** Works on an answer to a step of an order. */
type HandleAnswer = (
  tx: Transaction,
  dependencies: Dependencies,
  answer: OrderAnswer,
  context: NetworkContext,
) => Promise<void>;
/** Judges an answer to a step of an order before it is acknowledged; what is refused ends the step. */
type JudgeAnswer = (...given: Parameters<HandleAnswer>) => Promise<NetworkError | null>;

/** Handles the answers to a step of an order: what is no answer is refused before it is acknowledged. */
export function orderAnswerHandler(handle: HandleAnswer, judge?: JudgeAnswer): CallbackHandler {
  return {
    validate: (message) =>
      orderAnswerSchema.safeParse(message).success ? null : refusal('20006', 'There is neither an order nor an error.'),
    ...(judge === undefined
      ? {}
      : {
          judge: (tx, dependencies, context, message) =>
            judge(tx, dependencies, orderAnswerSchema.parse(message), context),
          isTakenAlone: true,
        }),
    async handle(tx, dependencies, context, message) {
      await handle(tx, dependencies, orderAnswerSchema.parse(message), context);
    },
  };
}
