import { z } from 'zod';
import { cropCardSchema } from '../advice/crops.ts';
import { pagedSchema, pageQuerySchema } from '../paging.ts';
import { BAGGED_FERTILISERS, MOST_CROP_ACRES } from '../vocabulary/advice/crops.ts';
import { BAG_NUMBER, SOIL_PARAMETERS, SOIL_REFUSALS, SOIL_SAMPLE_STATES } from '../vocabulary/advice/soil.ts';

/** The number on a bag of soil, in capitals. */
export const bagNumberSchema = z.string().regex(BAG_NUMBER);

/** `POST /soil/v1/samples`: soil that was handed in. See docs/domain/soil.md. */
export const soilSampleInputSchema = z.object({
  /** Made with the form: the same form sent again is one sample. */
  key: z.uuid(),
  /** As it is printed on the bag, in capitals. */
  bag_number: bagNumberSchema,
  /** What is to be grown; null where it is not known yet. */
  crop: cropCardSchema.shape.id.nullable(),
  /** Of the field; null where it is not known. */
  acres: z.number().min(0.01).max(MOST_CROP_ACRES).nullable(),
});
/** Soil that was handed in. */
export type SoilSampleInput = z.input<typeof soilSampleInputSchema>;

/** Goods of a grade of fertiliser. */
const soilProductSchema = z.object({ id: z.string(), slug: z.string(), name: z.string(), active: z.string() });

/** What a laboratory measured. */
export const soilReportSchema = z.object({
  /** A day in India. */
  reported_day: z.iso.date(),
  /** The laboratory's name; null for the simulated one of the sample. */
  laboratory: z.string().nullable(),
  /** In the unit of each; null for what was not measured. */
  values: z.record(z.enum(SOIL_PARAMETERS), z.number().nullable()),
  /** Goods that are urea, DAP and MOP, which the plan is made of. */
  products: z.record(z.enum([...BAGGED_FERTILISERS, 'mop']), z.array(soilProductSchema)),
});
/** What a laboratory measured. */
export type SoilReport = z.infer<typeof soilReportSchema>;

/** A sample of soil as who handed it in sees it. */
export const soilSampleSchema = z.object({
  id: z.uuid(),
  bag_number: z.string(),
  state: z.enum(SOIL_SAMPLE_STATES),
  crop: cropCardSchema.nullable(),
  acres: z.number().nullable(),
  /** A day in India. */
  sent_day: z.iso.date(),
  /** Why it cannot be measured; null where it can. */
  refusal: z.enum(SOIL_REFUSALS).nullable(),
});
/** A sample of soil. */
export type SoilSample = z.infer<typeof soilSampleSchema>;
/** Answer of `GET /soil/v1/samples`: the person's own, the newest first, 50 at most. */
export const soilSamplesSchema = z.object({ results: z.array(soilSampleSchema) });
/** Answer of `GET /soil/v1/samples/{id}`. */
export const soilSampleDetailsSchema = soilSampleSchema.extend({
  /** Null until there is one. */
  report: soilReportSchema.nullable(),
});
/** A sample with its report. */
export type SoilSampleDetails = z.infer<typeof soilSampleDetailsSchema>;

/** `GET /laboratory/v1/samples`: those that wait. */
export const waitingSamplesQuerySchema = pageQuerySchema;
/** Answer of `GET /laboratory/v1/samples`, the longest waiting first; without whose they are. */
export const waitingSamplesSchema = pagedSchema(z.object({ bag_number: z.string(), sent_day: z.iso.date() }));

/** `POST /laboratory/v1/samples/{bagNumber}/report`: what was measured, each value with its unit. */
export const soilValuesSchema = z.object({
  laboratory: z.string().trim().min(1).max(120),
  values: z
    .array(
      z.object({
        parameter: z.enum(SOIL_PARAMETERS),
        value: z.number(),
        /** One that is not the parameter's is refused: nothing is converted. */
        unit: z.string().max(20),
      }),
    )
    .min(1)
    .max(SOIL_PARAMETERS.length),
});
/** What a laboratory reports. */
export type SoilValues = z.output<typeof soilValuesSchema>;

/** `POST /laboratory/v1/samples/{bagNumber}/reject`. */
export const soilRefusalSchema = z.object({ reason: z.enum(SOIL_REFUSALS) });
/** The number of a bag, in an address. */
export const bagNumberParamsSchema = z.object({ bagNumber: bagNumberSchema });
