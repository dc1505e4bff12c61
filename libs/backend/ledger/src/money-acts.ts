import type { MoneyActKind } from '@haat/api-contract/vocabulary';
import { needsSecondPerson } from '@haat/order-core';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { SupportStaff } from '@haat/backend-payments';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';

import { moneyActs } from './tables.ts';

/** An act of support with money. */
export type MoneyAct = typeof moneyActs.$inferSelect;

/**
 * Executes an approved act; throws a `ServiceError` where it is no longer possible. `by` is the person whose word does
 * it: the one who wanted it, or the second one.
 */
export type MoneyActHandler = (
  tx: Transaction,
  dependencies: Dependencies,
  act: MoneyAct,
  by: SupportStaff,
) => Promise<void>;

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What support does with money in this area. */
    readonly moneyActs?: Readonly<Partial<Record<MoneyActKind, MoneyActHandler>>>;
  }
}

/** A request of support staff for an act with money. */
export interface ActRequest {
  kind: MoneyActKind;
  subjectId: string;
  /** The centre that took the money, of a repayment. */
  centreId?: string;
  amountPaise: number;
  reason: string;
  by: SupportStaff;
  /** Earlier amounts for the same subject: parts are added up, so that splitting does not avoid the second person. */
  earlierPaise?: number;
  /** It is done only with a second person, however small it is. */
  needsTwo?: boolean;
}

/**
 * Stores a request of support staff for an act with money, and executes it at once where no second person is needed.
 * See docs/domain/ledger.md#second-person.
 * @throws ServiceError what the act refuses
 */
export async function requestAct(
  tx: Transaction,
  dependencies: Dependencies,
  { kind, subjectId, centreId, amountPaise, reason, by, earlierPaise = 0, needsTwo = false }: ActRequest,
): Promise<MoneyAct> {
  const { newId, now } = dependencies;
  const [act] = await tx
    .insert(moneyActs)
    .values({
      id: newId(),
      kind,
      subjectId,
      centreId: centreId ?? null,
      amountPaise,
      reason,
      requestedBy: by.id,
      requestedAt: now(),
    })
    .returning();
  if (act === undefined) throw new Error('an act was not written');
  await recordAct(tx, dependencies, act, { by, reason: 'wanted' });
  return needsTwo || needsSecondPerson(amountPaise + earlierPaise) ? act : executeAct(tx, dependencies, act, by);
}

/**
 * A second person confirms an act, and it is done.
 * @throws ServiceError `act_error.not_found` (also for one that is done), `act_error.same_person`, what the act refuses
 */
export async function confirmAct(
  tx: Transaction,
  dependencies: Dependencies,
  id: string,
  by: SupportStaff,
): Promise<MoneyAct> {
  const act = await lockPendingAct(tx, id);
  if (act.requestedBy === by.id) throw new ServiceError('act_error.same_person');
  await tx.update(moneyActs).set({ confirmedBy: by.id }).where(eq(moneyActs.id, id));
  await recordAct(tx, dependencies, act, { by, reason: 'confirmed' });
  return executeAct(tx, dependencies, { ...act, confirmedBy: by.id }, by);
}

/**
 * A person of support, the one who wanted it or another, says that an act shall not be done.
 * @throws ServiceError `act_error.not_found` (also for one that is done)
 */
export async function declineAct(
  tx: Transaction,
  dependencies: Dependencies,
  id: string,
  by: SupportStaff,
): Promise<MoneyAct> {
  const act = await lockPendingAct(tx, id);
  const declined = { declinedBy: by.id, declinedAt: dependencies.now() };
  await tx.update(moneyActs).set(declined).where(eq(moneyActs.id, id));
  await recordAct(tx, dependencies, act, { by, reason: 'declined' });
  return { ...act, ...declined };
}

/**
 * An act about one shop, refund, farmer or order that waits for a second person, or null; of one farmer's repayments
 * that with the same receipt. The caller holds the subject's lock.
 */
export async function pendingActOf(
  executor: Executor,
  { kind, subjectId, reason }: Pick<MoneyAct, 'kind' | 'subjectId'> & { readonly reason?: string },
): Promise<MoneyAct | null> {
  const waits = [isNull(moneyActs.doneAt), isNull(moneyActs.declinedAt)];
  const named = [eq(moneyActs.kind, kind), eq(moneyActs.subjectId, subjectId)];
  const [act] = await executor
    .select()
    .from(moneyActs)
    .where(and(...named, ...waits, ...(reason === undefined ? [] : [eq(moneyActs.reason, reason)])));
  return act ?? null;
}

/** An act by its id, or null. */
export async function actOfId(executor: Executor, id: string): Promise<MoneyAct | null> {
  const [act] = await executor.select().from(moneyActs).where(eq(moneyActs.id, id));
  return act ?? null;
}

/** Acts that wait for a second person, the oldest first. */
export async function pendingActs(executor: Executor): Promise<MoneyAct[]> {
  return executor
    .select()
    .from(moneyActs)
    .where(and(isNull(moneyActs.doneAt), isNull(moneyActs.declinedAt)))
    .orderBy(asc(moneyActs.requestedAt))
    .limit(100);
}

/** Writes into the log and the record of security events what a person of support did with an act. */
async function recordAct(
  tx: Transaction,
  dependencies: Dependencies,
  { id, kind, subjectId }: MoneyAct,
  { by, reason }: { by: SupportStaff; reason: 'wanted' | 'confirmed' | 'declined' },
): Promise<void> {
  dependencies.log.info({ act: id, kind, subject: subjectId, supporter: by.id }, `an act with money was ${reason}`);
  const subjects = { act: id, reason };
  await recordSecurityEvent(tx, dependencies, { kind: 'money-act', userId: by.id, network: by.network, subjects });
}

async function lockPendingAct(tx: Transaction, id: string): Promise<MoneyAct> {
  const [act] = isId(id) ? await tx.select().from(moneyActs).where(eq(moneyActs.id, id)).for('update') : [];
  if (act === undefined || act.doneAt !== null || act.declinedAt !== null)
    throw new ServiceError('act_error.not_found');
  return act;
}

async function executeAct(
  tx: Transaction,
  dependencies: Dependencies,
  act: MoneyAct,
  by: SupportStaff,
): Promise<MoneyAct> {
  const handler = dependencies.areas.map(({ moneyActs: acts }) => acts?.[act.kind]).find((one) => one !== undefined);
  if (handler === undefined) throw new Error(`no area does ${act.kind}`);
  await handler(tx, dependencies, act, by);
  const doneAt = dependencies.now();
  await tx.update(moneyActs).set({ doneAt }).where(eq(moneyActs.id, act.id));
  return { ...act, doneAt };
}
