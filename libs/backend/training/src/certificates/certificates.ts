import type { Certificate, CheckedCertificate } from '@haat/api-contract/training';
import { userOfId } from '@haat/backend-identity';
import { ServiceError } from '@haat/backend-platform';
import type { Executor, Transaction } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { desc, eq } from 'drizzle-orm';
import { trainingAttendances, trainingCertificates } from '../tables.ts';
import { newCertificateNumber } from './certificate-number.ts';
import { initialsOf } from './initials.ts';

/**
 * Issues the certificate of a person who has passed, with the name that the profile has now; one that is there stays.
 * See docs/domain/training.md#certificate.
 * @returns null while the profile has no name
 */
export async function issueCertificate(tx: Transaction, userId: string, now: Date): Promise<Certificate | null> {
  const name = ((await userOfId(tx, userId))?.fullName ?? '').trim();
  if (name !== '')
    await tx
      .insert(trainingCertificates)
      .values({ userId, number: newCertificateNumber(), name, issuedAt: now })
      .onConflictDoNothing({ target: trainingCertificates.userId });
  return certificateOf(tx, userId);
}

/** The certificate of a person; null without one. */
export async function certificateOf(executor: Executor, userId: string): Promise<Certificate | null> {
  const [row] = await executor.select().from(trainingCertificates).where(eq(trainingCertificates.userId, userId));
  if (row === undefined) return null;
  const attendances = await executor
    .select({ day: trainingAttendances.day, place: trainingAttendances.place })
    .from(trainingAttendances)
    .where(eq(trainingAttendances.userId, userId))
    .orderBy(desc(trainingAttendances.day));
  return { number: row.number, name: row.name, issued_day: indiaDay(row.issuedAt), attendances };
}

/** What anybody may know of a certificate. @throws ServiceError `request_error.not_found` */
export async function checkedCertificate(executor: Executor, number: string): Promise<CheckedCertificate> {
  const [row] = await executor.select().from(trainingCertificates).where(eq(trainingCertificates.number, number));
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return { number, initials: initialsOf(row.name), issued_day: indiaDay(row.issuedAt) };
}

/** Whose certificate it is. @throws ServiceError `request_error.not_found` */
export async function userOfCertificate(executor: Executor, number: string): Promise<string> {
  const [row] = await executor
    .select({ userId: trainingCertificates.userId })
    .from(trainingCertificates)
    .where(eq(trainingCertificates.number, number));
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return row.userId;
}
