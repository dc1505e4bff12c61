import { z } from 'zod';
import { cropCardSchema, cropIdSchema } from '../advice/crops.ts';
import {
  FIELD_ENTRY_KINDS,
  LARGEST_FIELD_AMOUNT,
  LONGEST_FIELD_NAME,
  LONGEST_FIELD_NOTE,
  MOST_FIELD_CORNERS,
} from '../vocabulary/fields/fields.ts';

const positionSchema = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** The boundary of a field: a GeoJSON polygon without holes; closed or not, which the rules look at. */
export const fieldBoundarySchema = z.object({
  type: z.literal('Polygon'),
  coordinates: z.tuple([z.array(positionSchema).max(MOST_FIELD_CORNERS + 1)]),
});
/** The boundary of a field. */
export type FieldBoundary = z.infer<typeof fieldBoundarySchema>;

/** `PUT /fields/v1/fields/{id}`: what a person says of a field. */
export const fieldInputSchema = z.object({
  name: z.string().max(LONGEST_FIELD_NAME),
  boundary: fieldBoundarySchema,
  /** Null for a field on which nothing grows. */
  crop: cropIdSchema.nullable(),
  /** Null where it is not known. */
  variety: z.string().max(LONGEST_FIELD_NAME).nullable(),
  /** Day 0 of the crop, 'YYYY-MM-DD'; null where it is not known. */
  sowing_day: z.iso.date().nullable(),
});
/** What a person says of a field. */
export type FieldInput = z.infer<typeof fieldInputSchema>;

/** Of the filled form: what comes again by it is the same, however often it comes. */
const keySchema = z.uuid().optional();

/** `POST /fields/v1/fields`: a new field. */
export const newFieldSchema = fieldInputSchema.extend({ key: keySchema });
/** A new field. */
export type NewField = z.infer<typeof newFieldSchema>;

/** A field of a person. */
export const fieldSchema = fieldInputSchema.extend({
  id: z.uuid(),
  /** Its ring is closed. */
  boundary: fieldBoundarySchema,
  crop: cropCardSchema.nullable(),
  square_metres: z.number(),
  /** Code of the state in which it lies, for states that count in bigha; null elsewhere and where it is not known. */
  state: z.string().nullable(),
});
/** A field of a person. */
export type Field = z.infer<typeof fieldSchema>;
/** Answer of `GET /fields/v1/fields`: the newest first. */
export const fieldsSchema = z.object({ results: z.array(fieldSchema) });

/** Details of `field_error.shape`: what is wrong with the boundary, in the order of the rules. */
export const fieldShapeDetailsSchema = z.object({
  problems: z.array(
    z.union([
      z.enum(['open', 'crosses-itself', 'too-small', 'too-large', 'outside-india']),
      /** Another field of the person, and the share of the smaller of the two, 0 to 1. */
      z.object({ overlaps: z.string(), name: z.string(), share: z.number() }),
    ]),
  ),
});
/** What is wrong with a boundary. */
export type FieldShapeProblem = z.infer<typeof fieldShapeDetailsSchema>['problems'][number];

/** What an entry in the khetibook says. */
const entryFactsSchema = z.object({
  /** 'YYYY-MM-DD', in India. */
  day: z.iso.date(),
  kind: z.enum(FIELD_ENTRY_KINDS),
  /** Rupees: what was paid for a cost, what was got for an income. */
  amount: z.number().min(0.01).max(LARGEST_FIELD_AMOUNT).multipleOf(0.01),
  note: z.string().max(LONGEST_FIELD_NOTE),
});
/** `POST /fields/v1/fields/{id}/entries`: an entry in the khetibook. */
export const fieldEntryInputSchema = entryFactsSchema.extend({ key: keySchema });
/** An entry to be kept. */
export type FieldEntryInput = z.infer<typeof fieldEntryInputSchema>;
/** An entry in the khetibook. */
export const fieldEntrySchema = entryFactsSchema.extend({ id: z.uuid() });
/** An entry in the khetibook. */
export type FieldEntry = z.infer<typeof fieldEntrySchema>;

/** Answer of `GET /fields/v1/fields/{id}/entries`: the newest day first; sums in rupees, of all entries. */
export const khetibookSchema = z.object({
  results: z.array(fieldEntrySchema),
  costs: z.number(),
  incomes: z.number(),
  /** Below 0 for a loss. */
  profit: z.number(),
  /** To the paisa, half away from 0. */
  profit_per_acre: z.number(),
});
/** The khetibook of a field. */
export type Khetibook = z.infer<typeof khetibookSchema>;
