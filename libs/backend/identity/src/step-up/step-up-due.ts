import { eq, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { stepUps } from './tables.ts';

/** Whether a person still has to prove to be the owner of the account. See docs/domain/identity.md#step-up. */
export async function isStepUpDue(executor: Executor, userId: string): Promise<boolean> {
  const [due] = await executor.select({ at: stepUps.dueAt }).from(stepUps).where(eq(stepUps.userId, userId));
  return due !== undefined;
}

/**
 * Refuses what only the proved owner of the account may do.
 * @throws ServiceError `auth_error.step_up_needed`
 */
export async function refuseBeforeStepUp(executor: Executor, userId: string): Promise<void> {
  if (await isStepUpDue(executor, userId)) throw new ServiceError('auth_error.step_up_needed');
}

/**
 * The condition that a row may be shown to who uses its person's account now: it was made after a silence whose
 * step-up is due, or none is.
 * @param person the person's id, or the column with it
 * @param madeAt column with the time at which the row was made
 */
export function isShownBeforeStepUp(person: AnyColumn | SQL, madeAt: AnyColumn | SQL): SQL {
  return sql`not exists (select 1 from ${stepUps}
    where ${stepUps.userId} = ${person} and ${madeAt} < ${stepUps.dueAt})`;
}
