import type { Executor, Transaction } from '@haat/backend-platform';
import type { UserRow } from './tables.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What is done when a person signs in for the first time, or after a long silence. */
    readonly userHooks?: readonly UserHook[];
  }
}

/** What another area does when a person is new, or may have become another. */
export interface UserHook {
  created?(executor: Executor, user: UserRow, now: Date): Promise<void>;
  /** The person's number was silent so long that it may be somebody else's. See docs/domain/identity.md#step-up. */
  cameBackFromSilence?(tx: Transaction, userId: string): Promise<void>;
}
