import { describeError, inTransaction } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';
import type { Position } from '@haat/field-core';
import { and, asc, eq, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import { fields } from '../../farms/tables.ts';
import { SatelliteError } from '../satellite-error.ts';
import { satelliteLooks, satelliteReadings } from '../tables.ts';
import { SceneReader } from '../wire/open-scene.ts';
import { searchScenes } from '../wire/search-scenes.ts';
import type { Catalogue } from '../wire/search-scenes.ts';
import type { Scene } from '../wire/stac-item.ts';
import { catalogueOf } from './catalogue-of.ts';
import { boxOf, cellOf } from './field-box.ts';
import { readField } from './read-field.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EVERY_MS = 5_000;
/** A turn ends after this, between two fields: a process that stops waits for no more. */
const TURN_MS = 5_000;
/** The satellites pass every five days. */
const LOOK_EVERY_MS = 5 * DAY_MS;
/** A field that failed is tried again after this. */
const RETRY_AFTER_MS = 6 * HOUR_MS;
/** Another process may take a field whose process died after this. */
const CLAIMED_MS = HOUR_MS / 4;
const AT_ONCE = 50;
/** A field that is new is looked for this far back. */
const HISTORY_MS = 120 * DAY_MS;

/** A field that is due. */
interface DueField {
  readonly id: string;
  readonly ring: readonly Position[];
  readonly cell: string;
  /** Day of its newest reading. */
  readonly newestDay: string | null;
  /** Until when it was taken, by which the taking is known. */
  readonly claimedUntil: Date;
}

/** Looks for fields on satellites' pictures, each every five days. See docs/domain/fields.md#looking. */
export const satelliteJob: Job = {
  name: 'fields.satellite',
  every: EVERY_MS,
  isShared: true,
  isNeeded: ({ configuration }) => configuration.satellite !== null,
  run: lookAtFields,
};

async function lookAtFields(dependencies: Dependencies): Promise<void> {
  const catalogue = catalogueOf(dependencies);
  if (catalogue === null) return;
  const endAt = Date.now() + TURN_MS;
  const reader = new SceneReader(catalogue);
  await listNewFields(dependencies);
  for (;;) {
    const due = await claimDue(dependencies);
    if (due.length === 0) return;
    for (const [cell, ofCell] of Map.groupBy(due, ({ cell: name }) => name)) {
      const scenes = await scenesOf(dependencies, catalogue, cell, ofCell);
      for (const field of ofCell) {
        // What is left of a turn that has ended is due again.
        if (Date.now() > endAt) await release(dependencies, field);
        else await look(dependencies, reader, field, scenes);
      }
    }
    if (Date.now() > endAt) return;
  }
}

/** Notes when fields are due that were never looked for: at once. */
async function listNewFields({ database, now }: Dependencies): Promise<void> {
  const fresh = await database
    .select({ id: fields.id, ring: fields.ring })
    .from(fields)
    .leftJoin(satelliteLooks, eq(satelliteLooks.fieldId, fields.id))
    .where(isNull(satelliteLooks.fieldId))
    .limit(AT_ONCE * 20);
  if (fresh.length === 0) return;
  await inTransaction(database, async (tx) => {
    // A field that is removed meanwhile has no row to refer to.
    const ids = fresh.map(({ id }) => id);
    const there = await tx.select({ id: fields.id }).from(fields).where(inArray(fields.id, ids)).for('share');
    const kept = new Set(there.map(({ id }) => id));
    const rows = fresh.filter(({ id }) => kept.has(id));
    if (rows.length === 0) return;
    await tx
      .insert(satelliteLooks)
      .values(rows.map(({ id, ring }) => ({ fieldId: id, cell: cellOf(ring), dueAt: now() })))
      .onConflictDoNothing();
  });
}

/** Takes fields that are due, those of one cell together; no other process takes them for a while. */
function claimDue({ database, now }: Dependencies): Promise<DueField[]> {
  const claimedUntil = new Date(now().getTime() + CLAIMED_MS);
  return inTransaction(database, async (tx) => {
    const rows = await tx
      .select({ id: satelliteLooks.fieldId })
      .from(satelliteLooks)
      .where(lte(satelliteLooks.dueAt, now()))
      .orderBy(sql`${satelliteLooks.dueAt}::date`, asc(satelliteLooks.cell), asc(satelliteLooks.fieldId))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    await tx.update(satelliteLooks).set({ dueAt: claimedUntil }).where(inArray(satelliteLooks.fieldId, ids));
    const due = await tx
      .select({
        id: fields.id,
        ring: fields.ring,
        cell: satelliteLooks.cell,
        newestDay: max(satelliteReadings.day),
      })
      .from(fields)
      .innerJoin(satelliteLooks, eq(satelliteLooks.fieldId, fields.id))
      .leftJoin(satelliteReadings, eq(satelliteReadings.fieldId, fields.id))
      .where(inArray(fields.id, ids))
      .groupBy(fields.id, satelliteLooks.cell)
      .orderBy(asc(satelliteLooks.cell), asc(fields.id));
    return due.map((field) => ({ ...field, claimedUntil }));
  });
}

/** Scenes for the fields of a cell, or why there are none. */
async function scenesOf(
  { now }: Dependencies,
  catalogue: Catalogue,
  cell: string,
  due: readonly DueField[],
): Promise<Scene[] | SatelliteError> {
  const oldest = now().getTime() - HISTORY_MS;
  const starts = due.map(({ newestDay }) => (newestDay === null ? oldest : Date.parse(newestDay)));
  const box = boxOf(
    cell,
    due.map(({ ring }) => ring),
  );
  try {
    return await searchScenes(catalogue, { box, from: new Date(Math.max(oldest, Math.min(...starts))), until: now() });
  } catch (error) {
    if (error instanceof SatelliteError) return error;
    throw error;
  }
}

/** Reads a field; one that fails is tried again later, and stops no other. */
async function look(
  dependencies: Dependencies,
  reader: SceneReader,
  field: DueField,
  scenes: readonly Scene[] | SatelliteError,
): Promise<void> {
  const { log } = dependencies;
  try {
    if (scenes instanceof SatelliteError) throw scenes;
    await readField(dependencies.database, reader, field, scenes);
    await settle(dependencies, field, LOOK_EVERY_MS, null);
  } catch (error) {
    const fault = error instanceof SatelliteError ? error.fault : 'failed';
    // Neither whose field it is nor where it lies.
    log.warn({ fault, reason: describeError(error) }, 'a field could not be looked for on satellites’ pictures');
    await settle(dependencies, field, RETRY_AFTER_MS, fault);
  }
}

/** Notes how it went, unless the field was removed, changed or taken by another process meanwhile. */
async function settle(
  { database, now }: Dependencies,
  { id, claimedUntil }: DueField,
  dueInMs: number,
  fault: SatelliteError['fault'] | 'failed' | null,
): Promise<void> {
  await database
    .update(satelliteLooks)
    .set({ dueAt: new Date(now().getTime() + dueInMs), lookedAt: now(), fault })
    .where(and(eq(satelliteLooks.fieldId, id), eq(satelliteLooks.dueAt, claimedUntil)));
}

async function release({ database, now }: Dependencies, { id, claimedUntil }: DueField): Promise<void> {
  await database
    .update(satelliteLooks)
    .set({ dueAt: now() })
    .where(and(eq(satelliteLooks.fieldId, id), eq(satelliteLooks.dueAt, claimedUntil)));
}
