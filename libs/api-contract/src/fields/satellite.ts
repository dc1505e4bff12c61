import { z } from 'zod';
import { FIELD_PARTS, INDEX_CLASSES } from '../vocabulary/fields/satellite.ts';

const index = z.number().min(-1).max(1);
const share = z.number().min(0).max(1);

/** A small picture of a field: cells row by row from the upper left, north up. */
export const indexCellsSchema = z.object({
  columns: z.number().int().min(1),
  rows: z.number().int().min(1),
  /** The mean of a cell; 'unseen' under clouds, 'outside' where nothing of the field is. */
  values: z.array(z.union([index, z.literal('unseen'), z.literal('outside')])),
});

/** Answer of `GET /fields/v1/fields/{id}/satellite`. See docs/domain/fields.md#satellite. */
export const fieldSatelliteSchema = z.object({
  /** Whether satellites' pictures are looked for at all. */
  is_on: z.boolean(),
  /** The pictures are a sample: made up, of no field. */
  is_sample: z.boolean(),
  /** Whether the field was looked for, and whether that failed the last time; it is tried again by itself. */
  state: z.enum(['waiting', 'looked', 'failed']),
  /** The newest pass of which something is known, seen or under clouds, 'YYYY-MM-DD'. */
  newest_day: z.iso.date().nullable(),
  /** The newest day on which enough of the field was seen; null before there is one. */
  clear: z
    .object({
      day: z.iso.date(),
      mean: index,
      spread: z.number().min(0),
      cloud_share: share,
      /** Pixels in ten bins from 0 to 1. */
      histogram: z.array(z.number().int().min(0)).length(10),
      /** Against what the crop's stage expects on that day; null where nothing is expected. */
      class: z.enum(INDEX_CLASSES).nullable(),
      /** The part that is weaker than the rest; null where none is. */
      weak_part: z.enum(FIELD_PARTS).nullable(),
      cells: indexCellsSchema,
    })
    .nullable(),
  /** Means of clear days, the oldest first. */
  series: z.array(z.object({ day: z.iso.date(), mean: index })),
  /** What is usual for the crop since its sowing, the oldest first; empty where crop, sowing or stages are unknown. */
  course: z.array(z.object({ day: z.iso.date(), mean: index })),
});
/** What satellites saw of a field. */
export type FieldSatellite = z.infer<typeof fieldSatelliteSchema>;
