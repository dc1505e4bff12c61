import type { CallBackInput, WaitingCallBack } from '@haat/api-contract/account';
import { MOST_CALL_BACKS } from '@haat/api-contract/vocabulary';
import { usersOfIds } from '@haat/backend-identity';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { finishWork } from '@haat/backend-work-lists';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { callBacks } from './tables.ts';

const DAY_MS = 86_400_000;
/** People whom support is shown at once. */
const MOST_SHOWN = 100;

type Row = typeof callBacks.$inferSelect;

const waitingOf = (userId: string) => and(eq(callBacks.userId, userId), isNull(callBacks.doneAt));

/** The call that a person waits for, or null. */
export async function waitingCallBack(executor: Executor, userId: string): Promise<WaitingCallBack> {
  const [row] = await executor.select().from(callBacks).where(waitingOf(userId));
  return { call_back: row === undefined ? null : callBackView(row) };
}

/**
 * Asks for a call. A person waits for one call at most: asked again, its topic and time are what was said last.
 * @throws ServiceError `account_error.too_many_call_backs`
 */
export async function askForCall(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  { topic, part_of_day: partOfDay, language }: CallBackInput,
): Promise<WaitingCallBack> {
  return inTransaction(database, async (tx) => {
    await lockName(tx, `call backs of ${userId}`);
    const asked = { topic, partOfDay, language };
    const changed = await tx.update(callBacks).set(asked).where(waitingOf(userId)).returning({ id: callBacks.id });
    if (changed.length === 0) {
      const dayBefore = new Date(now().getTime() - DAY_MS);
      const today = and(eq(callBacks.userId, userId), gt(callBacks.askedAt, dayBefore));
      if ((await tx.$count(callBacks, today)) >= MOST_CALL_BACKS)
        throw new ServiceError('account_error.too_many_call_backs', { most: MOST_CALL_BACKS });
      await tx.insert(callBacks).values({ id: newId(), userId, ...asked, askedAt: now(), doneAt: null });
    }
    return waitingCallBack(tx, userId);
  });
}

/** A person no longer wants to be called; nothing happens where they wait for no call. */
export async function forgoCall({ database, now }: Pick<Dependencies, 'database' | 'now'>, userId: string) {
  await database.update(callBacks).set({ doneAt: now() }).where(waitingOf(userId));
}

/** Who waits for a call, the longest waiting first. */
export async function peopleToCall(executor: Executor) {
  const rows = await executor
    .select()
    .from(callBacks)
    .where(isNull(callBacks.doneAt))
    .orderBy(asc(callBacks.askedAt), asc(callBacks.id))
    .limit(MOST_SHOWN);
  const people = await usersOfIds(
    executor,
    rows.map(({ userId }) => userId),
  );
  return rows.map((asked) => {
    const user = people.get(asked.userId);
    const number = user?.phoneNumber ?? user?.contactNumber ?? null;
    return { id: asked.id, name: user?.fullName ?? '', phone_number: number, ...callBackView(asked) };
  });
}

/**
 * Says that a person was called.
 * @throws ServiceError `request_error.not_found` for one who waits for no call, `work_error.claimed` for one whom
 *   another of support calls
 */
export async function wasCalled(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  id: string,
  supporterId: string,
): Promise<void> {
  if (!isId(id)) throw new ServiceError('request_error.not_found');
  await inTransaction(database, async (tx) => {
    const called = await tx
      .update(callBacks)
      .set({ doneAt: now() })
      .where(and(eq(callBacks.id, id), isNull(callBacks.doneAt)))
      .returning({ id: callBacks.id });
    if (called.length === 0) throw new ServiceError('request_error.not_found');
    await finishWork(tx, { now }, { kind: 'call-backs', subjectId: id, userId: supporterId });
  });
}

function callBackView({ topic, partOfDay, language, askedAt }: Row) {
  return { topic, part_of_day: partOfDay, language, asked_at: askedAt.toISOString() };
}
