import type { Dependencies, Transaction } from '@haat/backend-platform';
import type { NetworkContext, NetworkError } from '@haat/ondc-core';

/** What is done with the messages of one action. */
export interface CallbackHandler {
  /**
   * Whether a message may be taken, before it is acknowledged: quick, and without changing anything.
   * @returns why not, or null
   */
  judge(
    dependencies: Dependencies,
    context: NetworkContext,
    message: Readonly<Record<string, unknown>>,
  ): Promise<NetworkError | null>;
  /** Works on a message that was taken, in one transaction; it is not called again for one that is done. */
  handle(
    tx: Transaction,
    dependencies: Dependencies,
    context: NetworkContext,
    message: Readonly<Record<string, unknown>>,
  ): Promise<void>;
}

/** Handlers by the action of their messages: 'on_search'. */
export type CallbackHandlers = Readonly<Record<string, CallbackHandler>>;
