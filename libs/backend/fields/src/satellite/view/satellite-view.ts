import type { FieldSatellite } from '@haat/api-contract/satellite';
import { stagesOf } from '@haat/backend-advice';
import type { Dependencies } from '@haat/backend-platform';
import { cropStage } from '@haat/crop-core';
import { indexClass, MOST_CLOUD, weakPart } from '@haat/field-core';
import { asc, eq } from 'drizzle-orm';
import { ownField } from '../../farms/own-fields.ts';
import type { FieldRow } from '../../farms/own-fields.ts';
import { satelliteLooks, satelliteReadings } from '../tables.ts';
import { USUAL_INDEX } from './usual-index.ts';

type Reading = typeof satelliteReadings.$inferSelect;

const DAY_MS = 86_400_000;
const THOUSANDTHS = 1_000;

/**
 * What satellites saw of a person's field. See docs/domain/fields.md#satellite.
 * @throws ServiceError `request_error.not_found`, also for another person's field
 */
export async function satelliteOfField(
  { database, configuration }: Pick<Dependencies, 'database' | 'configuration'>,
  userId: string,
  fieldId: string,
): Promise<FieldSatellite> {
  const field = await ownField(database, userId, fieldId);
  const [look] = await database.select().from(satelliteLooks).where(eq(satelliteLooks.fieldId, field.id));
  const readings = await database
    .select()
    .from(satelliteReadings)
    .where(eq(satelliteReadings.fieldId, field.id))
    .orderBy(asc(satelliteReadings.day));
  const clear = readings.filter(isClear);
  const newest = clear.at(-1);
  return {
    is_on: configuration.satellite !== null,
    is_sample: configuration.satellite?.isSandbox === true || readings.some(({ isSample }) => isSample),
    state: look === undefined || look.lookedAt === null ? 'waiting' : look.fault === null ? 'looked' : 'failed',
    newest_day: readings.at(-1)?.day ?? null,
    clear: newest === undefined ? null : clearView(field, newest),
    series: clear.map(({ day, mean }) => ({ day, mean: rounded(mean) })),
    course: courseOf(field),
  };
}

/** A reading of which enough was seen: an index says nothing of one under more clouds. */
function isClear(reading: Reading): reading is Reading & { mean: number; spread: number } {
  const { mean, spread, cloudShare } = reading;
  return mean !== null && spread !== null && cloudShare <= MOST_CLOUD;
}

function clearView(
  field: FieldRow,
  { day, mean, spread, cloudShare, histogram, cells }: Reading & { mean: number; spread: number },
): NonNullable<FieldSatellite['clear']> {
  const stages = stagesOf(field.cropId ?? '');
  const at = field.sowingDay === null ? null : cropStage(stages, field.sowingDay, day);
  const stage = at !== null && 'stage' in at ? at.stage : null;
  const usual = Object.fromEntries(stages.map(({ stage_no, name }) => [stage_no, USUAL_INDEX[name] ?? 0]));
  return {
    day,
    mean: rounded(mean),
    spread: rounded(spread),
    cloud_share: rounded(cloudShare),
    histogram: [...histogram],
    class: indexClass(mean, stage, usual, cloudShare),
    weak_part: weakPart(cells),
    cells: { ...cells, values: [...cells.values] },
  };
}

/** What is usual in the middle of each stage, by its day. */
function courseOf({ cropId, sowingDay }: FieldRow): FieldSatellite['course'] {
  if (sowingDay === null) return [];
  return stagesOf(cropId ?? '').flatMap(({ name, day_from: from, day_to: to }) => {
    const usual = USUAL_INDEX[name];
    const day = new Date(Date.parse(sowingDay) + Math.round((from + to) / 2) * DAY_MS).toISOString().slice(0, 10);
    return usual === undefined ? [] : [{ day, mean: usual }];
  });
}

function rounded(value: number): number {
  return Math.round(value * THOUSANDTHS) / THOUSANDTHS;
}
