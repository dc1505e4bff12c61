import type { Dependencies, Transaction } from '@haat/backend-platform';
import {
  NETWORK_ACTIONS,
  SIDE_ACTIONS,
  type JourneyAction,
  type NetworkContext,
  type NetworkError,
} from '@haat/ondc-core';

/** A message that a participant sent: its context and what stands beside it, as they came. */
export type CallbackMessage = Readonly<Record<string, unknown>>;

/** What is done with the messages of one action. Whether a message is in its turn was judged before. */
export interface CallbackHandler {
  /**
   * Whether what a message says may be taken, before it is acknowledged: by its content alone.
   * @returns why not, of `REFUSALS` where its codes fit; or null
   */
  validate(message: CallbackMessage): NetworkError | null;
  /**
   * Whether what a message says is what was asked for, in one step with its acknowledgement. None: everything that is
   * valid is taken.
   * @returns why not, or null
   */
  judge?(
    tx: Transaction,
    dependencies: Dependencies,
    context: NetworkContext,
    message: CallbackMessage,
  ): Promise<NetworkError | null>;
  /**
   * Whether judging a message changes something, as when what is refused ends the step that waited for it: it is taken
   * in a transaction of its own, so that no other message waits for what it locks.
   */
  readonly isTakenAlone?: boolean;
  /** Works on a message that was taken, in one transaction; it is not called again for one that is done. */
  handle(tx: Transaction, dependencies: Dependencies, context: NetworkContext, message: CallbackMessage): Promise<void>;
  /** Works on several in one transaction, in any order; where it is missing, each has a transaction of its own. */
  handleAll?(tx: Transaction, dependencies: Dependencies, messages: readonly HandledMessage[]): Promise<void>;
}

/** A message that is worked on. */
export interface HandledMessage {
  readonly context: NetworkContext;
  readonly message: CallbackMessage;
}

/** What a seller app sends. */
export type CallbackAction = `on_${JourneyAction}`;

/** Handlers by the action of their messages: 'on_search'. */
export type CallbackHandlers = { readonly [Each in CallbackAction]?: CallbackHandler };

const CALLBACK_ACTIONS: ReadonlySet<string> = new Set([...NETWORK_ACTIONS, ...SIDE_ACTIONS].map((one) => `on_${one}`));

/** Whether the network has an action of this name that a seller app sends. */
export function isCallbackAction(action: string): action is CallbackAction {
  return CALLBACK_ACTIONS.has(action);
}
