import type { Field } from '@haat/api-contract/fields';
import type { Language } from '@haat/api-contract/vocabulary';
import { advisedCrops, cropCard } from '@haat/backend-advice';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { stateCode } from '@haat/crop-core';
import { areaOf } from '@haat/field-core';
import { and, desc, eq } from 'drizzle-orm';
import { fields } from './tables.ts';

/** A field as the database has it. */
export type FieldRow = typeof fields.$inferSelect;

/** Rows of a person's fields, the newest first. */
export function fieldRowsOf(executor: Executor, userId: string): Promise<FieldRow[]> {
  return executor
    .select()
    .from(fields)
    .where(eq(fields.userId, userId))
    .orderBy(desc(fields.createdAt), desc(fields.id));
}

/**
 * One of a person's fields.
 * @throws ServiceError `request_error.not_found`, also for another person's
 */
export async function ownField(executor: Executor, userId: string, id: string): Promise<FieldRow> {
  const own = and(eq(fields.id, id), eq(fields.userId, userId));
  const [row] = isId(id) ? await executor.select().from(fields).where(own) : [];
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return row;
}

/** Fields as their owner sees them. */
export async function fieldViews(executor: Executor, rows: readonly FieldRow[], language: Language): Promise<Field[]> {
  const crops = await advisedCrops(executor);
  return rows.map(({ id, name, ring, state, cropId, variety, sowingDay }) => {
    const crop = crops.find((known) => known.id === cropId);
    return {
      ...{ id, name, variety, sowing_day: sowingDay, state: stateCode(state) },
      boundary: { type: 'Polygon', coordinates: [ring.map(([lng, lat]): [number, number] => [lng, lat])] },
      crop: crop === undefined ? null : cropCard(crop, language),
      square_metres: Math.round(areaOf(ring) * 100) / 100,
    };
  });
}
