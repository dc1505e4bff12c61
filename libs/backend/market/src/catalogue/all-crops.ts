import { asc } from 'drizzle-orm';
import type { Executor, Localised } from '@haat/backend-platform';
import { crops } from './tables.ts';

/** A crop as other areas may know it. */
export interface KnownCrop {
  readonly id: string;
  readonly name: Localised;
  /** Name of its picture. */
  readonly picture: string;
}

/** Every crop, in the order of the catalogue. */
export function allCrops(executor: Executor): Promise<KnownCrop[]> {
  return executor
    .select({ id: crops.id, name: crops.name, picture: crops.picture })
    .from(crops)
    .orderBy(asc(crops.sortOrder), asc(crops.id));
}
