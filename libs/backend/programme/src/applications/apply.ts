import type { ProgrammeApplicationInput } from '@haat/api-contract/programme';
import { PROGRAMME_SOWING_DAYS } from '@haat/api-contract/vocabulary';
import { ownField } from '@haat/backend-fields';
import { hasIdentityDocument } from '@haat/backend-kyc';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { areaOf } from '@haat/field-core';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { cropOfProgramme } from '../benefits/benefit-book.ts';
import { programmeApplications } from '../tables.ts';
import { moveApplication } from './move-application.ts';
import { lockOwnApplication } from './own-applications.ts';
import type { OwnApplication } from './own-applications.ts';

/**
 * Keeps an application as a draft; a draft of the same crop is the draft that is there, and changes. One that has come
 * before, by its key, is not taken again. See docs/domain/programme.md#states.
 * @returns its id
 * @throws ServiceError `request_error.not_found` for a field that is not this person's, `programme_error.sowing_day`,
 *   `programme_error.season_over`, `programme_error.open_already`
 */
export async function draftApplication(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  { key, crop, field, sowing_day: sowingDay }: ProgrammeApplicationInput,
): Promise<string> {
  return inTransaction(database, async (tx) => {
    // Of many that come at once one is the draft, and of the same one only the first.
    await lockName(tx, `programme applications of ${userId}`);
    const own = await tx.select().from(programmeApplications).where(eq(programmeApplications.userId, userId));
    const before = own.find((application) => application.key === key);
    if (before !== undefined && before.state !== 'DRAFT') return before.id;
    const today = indiaDay(now());
    const { id: fieldId, name: fieldName, ring } = await ownField(tx, userId, field);
    const validUntil = seasonEnd(crop, sowingDay, today);
    const ofCrop = own.filter((application) => application.crop === crop && isOpen(application, today));
    const draft = before ?? ofCrop.find(({ state }) => state === 'DRAFT');
    if (ofCrop.some(({ id }) => id !== draft?.id)) throw new ServiceError('programme_error.open_already');
    const squareMetres = Math.round(areaOf(ring) * 100) / 100;
    const values = { key, crop, fieldId, fieldName, squareMetres, sowingDay, validUntil };
    if (draft !== undefined) {
      await tx.update(programmeApplications).set(values).where(eq(programmeApplications.id, draft.id));
      return draft.id;
    }
    const id = newId();
    await tx.insert(programmeApplications).values({ id, userId, ...values, state: 'DRAFT', createdAt: now() });
    return id;
  });
}

/**
 * Sends a draft to the programme officer; sent again, nothing changes.
 * @throws ServiceError `request_error.not_found`, `programme_error.document_missing`, `programme_error.sowing_day`,
 *   `programme_error.season_over`, `programme_error.cannot_move`
 */
export async function submitApplication(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  own: OwnApplication,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const application = await lockOwnApplication(tx, own);
    if (application.state === 'SUBMITTED') return;
    if (application.state === 'DRAFT') seasonEnd(application.crop, application.sowingDay, indiaDay(now()));
    if (!(await hasIdentityDocument(tx, own.userId))) throw new ServiceError('programme_error.document_missing');
    await moveApplication(tx, application, 'SUBMITTED', { submittedAt: now() });
  });
}

/** Whether another of the same crop would be one too many. */
function isOpen({ state, validUntil }: typeof programmeApplications.$inferSelect, today: string): boolean {
  if (state === 'ISSUED' || state === 'ACTIVE') return validUntil >= today;
  return state !== 'REJECTED' && state !== 'EXPIRED';
}

/** The last day of the season. @throws ServiceError `programme_error.sowing_day`, `programme_error.season_over` */
function seasonEnd(crop: ProgrammeApplicationInput['crop'], sowingDay: string, today: string): string {
  const isNear =
    sowingDay >= addDays(today, -PROGRAMME_SOWING_DAYS) && sowingDay <= addDays(today, PROGRAMME_SOWING_DAYS);
  if (!isNear) throw new ServiceError('programme_error.sowing_day', { days: PROGRAMME_SOWING_DAYS });
  return addDays(sowingDay, cropOfProgramme(crop).seasonDays);
}
