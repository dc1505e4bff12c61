import type { FieldEntryInput, Khetibook } from '@haat/api-contract/fields';
import { FIELD_INCOMES, MOST_FIELD_ENTRIES, OLDEST_SOWING_YEARS } from '@haat/api-contract/vocabulary';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { areaIn, isPastDay } from '@haat/crop-core';
import { areaOf } from '@haat/field-core';
import { indiaDay, plainLine, toPaise, toRupees } from '@haat/format';
import { and, desc, eq } from 'drizzle-orm';
import { ownField } from '../farms/own-fields.ts';
import { fieldEntries } from './tables.ts';

const INCOMES: ReadonlySet<string> = new Set(FIELD_INCOMES);

/**
 * The khetibook of a person's field. See docs/domain/fields.md#khetibook.
 * @throws ServiceError `request_error.not_found`, also for another person's field
 */
export async function khetibookOf(executor: Executor, userId: string, fieldId: string): Promise<Khetibook> {
  const { id, ring } = await ownField(executor, userId, fieldId);
  const rows = await executor
    .select()
    .from(fieldEntries)
    .where(eq(fieldEntries.fieldId, id))
    .orderBy(desc(fieldEntries.day), desc(fieldEntries.createdAt), desc(fieldEntries.id));
  const sum = (isIncome: boolean) =>
    rows.filter(({ kind }) => INCOMES.has(kind) === isIncome).reduce((total, { paise }) => total + paise, 0);
  const [costs, incomes] = [sum(false), sum(true)];
  const acres = areaIn(areaOf(ring), 'acre', null) ?? 1;
  const ofAnAcre = Math.sign(incomes - costs) * Math.round(Math.abs(incomes - costs) / acres);
  return {
    results: rows.map((row) => ({
      id: row.id,
      day: row.day,
      kind: row.kind,
      amount: toRupees(row.paise),
      note: row.note,
    })),
    costs: toRupees(costs),
    incomes: toRupees(incomes),
    profit: toRupees(incomes - costs),
    profit_per_acre: toRupees(ofAnAcre),
  };
}

/**
 * Writes an entry in the khetibook; one that has come before, by its key, is not written again.
 * @throws ServiceError `request_error.not_found`, `field_error.entry_day`, `field_error.too_many_entries`
 */
export async function addEntry(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  fieldId: string,
  { day, kind, amount, note, ...input }: FieldEntryInput,
): Promise<void> {
  if (!isPastDay(day, indiaDay(now()), OLDEST_SOWING_YEARS))
    throw new ServiceError('field_error.entry_day', { years: OLDEST_SOWING_YEARS });
  await inTransaction(database, async (tx) => {
    // A field that is removed meanwhile takes no entry, and of many that come at once no more than the limit pass.
    await lockName(tx, `fields of ${userId}`);
    const field = await ownField(tx, userId, fieldId);
    const id = newId();
    const key = input.key ?? id;
    if ((await tx.$count(fieldEntries, and(eq(fieldEntries.fieldId, field.id), eq(fieldEntries.key, key)))) > 0) return;
    if ((await tx.$count(fieldEntries, eq(fieldEntries.fieldId, field.id))) >= MOST_FIELD_ENTRIES)
      throw new ServiceError('field_error.too_many_entries', { most: MOST_FIELD_ENTRIES });
    const values = { day, kind, paise: toPaise(amount), note: plainLine(note) };
    await tx.insert(fieldEntries).values({ id, fieldId: field.id, key, ...values, createdAt: now() });
  });
}

/**
 * Takes an entry out of the khetibook.
 * @throws ServiceError `request_error.not_found`, also for another person's field
 */
export async function removeEntry(
  executor: Executor,
  userId: string,
  { fieldId, entryId }: { readonly fieldId: string; readonly entryId: string },
): Promise<void> {
  const { id } = await ownField(executor, userId, fieldId);
  const removed = isId(entryId)
    ? await executor
        .delete(fieldEntries)
        .where(and(eq(fieldEntries.id, entryId), eq(fieldEntries.fieldId, id)))
        .returning({ id: fieldEntries.id })
    : [];
  if (removed.length === 0) throw new ServiceError('request_error.not_found');
}
