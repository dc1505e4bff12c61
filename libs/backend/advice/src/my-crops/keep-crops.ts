import type { MyCrop, MyCropInput } from '@haat/api-contract/advice';
import { MOST_MY_CROPS, OLDEST_SOWING_YEARS, type Language } from '@haat/api-contract/vocabulary';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { isPastDay } from '@haat/crop-core';
import { indiaDay } from '@haat/format';
import { and, asc, desc, eq } from 'drizzle-orm';
import { advisedCrops, cropCard } from '../crops/crop-book.ts';
import { myCrops } from './tables.ts';

/** A person's crops, the newest sowing first; of one id alone where it is given. */
export async function cropsOf(executor: Executor, userId: string, language: Language, id?: string): Promise<MyCrop[]> {
  const [rows, known] = [
    await executor
      .select()
      .from(myCrops)
      .where(and(eq(myCrops.userId, userId), id === undefined ? undefined : eq(myCrops.id, id)))
      .orderBy(desc(myCrops.sowingDay), asc(myCrops.createdAt), asc(myCrops.id)),
    await advisedCrops(executor),
  ];
  return rows.flatMap((row) => {
    const crop = known.find((one) => one.id === row.cropId);
    if (crop === undefined) return [];
    const acres = row.hundredthsOfAcre / 100;
    return [{ id: row.id, crop: cropCard(crop, language), sowing_day: row.sowingDay, acres }];
  });
}

type Keeping = Pick<Dependencies, 'database' | 'newId' | 'now'>;

/**
 * Keeps a crop of a person. See docs/domain/advice.md#my-crops.
 * @returns its id
 * @throws ServiceError `advice_error.crop_unknown`, `advice_error.sowing_day`, `advice_error.too_many_crops`
 */
export async function addCrop({ database, newId, now }: Keeping, userId: string, input: MyCropInput): Promise<string> {
  return inTransaction(database, async (tx) => {
    // Of many that come at once no more than the limit pass.
    await lockName(tx, `crops of ${userId}`);
    const values = await checked(tx, input, now());
    if ((await tx.$count(myCrops, eq(myCrops.userId, userId))) >= MOST_MY_CROPS)
      throw new ServiceError('advice_error.too_many_crops', { most: MOST_MY_CROPS });
    const id = newId();
    await tx.insert(myCrops).values({ id, userId, ...values, createdAt: now() });
    return id;
  });
}

/**
 * Changes a crop of a person.
 * @throws ServiceError as `addCrop`, and `request_error.not_found` for one that is not there or another person's
 */
export async function changeCrop(
  { database, now }: Keeping,
  userId: string,
  id: string,
  input: MyCropInput,
): Promise<void> {
  const values = await checked(database, input, now());
  const changed = isId(id)
    ? await database
        .update(myCrops)
        .set(values)
        .where(and(eq(myCrops.id, id), eq(myCrops.userId, userId)))
        .returning({ id: myCrops.id })
    : [];
  if (changed.length === 0) throw new ServiceError('request_error.not_found');
}

/**
 * Removes a crop of a person.
 * @throws ServiceError `request_error.not_found` for one that is not there or another person's
 */
export async function removeCrop(executor: Executor, userId: string, id: string): Promise<void> {
  const removed = isId(id)
    ? await executor
        .delete(myCrops)
        .where(and(eq(myCrops.id, id), eq(myCrops.userId, userId)))
        .returning({ id: myCrops.id })
    : [];
  if (removed.length === 0) throw new ServiceError('request_error.not_found');
}

async function checked(executor: Executor, { crop, sowing_day: sowingDay, acres }: MyCropInput, now: Date) {
  const known = await advisedCrops(executor);
  if (!known.some(({ id }) => id === crop)) throw new ServiceError('advice_error.crop_unknown');
  if (!isPastDay(sowingDay, indiaDay(now), OLDEST_SOWING_YEARS))
    throw new ServiceError('advice_error.sowing_day', { years: OLDEST_SOWING_YEARS });
  return { cropId: crop, sowingDay, hundredthsOfAcre: Math.round(acres * 100) };
}
