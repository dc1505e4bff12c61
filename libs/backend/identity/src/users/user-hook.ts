import type { Executor } from '@haat/backend-platform';
import type { UserRow } from './tables.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What is done when a person signs in for the first time. */
    readonly userHooks?: readonly UserHook[];
  }
}

/** What another area does when a person is new. */
export interface UserHook {
  created(executor: Executor, user: UserRow, now: Date): Promise<void>;
}
