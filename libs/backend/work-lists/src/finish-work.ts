import type { WorkListKind } from '@haat/api-contract/vocabulary/work-lists';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { and, eq, ne } from 'drizzle-orm';
import { workItems } from './tables.ts';

/** Work that is being done. */
export interface FinishedWork {
  readonly kind: WorkListKind;
  readonly subjectId: string;
  /** Null: a simulated person of the sample, who steps back where somebody has it. */
  readonly userId: string | null;
}

/**
 * Says, in an act's transaction, that the act does what waited. What another person has claimed is not done beside
 * them; what nobody has needs no claim first. See docs/domain/work-lists.md#claims.
 * @throws ServiceError `work_error.claimed`
 */
export async function finishWork(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { kind, subjectId, userId }: FinishedWork,
): Promise<void> {
  const [item] = await tx
    .select()
    .from(workItems)
    .where(and(eq(workItems.kind, kind), eq(workItems.subjectId, subjectId), ne(workItems.state, 'done')))
    .for('update');
  if (item === undefined) return;
  const isHeld = item.state === 'claimed' && item.claimedUntil !== null && item.claimedUntil > now();
  if (isHeld && item.claimedBy !== userId) throw new ServiceError('work_error.claimed');
  const done = { state: 'done', claimedBy: userId, claimedUntil: null, doneAt: now() } as const;
  await tx.update(workItems).set(done).where(eq(workItems.id, item.id));
}
