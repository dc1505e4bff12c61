import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { eraseUser, lockUser } from '@haat/backend-identity';
import { describeError, inTransaction } from '@haat/backend-platform';
import type { DataSubject, Dependencies, Job, PersonalTable, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { isOfPerson, personalTablesOf } from '../rows-of-person.ts';
import { accountDeletions } from '../tables.ts';
import { blocksOf } from './deletion-state.ts';

const DAY_MS = 86_400_000;
/** People of one run. */
const BATCH = 100;

/** Erases the people whose time to undo it is over. See docs/domain/identity.md#deleting-an-account. */
export const ERASURE_JOBS: readonly Job[] = [{ name: 'account.erase', every: 3_600_000, run: erasePeople }];

/**
 * Erases the data of people who are due. One for whom something is in the way, ordered meanwhile, say, is looked at
 * again after a day. Each is one transaction: all of it is gone, or nothing. One who cannot be erased keeps no other.
 * @throws Error when somebody could not be erased, once all others are
 */
export async function erasePeople(dependencies: Dependencies): Promise<void> {
  const { database, log, now } = dependencies;
  const due = await database
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(isNull(accountDeletions.erasedAt), lte(accountDeletions.dueAt, now())))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(BATCH);
  let failed = 0;
  for (const { userId } of due)
    await inTransaction(database, (tx) => erasePerson(tx, dependencies, userId)).catch((error: unknown) => {
      failed += 1;
      log.error({ user: userId, error: describeError(error) }, 'a person could not be erased');
    });
  if (failed > 0) throw new Error(`${failed} of ${due.length} people could not be erased.`);
}

async function erasePerson(tx: Transaction, dependencies: Dependencies, userId: string): Promise<void> {
  const { areas, now } = dependencies;
  const person = await lockUser(tx, userId);
  // Undone, or erased by another process, meanwhile.
  const [waiting] = await tx
    .select()
    .from(accountDeletions)
    .where(
      and(eq(accountDeletions.userId, userId), isNull(accountDeletions.erasedAt), lte(accountDeletions.dueAt, now())),
    )
    .for('update');
  if (person === null || waiting === undefined) return;
  if ((await blocksOf(tx, dependencies, userId)).length > 0) {
    await tx
      .update(accountDeletions)
      .set({ dueAt: new Date(now().getTime() + DAY_MS) })
      .where(eq(accountDeletions.userId, userId));
    return;
  }
  const subject: DataSubject = { userId, phoneNumber: person.phoneNumber };
  // Areas above come first: their rows refer to those of areas below.
  const fromAbove = [...areas].reverse();
  for (const { accountHook } of fromAbove) await accountHook?.erase?.(tx, dependencies, subject);
  for (const table of personalTablesOf(fromAbove)) await eraseTable(tx, table, subject, now());
  await eraseUser(tx, dependencies, person);
  await tx.update(accountDeletions).set({ erasedAt: now() }).where(eq(accountDeletions.userId, userId));
  await recordSecurityEvent(tx, dependencies, { kind: 'account-erased', userId, network: null });
}

async function eraseTable(tx: Transaction, table: PersonalTable, subject: DataSubject, now: Date): Promise<void> {
  if (table.erase !== undefined) return table.erase(tx, subject, now);
  if (table.keptAfterErasure !== undefined) return;
  const isTheirs = isOfPerson(table, subject);
  if (isTheirs !== null) await tx.execute(sql`delete from ${sql.identifier(table.table)} where ${isTheirs}`);
}
