import type { soilSampleInputSchema } from '@haat/api-contract/soil';
import { MOST_WAITING_SAMPLES } from '@haat/api-contract/vocabulary';
import { advisedCrops } from '@haat/backend-advice';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Database, Dependencies, Transaction } from '@haat/backend-platform';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { soilSamples } from '../tables.ts';

/**
 * Takes a sample in. One that has come before, by its key, is not taken again: what came first stays. See
 * docs/domain/soil.md#states.
 * @returns its id
 * @throws ServiceError `soil_error.bag_taken`, `soil_error.too_many`, `advice_error.crop_unknown`
 */
export async function sendSample(
  dependencies: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  sample: z.output<typeof soilSampleInputSchema>,
): Promise<string> {
  return inTransaction(dependencies.database, (tx) => handInSample(tx, dependencies, userId, sample));
}

/** The same within a transaction that does more: of who collects soil for a farmer. */
export async function handInSample(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  userId: string,
  { key, bag_number: bagNumber, crop, acres }: z.output<typeof soilSampleInputSchema>,
): Promise<string> {
  // Of many that come at once no more than the limit pass, and of the same one only the first.
  await lockName(tx, `soil samples of ${userId}`);
  const [before] = await tx
    .select({ id: soilSamples.id })
    .from(soilSamples)
    .where(and(eq(soilSamples.userId, userId), eq(soilSamples.key, key)));
  if (before !== undefined) return before.id;
  if (crop !== null && !(await advisedCrops(tx)).some(({ id }) => id === crop))
    throw new ServiceError('advice_error.crop_unknown');
  const waiting = await tx.$count(soilSamples, and(eq(soilSamples.userId, userId), eq(soilSamples.state, 'WAITING')));
  if (waiting >= MOST_WAITING_SAMPLES) throw new ServiceError('soil_error.too_many', { most: MOST_WAITING_SAMPLES });
  const id = newId();
  const [taken] = await tx
    .insert(soilSamples)
    .values({ ...{ id, userId, key, bagNumber, cropId: crop, acres }, state: 'WAITING', sentAt: now() })
    .onConflictDoNothing({ target: soilSamples.bagNumber })
    .returning({ id: soilSamples.id });
  if (taken === undefined) throw new ServiceError('soil_error.bag_taken');
  return id;
}

/**
 * Takes a sample back that is not measured yet; asked again, nothing changes.
 * @throws ServiceError `request_error.not_found` also for another person's, `soil_error.sample_decided`
 */
export async function withdrawSample(database: Database, userId: string, id: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const [sample] = isId(id)
      ? await tx
          .select({ state: soilSamples.state })
          .from(soilSamples)
          .where(and(eq(soilSamples.id, id), eq(soilSamples.userId, userId)))
          .for('update')
      : [];
    if (sample === undefined) throw new ServiceError('request_error.not_found');
    if (sample.state === 'WITHDRAWN') return;
    if (sample.state !== 'WAITING') throw new ServiceError('soil_error.sample_decided');
    await tx.update(soilSamples).set({ state: 'WITHDRAWN' }).where(eq(soilSamples.id, id));
  });
}
