import type { ProgrammeApplication, ProgrammeCard } from '@haat/api-contract/programme';
import type { Language } from '@haat/api-contract/vocabulary';
import { inLanguage, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { benefitLeft, mayUse, type BenefitUses } from '@haat/programme-core';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { benefitsOf } from '../benefits/benefit-book.ts';
import { cropNames, type CropNames } from '../benefits/crop-names.ts';
import { programmeApplications, programmeBenefitUses } from '../tables.ts';

/** An application as the database has it. */
export type ApplicationRow = typeof programmeApplications.$inferSelect;

/** Applications in one answer at most. */
const MOST_LISTED = 50;

/** What a reader of applications needs. */
export type ApplicationReads = Pick<Dependencies, 'database' | 'now'>;

/** A person's applications, the newest first. */
export async function ownApplications(
  reads: ApplicationReads,
  userId: string,
  language: Language,
): Promise<ProgrammeApplication[]> {
  const rows = await reads.database
    .select()
    .from(programmeApplications)
    .where(eq(programmeApplications.userId, userId))
    .orderBy(desc(programmeApplications.createdAt), desc(programmeApplications.id))
    .limit(MOST_LISTED);
  return applicationViews(reads, rows, language);
}

/** An application of a person as they see it. @throws ServiceError as `lockOwnApplication` */
export async function ownApplication(
  reads: ApplicationReads,
  { userId, id }: OwnApplication,
  language: Language,
): Promise<ProgrammeApplication> {
  const own = and(eq(programmeApplications.id, id), eq(programmeApplications.userId, userId));
  const rows = isId(id) ? await reads.database.select().from(programmeApplications).where(own) : [];
  const [view] = await applicationViews(reads, rows, language);
  if (view === undefined) throw new ServiceError('request_error.not_found');
  return view;
}

/** Which application, and whose it must be. */
export interface OwnApplication {
  readonly userId: string;
  readonly id: string;
}

/**
 * An application of a person, held until the transaction ends.
 * @throws ServiceError `request_error.not_found`, also for another person's
 */
export async function lockOwnApplication(tx: Transaction, { userId, id }: OwnApplication): Promise<ApplicationRow> {
  const own = and(eq(programmeApplications.id, id), eq(programmeApplications.userId, userId));
  const [row] = isId(id) ? await tx.select().from(programmeApplications).where(own).for('update') : [];
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return row;
}

/** How often each benefit of some applications was used, by application. */
export async function usesOf(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, BenefitUses>> {
  const { applicationId, benefit } = programmeBenefitUses;
  const rows = await executor
    .select({ id: applicationId, benefit, times: count() })
    .from(programmeBenefitUses)
    .where(inArray(applicationId, [...ids]))
    .groupBy(applicationId, benefit);
  const uses = new Map<string, Record<string, number>>();
  for (const { id, benefit: name, times } of rows) uses.set(id, { ...uses.get(id), [name]: times });
  return uses;
}

async function applicationViews(
  { database, now }: ApplicationReads,
  rows: readonly ApplicationRow[],
  language: Language,
): Promise<ProgrammeApplication[]> {
  const nameOf = await cropNames(database, language);
  const uses = await usesOf(
    database,
    rows.map(({ id }) => id),
  );
  const today = indiaDay(now());
  return rows.map((row) => applicationView(row, { nameOf, language, today, used: uses.get(row.id) ?? {} }));
}

interface Shown {
  readonly nameOf: CropNames;
  readonly language: Language;
  readonly today: string;
  readonly used: BenefitUses;
}

function applicationView(row: ApplicationRow, shown: Shown): ProgrammeApplication {
  const { id, fieldName, squareMetres, sowingDay, state, refusal, isSample } = row;
  return {
    ...{ id, crop: shown.nameOf(row.crop), field_name: fieldName, square_metres: squareMetres },
    ...{ sowing_day: sowingDay, state, refusal, is_sample: isSample, card: cardView(row, shown) },
  };
}

function cardView(row: ApplicationRow, { language, today, used }: Shown): ProgrammeCard | null {
  if (row.cardNumber === null) return null;
  const card = { state: row.state, crop: row.crop, valid_until: row.validUntil, used };
  return {
    ...{ number: row.cardNumber, valid_until: row.validUntil },
    activated_at: row.activatedAt?.toISOString() ?? null,
    benefits: benefitsOf(row.crop).map((benefit) => ({
      ...{ id: benefit.id, name: inLanguage(benefit.name, language), quantity: benefit.quantity },
      ...{ used: used[benefit.id] ?? 0, left: benefitLeft(benefit, used), may_use: mayUse(card, benefit, today) },
    })),
  };
}
