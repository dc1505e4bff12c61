import { eq, sql } from 'drizzle-orm';
import { isNumberSilent } from '@haat/order-core';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { users } from '../users/tables.ts';
import type { UserRow } from '../users/tables.ts';
import { stepUps } from './tables.ts';

/** So old a note of the last use is made anew: a day, not each request. */
const NOTED_ANEW_MS = 86_400_000;

/** Whether the note of a person's last use is too old to stand. */
export function isUseToBeNoted({ lastUsedAt }: Pick<UserRow, 'lastUsedAt'>, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= NOTED_ANEW_MS;
}

/**
 * Notes that a person signs in or uses a session. After a long silence the number may have another owner: from now on
 * what is older is hidden, and a step-up is due. See docs/domain/identity.md#step-up.
 * @param network from where, as the record of security events has it
 */
export async function recordUse(
  tx: Transaction,
  { areas, now, metrics }: Pick<Dependencies, 'areas' | 'now' | 'metrics'>,
  userId: string,
  network: string | null,
): Promise<void> {
  const at = now();
  // Requests at once wait here, and then find that the first of them has noted it.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (user === undefined || !isUseToBeNoted(user, at)) return;
  await tx.update(users).set({ lastUsedAt: at }).where(eq(users.id, userId));
  if (!isNumberSilent(user.lastUsedAt, at)) return;
  // One that is due already keeps its question and its wrong answers: it is about who had the number first.
  await tx
    .insert(stepUps)
    .values({ userId, dueAt: at })
    .onConflictDoUpdate({ target: stepUps.userId, set: { dueAt: sql`excluded.due_at` } });
  await recordSecurityEvent(tx, { now, metrics }, { kind: 'step-up-due', userId, network });
  for (const hook of areas.flatMap(({ userHooks = [] }) => userHooks)) await hook.cameBackFromSilence?.(tx, userId);
}
