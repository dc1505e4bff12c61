import type { ProgrammeRefusal } from '@haat/api-contract/vocabulary';
import { addEvent, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { finishWork } from '@haat/backend-work-lists';
import { indiaDay } from '@haat/format';
import { eq } from 'drizzle-orm';
import { moveApplication } from '../applications/move-application.ts';
import type { ApplicationRow } from '../applications/own-applications.ts';
import { APPLICATION_APPROVED, APPLICATION_REJECTED } from '../cards/programme-notices.ts';
import { programmeApplications } from '../tables.ts';

type Work = Pick<Dependencies, 'now' | 'newId'>;

/** Who decides on which application. */
export interface DecidedApplication {
  readonly id: string;
  /** Null: the simulated officer of the sample. */
  readonly officerId: string | null;
}

/**
 * Approves an application that waits; its card is issued then.
 * @throws ServiceError `request_error.not_found`, also for the officer's own; `programme_error.cannot_move`;
 *   `programme_error.season_over` for one whose card would never be valid
 */
export async function approveApplication(tx: Transaction, work: Work, decided: DecidedApplication): Promise<void> {
  const application = await lockNotOwn(tx, decided);
  const at = work.now();
  if (application.state === 'SUBMITTED' && application.validUntil < indiaDay(at))
    throw new ServiceError('programme_error.season_over');
  await finish(tx, work, decided);
  await moveApplication(tx, application, 'APPROVED', decision(decided, at));
  await addEvent(tx, { id: work.newId(), type: APPLICATION_APPROVED, payload: { application_id: decided.id }, at });
}

/**
 * Rejects an application that waits, with a reason.
 * @throws ServiceError `request_error.not_found`, also for the officer's own; `programme_error.cannot_move`
 */
export async function rejectApplication(
  tx: Transaction,
  work: Work,
  decided: DecidedApplication,
  refusal: ProgrammeRefusal,
): Promise<void> {
  const application = await lockNotOwn(tx, decided);
  const at = work.now();
  await finish(tx, work, decided);
  await moveApplication(tx, application, 'REJECTED', { ...decision(decided, at), refusal });
  await addEvent(tx, { id: work.newId(), type: APPLICATION_REJECTED, payload: { application_id: decided.id }, at });
}

function finish(tx: Transaction, work: Work, { id, officerId }: DecidedApplication): Promise<void> {
  return finishWork(tx, work, { kind: 'card-applications', subjectId: id, userId: officerId });
}

function decision({ officerId }: DecidedApplication, decidedAt: Date): Partial<ApplicationRow> {
  return { officerId, decidedAt, isSample: officerId === null };
}

/** A draft is nothing to decide, and no officer decides on their own. @throws ServiceError `request_error.not_found` */
async function lockNotOwn(tx: Transaction, { id, officerId }: DecidedApplication): Promise<ApplicationRow> {
  const [application] = isId(id)
    ? await tx.select().from(programmeApplications).where(eq(programmeApplications.id, id)).for('update')
    : [];
  if (application === undefined || application.state === 'DRAFT' || application.userId === officerId)
    throw new ServiceError('request_error.not_found');
  return application;
}
