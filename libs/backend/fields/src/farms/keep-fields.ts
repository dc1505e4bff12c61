import type { FieldInput, FieldShapeProblem, NewField } from '@haat/api-contract/fields';
import { MOST_FIELDS, OLDEST_SOWING_YEARS } from '@haat/api-contract/vocabulary';
import { advisedCrops } from '@haat/backend-advice';
import { pincodeGeocoder } from '@haat/backend-market';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { isPastDay } from '@haat/crop-core';
import { closedRing, fieldProblems } from '@haat/field-core';
import type { Position } from '@haat/field-core';
import { indiaDay, plainLine } from '@haat/format';
import { and, eq } from 'drizzle-orm';
import { giveTasks } from '../geotags/give-tasks.ts';
import { forgetReadings } from '../satellite/look/forget-readings.ts';
import { fieldRowsOf, ownField } from './own-fields.ts';
import type { FieldRow } from './own-fields.ts';
import { fields } from './tables.ts';

type Keeping = Pick<Dependencies, 'database' | 'newId' | 'now'>;

/**
 * Registers a field. One that has come before, by its key, is not taken again: what came first stays. See
 * docs/domain/fields.md#fields.
 * @throws ServiceError `field_error.shape` with what is wrong, `field_error.too_many`, `advice_error.crop_unknown`,
 *   `advice_error.sowing_day`
 */
export async function addField({ database, newId, now }: Keeping, userId: string, input: NewField): Promise<FieldRow> {
  return inTransaction(database, async (tx) => {
    // Of many that come at once no more than the limit pass, and no two on the same land.
    await lockName(tx, `fields of ${userId}`);
    const id = newId();
    const key = input.key ?? id;
    const own = await fieldRowsOf(tx, userId);
    const same = own.find((field) => field.key === key);
    if (same !== undefined) return same;
    if (own.length >= MOST_FIELDS) throw new ServiceError('field_error.too_many', { most: MOST_FIELDS });
    const values = await checked(tx, input, own, now());
    const row = { id, userId, key, ...values, createdAt: now() };
    await tx.insert(fields).values(row);
    await giveTasks(tx, { now }, { fieldId: id });
    return row;
  });
}

/**
 * Changes a field of a person.
 * @throws ServiceError as `addField`, and `request_error.not_found` for one that is not there or another person's
 */
export async function changeField(
  { database, now }: Pick<Keeping, 'database' | 'now'>,
  userId: string,
  id: string,
  input: FieldInput,
): Promise<FieldRow> {
  return inTransaction(database, async (tx) => {
    await lockName(tx, `fields of ${userId}`);
    const row = await ownField(tx, userId, id);
    const others = (await fieldRowsOf(tx, userId)).filter((field) => field.id !== row.id);
    const values = await checked(tx, input, others, now());
    await tx.update(fields).set(values).where(eq(fields.id, row.id));
    await giveTasks(tx, { now }, { fieldId: row.id });
    if (JSON.stringify(values.ring) !== JSON.stringify(row.ring)) await forgetReadings(tx, row.id);
    return { ...row, ...values };
  });
}

/**
 * Removes a field of a person with its khetibook.
 * @throws ServiceError `request_error.not_found` for one that is not there or another person's
 */
export async function removeField(executor: Executor, userId: string, id: string): Promise<void> {
  const { id: own } = await ownField(executor, userId, id);
  await executor.delete(fields).where(and(eq(fields.id, own), eq(fields.userId, userId)));
}

async function checked(tx: Transaction, input: FieldInput, others: readonly FieldRow[], now: Date) {
  const { crop, sowing_day: sowingDay } = input;
  const name = plainLine(input.name);
  if (name === '') throw new ServiceError('request_error.invalid', { fields: [{ field: 'name', rule: 'too_short' }] });
  const ring = shaped(input.boundary.coordinates[0], others);
  if (crop !== null && !(await advisedCrops(tx)).some(({ id }) => id === crop))
    throw new ServiceError('advice_error.crop_unknown');
  if (sowingDay !== null && !isPastDay(sowingDay, indiaDay(now), OLDEST_SOWING_YEARS))
    throw new ServiceError('advice_error.sowing_day', { years: OLDEST_SOWING_YEARS });
  const variety = plainLine(input.variety ?? '');
  return {
    ...{ name, ring, cropId: crop, sowingDay, state: await stateAt(tx, ring) },
    variety: variety === '' ? null : variety,
  };
}

/** The ring, closed. @throws ServiceError `field_error.shape` */
function shaped(given: readonly Position[], others: readonly FieldRow[]): Position[] {
  const problems = fieldProblems(given, others).map((problem): FieldShapeProblem => {
    if (typeof problem === 'string') return problem;
    return { ...problem, name: others.find(({ id }) => id === problem.overlaps)?.name ?? '' };
  });
  if (problems.length > 0) throw new ServiceError('field_error.shape', { problems });
  const [first, last] = [given[0], given.at(-1)];
  const isClosed = first !== undefined && first[0] === last?.[0] && first[1] === last[1];
  return isClosed ? [...given] : closedRing(given);
}

async function stateAt(tx: Transaction, ring: readonly Position[]): Promise<string | null> {
  const [corner] = ring;
  if (corner === undefined) return null;
  const place = await pincodeGeocoder(tx).reverse({ lat: corner[1], lng: corner[0] }, 'en');
  return place?.city ?? null;
}
