import { inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import type { WorkReason } from '@haat/api-contract/vocabulary/work-lists';
import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { workItems, type WorkItemRow } from './tables.ts';
import { workListsOf, type WorkListDefinition } from './work-list-definition.ts';

/** A person of the staff at their desk. */
export interface Worker {
  readonly userId: string;
  readonly roles: readonly string[];
  /** Shortened, for the record. */
  readonly network: string | null;
}

const WAITS = or(eq(workItems.state, 'open'), eq(workItems.state, 'escalated'));

/**
 * Gives a person what is due first and waits, what was passed on before the rest; of many who ask at once each gets
 * another. What they gave back themselves is left to others. See docs/domain/work-lists.md#claims.
 * @returns null where nothing waits for them
 */
export async function claimNext(
  dependencies: Dependencies,
  definition: WorkListDefinition,
  worker: Worker,
): Promise<WorkItemRow | null> {
  const { database } = dependencies;
  const passed = new Set<string>();
  for (;;) {
    const claimed = await inTransaction(database, async (tx) => {
      const [item] = await tx
        .select()
        .from(workItems)
        .where(
          and(
            ...[eq(workItems.kind, definition.kind), WAITS, definition.isFor(worker.userId)],
            or(isNull(workItems.returnedBy), ne(workItems.returnedBy, worker.userId)),
            sql`${workItems.id} <> all(${sql.param([...passed])}::uuid[])`,
          ),
        )
        .orderBy(desc(eq(workItems.state, 'escalated')), asc(workItems.dueAt), asc(workItems.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (item === undefined) return 'nothing';
      return take(tx, dependencies, { definition, item, worker });
    }).catch((error: unknown) => {
      // Done with or taken by the area's own act a moment ago: the next one then.
      if (error instanceof PassedError) return error;
      throw error;
    });
    if (claimed === 'nothing') return null;
    if (!(claimed instanceof PassedError)) return claimed;
    passed.add(claimed.itemId);
  }
}

/** That an item could not be had although it waits. */
class PassedError extends Error {
  readonly itemId: string;
  constructor(itemId: string) {
    super('Passed over');
    this.itemId = itemId;
  }
}

/**
 * Gives a person one piece of work; asked again by who has it, it stays theirs.
 * @throws ServiceError `request_error.not_found` for what is not of their roles, `work_error.claimed`,
 *   `work_error.over`
 */
export async function claimItem(dependencies: Dependencies, id: string, worker: Worker): Promise<WorkItemRow> {
  return inTransaction(dependencies.database, async (tx) => {
    const { item, definition } = await lockItem(tx, dependencies, id, worker);
    if (item.state === 'done') throw new ServiceError('work_error.over');
    if (item.state === 'claimed' && item.claimedBy === worker.userId) return item;
    if (item.state === 'claimed') throw new ServiceError('work_error.claimed');
    try {
      return await take(tx, dependencies, { definition, item, worker });
    } catch (error) {
      if (error instanceof PassedError) throw new ServiceError('work_error.over');
      throw error;
    }
  });
}

async function take(
  tx: Transaction,
  dependencies: Dependencies,
  { definition, item, worker }: { definition: WorkListDefinition; item: WorkItemRow; worker: Worker },
): Promise<WorkItemRow> {
  try {
    await definition.claim?.(tx, dependencies, { subjectId: item.subjectId, userId: worker.userId });
  } catch (error) {
    if (error instanceof ServiceError) throw new PassedError(item.id);
    throw error;
  }
  const claimedUntil = new Date(dependencies.now().getTime() + definition.claimMs);
  return change(tx, dependencies, {
    ...{ item, definition, worker, act: 'claim' },
    set: { state: 'claimed', claimedBy: worker.userId, claimedUntil, returnedBy: null },
  });
}

/**
 * Gives work back that a person has, with a reason; it waits for others.
 * @throws ServiceError `request_error.not_found`, `work_error.not_claimed`, `work_error.over`
 */
export async function handBack(
  dependencies: Dependencies,
  id: string,
  worker: Worker,
  reason: WorkReason,
): Promise<WorkItemRow> {
  return giveUp(dependencies, id, worker, (item) => ({
    act: 'hand-back',
    set: {
      ...{ state: item.escalatedAt === null ? 'open' : 'escalated', claimedBy: null, claimedUntil: null },
      ...{ handBacks: item.handBacks + 1, reason, returnedBy: worker.userId },
    },
  }));
}

/**
 * Passes work on that a person has, with a reason: it waits before all others of its kind.
 * @throws ServiceError as `handBack`
 */
export async function escalateItem(
  dependencies: Dependencies,
  id: string,
  worker: Worker,
  reason: WorkReason,
): Promise<WorkItemRow> {
  return giveUp(dependencies, id, worker, () => ({
    act: 'escalate',
    set: {
      ...{ state: 'escalated', claimedBy: null, claimedUntil: null },
      ...{ escalatedAt: dependencies.now(), reason, returnedBy: worker.userId },
    },
  }));
}

interface Change {
  readonly act: 'claim' | 'hand-back' | 'escalate';
  readonly set: Partial<WorkItemRow>;
}

async function giveUp(
  dependencies: Dependencies,
  id: string,
  worker: Worker,
  changeOf: (item: WorkItemRow) => Change,
): Promise<WorkItemRow> {
  return inTransaction(dependencies.database, async (tx) => {
    const { item, definition } = await lockItem(tx, dependencies, id, worker);
    if (item.state === 'done') throw new ServiceError('work_error.over');
    if (item.state !== 'claimed' || item.claimedBy !== worker.userId) throw new ServiceError('work_error.not_claimed');
    await definition.release?.(tx, dependencies, { subjectId: item.subjectId, userId: worker.userId });
    return change(tx, dependencies, { item, definition, worker, ...changeOf(item) });
  });
}

async function change(
  tx: Transaction,
  dependencies: Dependencies,
  {
    item,
    definition,
    worker,
    act,
    set,
  }: Change & { item: WorkItemRow; definition: WorkListDefinition; worker: Worker },
): Promise<WorkItemRow> {
  await tx.update(workItems).set(set).where(eq(workItems.id, item.id));
  await recordSecurityEvent(tx, dependencies, {
    ...{ kind: 'role-use', userId: worker.userId, network: worker.network },
    subjects: { role: definition.role, act: `work-${act}`, ids: item.id },
  });
  return { ...item, ...set };
}

/** @throws ServiceError `request_error.not_found` for none, and for what is not of the person's roles or theirs */
async function lockItem(tx: Transaction, dependencies: Dependencies, id: string, worker: Worker) {
  const ofRoles = workListsOf(dependencies).filter(({ role }) => worker.roles.includes(role));
  const [found] = isId(id) ? await tx.select().from(workItems).where(eq(workItems.id, id)) : [];
  const definition = ofRoles.find(({ kind }) => kind === found?.kind);
  const [item] =
    definition === undefined
      ? []
      : await tx
          .select()
          .from(workItems)
          .where(and(eq(workItems.id, id), definition.isFor(worker.userId)))
          .for('update');
  if (definition === undefined || item === undefined) throw new ServiceError('request_error.not_found');
  return { item, definition };
}
