import type { AccountDeletion } from '@haat/api-contract/account';
import type { DeletionBlock, KeptRecord } from '@haat/api-contract/vocabulary';
import { DELETION_BLOCKS, KEPT_RECORDS } from '@haat/api-contract/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import { indiaDay } from '@haat/format';
import type { DataSubject, Dependencies, Executor } from '@haat/backend-platform';
import { hasRows, personalTablesOf } from '../rows-of-person.ts';
import { accountDeletions } from '../tables.ts';

/** How deleting a person's account stands: whether it is asked for, what is in the way, what the law keeps. */
export async function deletionState(dependencies: Dependencies, subject: DataSubject): Promise<AccountDeletion> {
  const { areas, database } = dependencies;
  const [asked] = await database
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, subject.userId), isNull(accountDeletions.erasedAt)));
  const kept = new Set<KeptRecord>();
  for (const table of personalTablesOf(areas)) {
    const { keptRecord } = table;
    if (keptRecord === undefined || kept.has(keptRecord)) continue;
    if (await hasRows(database, table, subject)) kept.add(keptRecord);
  }
  return {
    due_on: asked === undefined ? null : indiaDay(asked.dueAt),
    blocks: await blocksOf(database, dependencies, subject.userId),
    kept: KEPT_RECORDS.filter((record) => kept.has(record)),
  };
}

/** Why a person's account cannot be deleted now, as every area says. */
export async function blocksOf(
  executor: Executor,
  { areas, now }: Pick<Dependencies, 'areas' | 'now'>,
  userId: string,
): Promise<DeletionBlock[]> {
  const found = new Set<DeletionBlock>();
  for (const { accountHook } of areas)
    for (const block of (await accountHook?.blocks?.(executor, userId, now())) ?? []) found.add(block);
  return DELETION_BLOCKS.filter((block) => found.has(block));
}
