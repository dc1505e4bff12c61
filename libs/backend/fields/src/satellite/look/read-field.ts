import { inTransaction } from '@haat/backend-platform';
import type { Database } from '@haat/backend-platform';
import type { Position } from '@haat/field-core';
import { indiaDay } from '@haat/format';
import { eq } from 'drizzle-orm';
import { fields } from '../../farms/tables.ts';
import { measureField } from '../index/measure-field.ts';
import { satelliteReadings } from '../tables.ts';
import type { SceneReader } from '../wire/open-scene.ts';
import type { Scene } from '../wire/stac-item.ts';
import { covers } from './field-box.ts';

/** Passes that are read in one look: two months, for a field that is new. */
const MOST_PASSES = 12;

/**
 * Reads a field on the scenes that show it whole and are newer than its newest reading, the oldest of them first: what
 * fails goes on from there.
 * @throws SatelliteError what was read before is kept
 */
export async function readField(
  database: Database,
  reader: SceneReader,
  {
    id,
    ring,
    newestDay,
  }: { readonly id: string; readonly ring: readonly Position[]; readonly newestDay: string | null },
  scenes: readonly Scene[],
): Promise<void> {
  const byDay = new Map<string, Scene>();
  for (const scene of scenes) {
    const day = indiaDay(scene.takenAt);
    if (!byDay.has(day) && (newestDay === null || day > newestDay) && covers(scene, ring)) byDay.set(day, scene);
  }
  const days = [...byDay].sort(([one], [other]) => (one < other ? -1 : 1)).slice(-MOST_PASSES);
  for (const [day, scene] of days) {
    const { mean, spread, histogram, cloudShare, cells } = await measureField(ring, await reader.open(scene));
    const values = { scene: scene.id, isSample: scene.isSample, mean, spread, histogram, cloudShare, cells };
    await inTransaction(database, async (tx) => {
      const [field] = await tx.select({ ring: fields.ring }).from(fields).where(eq(fields.id, id)).for('share');
      // It was removed, or has another boundary, meanwhile.
      if (field === undefined || JSON.stringify(field.ring) !== JSON.stringify(ring)) return;
      await tx
        .insert(satelliteReadings)
        .values({ fieldId: id, day, ...values })
        .onConflictDoNothing();
    });
  }
}
