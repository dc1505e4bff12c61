import { userOfCertificate } from '../certificates/certificates.ts';
import { initialsOf } from '../certificates/initials.ts';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, desc, eq } from 'drizzle-orm';
import { trainingAttendances, trainingCertificates } from '../tables.ts';

/** Days before today on which a training may have been. */
const MOST_DAYS_AGO = 30;
const DAY_MS = 86_400_000;
/** Attendances in one answer at most. */
const MOST_LISTED = 50;

/** Of whose certificate, on which day, and which trainer writes. */
export interface Attendance {
  readonly number: string;
  readonly day: string;
  readonly trainerId: string;
}

/**
 * Writes down that the person of a certificate was at a training; again, the place is the newer one.
 * @throws ServiceError `request_error.not_found`, `training_error.day_wrong`, `training_error.attended_already`
 */
export async function writeAttendance(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { number, day, trainerId }: Attendance,
  place: string,
): Promise<void> {
  const userId = await userOfCertificate(database, number);
  const earliest = indiaDay(new Date(now().getTime() - MOST_DAYS_AGO * DAY_MS));
  if (day < earliest || day > indiaDay(now()))
    throw new ServiceError('training_error.day_wrong', { most: MOST_DAYS_AGO });
  const [written] = await database
    .insert(trainingAttendances)
    .values({ userId, day, place, trainerUserId: trainerId })
    .onConflictDoUpdate({
      target: [trainingAttendances.userId, trainingAttendances.day],
      set: { place },
      // What another trainer wrote stays.
      setWhere: eq(trainingAttendances.trainerUserId, trainerId),
    })
    .returning({ day: trainingAttendances.day });
  if (written === undefined) throw new ServiceError('training_error.attended_already');
}

/** Takes back what this trainer wrote down. @throws ServiceError `request_error.not_found`, also for another's */
export async function removeAttendance(executor: Executor, { number, day, trainerId }: Attendance): Promise<void> {
  const userId = await userOfCertificate(executor, number);
  const removed = await executor
    .delete(trainingAttendances)
    .where(
      and(
        eq(trainingAttendances.userId, userId),
        eq(trainingAttendances.day, day),
        eq(trainingAttendances.trainerUserId, trainerId),
      ),
    )
    .returning({ day: trainingAttendances.day });
  if (removed.length === 0) throw new ServiceError('request_error.not_found');
}

/** What a trainer wrote down, the newest first. */
export async function attendancesBy(executor: Executor, trainerId: string) {
  const { day, place } = trainingAttendances;
  const rows = await executor
    .select({ day, place, number: trainingCertificates.number, name: trainingCertificates.name })
    .from(trainingAttendances)
    .innerJoin(trainingCertificates, eq(trainingCertificates.userId, trainingAttendances.userId))
    .where(eq(trainingAttendances.trainerUserId, trainerId))
    .orderBy(desc(day), trainingCertificates.number)
    .limit(MOST_LISTED);
  return rows.map(({ name, ...row }) => ({ ...row, initials: initialsOf(name) }));
}
