import type { StepUpAnswer } from '@haat/order-core';
import { isStepUpRight, stepUpTriesLeft } from '@haat/order-core';
import type { StepUpLiftReason } from '@haat/api-contract/vocabulary';
import { eq, sql } from 'drizzle-orm';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { users } from '../users/tables.ts';
import { lockStepUp } from './find-step-up.ts';
import { stepUps } from './tables.ts';

/** Who answers, and from where, as the record of security events has it. */
export interface Answering {
  readonly userId: string;
  readonly network: string | null;
}

/**
 * Takes the answer of a person whose number was silent: a right one ends the step-up. Under a lock, so that answers at
 * once are counted. Without a step-up that is due nothing happens. See docs/domain/identity.md#step-up.
 * @throws ServiceError `auth_error.step_up_wrong` with how many tries are `left`, `auth_error.step_up_support` when
 *   there is none, or no question
 */
export async function proveStepUp(
  dependencies: Dependencies,
  { userId, network }: Answering,
  answer: StepUpAnswer,
): Promise<void> {
  const refusal = await inTransaction(dependencies.database, async (tx) => {
    const due = await lockStepUp(tx, dependencies, userId);
    if (due === null) return null;
    if (due.question === null) return new ServiceError('auth_error.step_up_support');
    const isTheirs = eq(stepUps.userId, userId);
    if (isStepUpRight(due.question, due.fullName, answer)) {
      await tx.delete(stepUps).where(isTheirs);
      await recordSecurityEvent(tx, dependencies, { kind: 'step-up-passed', userId, network });
      return null;
    }
    await tx
      .update(stepUps)
      .set({ wrong: sql`${stepUps.wrong} + 1` })
      .where(isTheirs);
    await recordSecurityEvent(tx, dependencies, { kind: 'step-up-failed', userId, network });
    const left = stepUpTriesLeft(due.wrong + 1);
    return left === 0
      ? new ServiceError('auth_error.step_up_support')
      : new ServiceError('auth_error.step_up_wrong', { left });
  });
  if (refusal !== null) throw refusal;
}

/**
 * Ends the step-up of a number by support's word. See docs/domain/identity.md#step-up.
 * @param supporter who does it, and from where
 * @returns the id of the person whose it was
 * @throws ServiceError `request_error.not_found` when none is due for the number
 */
export async function liftStepUp(
  dependencies: Dependencies,
  { userId: supporter, network }: Answering,
  { phoneNumber, reason }: { readonly phoneNumber: string; readonly reason: StepUpLiftReason },
): Promise<string> {
  return inTransaction(dependencies.database, async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phoneNumber, phoneNumber));
    const [lifted] = user === undefined ? [] : await tx.delete(stepUps).where(eq(stepUps.userId, user.id)).returning();
    if (lifted === undefined) throw new ServiceError('request_error.not_found');
    const event = { kind: 'step-up-lifted', userId: lifted.userId, network } as const;
    await recordSecurityEvent(tx, dependencies, { ...event, subjects: { reason, ids: supporter } });
    return lifted.userId;
  });
}
