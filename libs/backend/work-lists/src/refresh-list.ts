import { inTransaction } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { workItems } from './tables.ts';
import type { WorkListDefinition } from './work-list-definition.ts';

type Refreshing = Pick<Dependencies, 'database' | 'now'>;

/**
 * Brings a list up to what the area says: what is new comes in, what is done with goes out, what somebody took by the
 * area's own act is theirs here too. Each statement is whole by itself, so two processes may do it at once.
 */
export async function refreshList({ database, now }: Refreshing, definition: WorkListDefinition): Promise<void> {
  await addNew(database, definition);
  await endDone(database, definition, now());
  await noteHeld(database, definition);
}

async function addNew(executor: Executor, { kind, open, dueWithinMs }: WorkListDefinition): Promise<void> {
  await executor.execute(sql`insert into work_items (id, kind, subject_id, label, made_at, due_at, state)
    select gen_random_uuid(), ${kind}::text, o.subject_id, o.label, o.made_at,
      coalesce(o.due_at, o.made_at + ${dueWithinMs} * interval '1 millisecond'), 'open'
    from (${open}) o where not exists (select 1 from work_items i
      where i.kind = ${kind}::text and i.subject_id = o.subject_id and i.state <> 'done')
    order by o.subject_id on conflict do nothing`);
}

async function endDone(executor: Executor, { kind, open }: WorkListDefinition, now: Date): Promise<void> {
  await executor.execute(sql`update work_items set state = 'done', done_at = ${now.toISOString()}::timestamptz,
    claimed_until = null
    where id in (select i.id from work_items i where i.kind = ${kind}::text and i.state <> 'done'
      and not exists (select 1 from (${open}) o where o.subject_id = i.subject_id) for update skip locked)`);
}

async function noteHeld(executor: Executor, { kind, open, claimMs }: WorkListDefinition): Promise<void> {
  await executor.execute(sql`update work_items set state = 'claimed', claimed_by = held.held_by,
    claimed_until = held.held_at + ${claimMs} * interval '1 millisecond'
    from (select i.id as item_id, o.held_by, o.held_at from work_items i
      join (${open}) o on o.subject_id = i.subject_id
      where i.kind = ${kind}::text and i.state <> 'done' and o.held_by is not null
        and i.claimed_by is distinct from o.held_by for update of i skip locked) held
    where id = held.item_id`);
}

/**
 * Gives back what was claimed and not done in time: it waits again, the longest waiting first.
 * See docs/domain/work-lists.md#claims.
 */
export async function returnExpired(
  dependencies: Dependencies,
  definitions: readonly WorkListDefinition[],
): Promise<void> {
  const { database, now } = dependencies;
  const expired = and(eq(workItems.state, 'claimed'), lte(workItems.claimedUntil, now()));
  const due = await database.select().from(workItems).where(expired).orderBy(asc(workItems.claimedUntil)).limit(BATCH);
  for (const { id, kind } of due) {
    const definition = definitions.find((one) => one.kind === kind);
    await inTransaction(database, async (tx) => {
      const [item] = await tx
        .select()
        .from(workItems)
        .where(and(eq(workItems.id, id), expired))
        .for('update');
      if (item === undefined) return;
      if (item.claimedBy !== null)
        await definition?.release?.(tx, dependencies, { subjectId: item.subjectId, userId: item.claimedBy });
      const state = item.escalatedAt === null ? 'open' : 'escalated';
      const change = { state, claimedBy: null, claimedUntil: null, returnedBy: item.claimedBy } as const;
      await tx.update(workItems).set(change).where(eq(workItems.id, id));
    });
  }
}

/** Claims that one run of the job gives back. */
const BATCH = 200;
