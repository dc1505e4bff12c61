import type { StepUp } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { canAskStepUp, isSameName, stepUpTriesLeft } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { inLanguage, inTransaction } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { users } from '../users/tables.ts';
import { questionAbout } from './step-up-hook.ts';
import type { NamedQuestion } from './step-up-hook.ts';
import { stepUps } from './tables.ts';

/** No step-up is due. */
export const NO_STEP_UP: StepUp = { status: 'none', tries_left: 0, shops: [], products: [] };

/** A step-up that is due, locked: what it asks, null when only support can help, and the name that is right. */
export interface DueStepUp {
  readonly wrong: number;
  readonly question: NamedQuestion | null;
  readonly fullName: string;
}

/** What a person whose number was silent is asked, in a language. See docs/domain/identity.md#step-up. */
export async function findStepUp(dependencies: Dependencies, userId: string, language: Language): Promise<StepUp> {
  const due = await inTransaction(dependencies.database, (tx) => lockStepUp(tx, dependencies, userId));
  if (due === null) return NO_STEP_UP;
  const { question, wrong } = due;
  if (question === null) return { ...NO_STEP_UP, status: 'support' };
  const named = (choices: NamedQuestion['shops']) =>
    choices.map(({ id, name }) => ({ id, name: inLanguage(name, language) }));
  return {
    status: 'question',
    tries_left: stepUpTriesLeft(wrong),
    shops: named(question.shops),
    products: named(question.products),
  };
}

/** A person's step-up, locked until the transaction ends; null when none is due. The first call makes its question. */
export async function lockStepUp(
  tx: Transaction,
  dependencies: Dependencies,
  userId: string,
): Promise<DueStepUp | null> {
  const isTheirs = eq(stepUps.userId, userId);
  const [due] = await tx.select().from(stepUps).where(isTheirs).for('update');
  if (due === undefined) return null;
  const [user] = await tx.select({ fullName: users.fullName }).from(users).where(eq(users.id, userId));
  const fullName = user?.fullName ?? '';
  const question = due.question ?? (await questionAbout(dependencies, tx, userId, due.dueAt));
  if (due.question === null && question !== null) await tx.update(stepUps).set({ question }).where(isTheirs);
  const canBeAsked =
    question !== null &&
    // Without a name in the account no name would be right.
    isSameName(fullName, fullName) &&
    stepUpTriesLeft(due.wrong) > 0 &&
    canAskStepUp({ shops: question.shops.map(({ id }) => id), products: question.products.map(({ id }) => id) });
  return { wrong: due.wrong, question: canBeAsked ? question : null, fullName };
}
