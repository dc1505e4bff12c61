import type { Role } from '@haat/api-contract/vocabulary';
import type { WorkListKind } from '@haat/api-contract/vocabulary/work-lists';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** What somebody claims or gives back. */
export interface ClaimedSubject {
  readonly subjectId: string;
  readonly userId: string;
}

/** Work of an area that waits for people: the area registers it. See docs/domain/work-lists.md#kinds. */
export interface WorkListDefinition {
  readonly kind: WorkListKind;
  readonly role: Role;
  /** From when it is made until it is due, where `open` does not say when, ms. */
  readonly dueWithinMs: number;
  /** How long a claim holds, ms. */
  readonly claimMs: number;
  /**
   * Query of all that is not done: `subject_id` text, `label` text or null, `made_at`, `due_at` or null; `held_by` and
   * `held_at`, who has it by the area's own tables and since when, or null.
   */
  readonly open: SQL;
  /** Condition on `work_items.subject_id`: that this person may have it. Their own is never theirs to work on. */
  isFor(userId: string): SQL;
  /** Where the area keeps who has it: gives it to somebody. @throws ServiceError where it cannot be theirs */
  claim?(tx: Transaction, dependencies: Dependencies, claimed: ClaimedSubject): Promise<void>;
  /** The same backwards; nothing happens where they no longer have it. */
  release?(tx: Transaction, dependencies: Dependencies, claimed: ClaimedSubject): Promise<void>;
}

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What waits for people of the staff. */
    readonly workLists?: readonly WorkListDefinition[];
  }
}

/** The work lists of all areas. */
export function workListsOf({ areas }: Pick<Dependencies, 'areas'>): readonly WorkListDefinition[] {
  return areas.flatMap(({ workLists = [] }) => workLists);
}

/**
 * The subject's id in a condition on `work_items`. Subjects of other kinds need not be ids, and are not read as such.
 */
export function subjectOf(kind: WorkListKind): SQL {
  return sql`case when work_items.kind = ${kind} then work_items.subject_id::uuid end`;
}
