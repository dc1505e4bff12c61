import { z } from 'zod';
import { languageSchema } from '../protocol/language-schema.ts';
import {
  BAGGED_FERTILISERS,
  DAY_ZEROES,
  MEDICINE_BASES,
  MOST_CROP_ACRES,
  MOST_SIGNS,
  PLANT_PARTS,
  PROBLEM_KINDS,
} from '../vocabulary/advice/crops.ts';
import { PACK_UNITS, TOXICITY_COLOURS } from '../vocabulary/catalogue.ts';
import { LONGEST_SEARCH } from '../vocabulary/limits.ts';

/** Id of a crop: "pigeon-pea". */
export const cropIdSchema = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const problemIdSchema = z.string().regex(/^[a-z][a-z_]{0,63}$/);
const signIdSchema = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const language = languageSchema.default('hi');

/** What every route of the advice on crops takes. */
export const adviceQuerySchema = z.object({ lang: language });

/** A crop as a list shows it. */
export const cropCardSchema = z.object({
  id: cropIdSchema,
  name: z.string(),
  image_url: z.string(),
  has_guide: z.boolean(),
  has_problems: z.boolean(),
});
/** A crop as a list shows it. */
export type CropCard = z.infer<typeof cropCardSchema>;
/** Answer of `GET /advice/v1/crops`. */
export const cropCardsSchema = z.object({ results: z.array(cropCardSchema) });

/** A problem as a list shows it. */
export const problemCardSchema = z.object({
  id: problemIdSchema,
  name: z.string(),
  kind: z.enum(PROBLEM_KINDS),
  image_url: z.string(),
});
/** A problem as a list shows it. */
export type ProblemCard = z.infer<typeof problemCardSchema>;

/** A piece of work of a stage; its fertiliser where it is a bagged one whose price the government sets. */
export const cropWorkSchema = z.object({
  text: z.string(),
  /** `bag_price` in rupees. */
  fertiliser: z
    .object({
      name: z.enum(BAGGED_FERTILISERS),
      kg_per_acre: z.number(),
      bag_kg: z.number(),
      bag_price: z.number(),
    })
    .nullable(),
});
/** A piece of work of a stage. */
export type CropWork = z.infer<typeof cropWorkSchema>;

/** A stage of a crop, in days from its day 0. */
export const guideStageSchema = z.object({
  no: z.number().int(),
  name: z.string(),
  image_url: z.string(),
  day_from: z.number().int(),
  day_to: z.number().int(),
  works: z.array(cropWorkSchema),
});
/** A stage of a crop. */
export type GuideStage = z.infer<typeof guideStageSchema>;

/** What is known of a crop; null where it is not. */
export const cropFactsSchema = z.object({
  /** '110–150' days. */
  duration_days: z.string().nullable(),
  /** '40–50' kg an acre. */
  seed_kg_per_acre: z.string().nullable(),
  /** '60 × 20' cm. */
  spacing_cm: z.string().nullable(),
  npk_kg_per_ha: z.object({ n: z.number(), p: z.number(), k: z.number() }).nullable(),
});

/** Answer of `GET /advice/v1/crops/{id}`. */
export const cropDetailsSchema = cropCardSchema.extend({
  facts: cropFactsSchema,
  /** Of the market's goods and prices for it: its own, or that of the crop it grows from. */
  market_crop_id: cropIdSchema,
  /** Null where there is none yet. */
  guide: z
    .object({
      counts_from: z.enum(DAY_ZEROES),
      /** An agronomist has looked at it. */
      is_reviewed: z.boolean(),
      stages: z.array(guideStageSchema),
    })
    .nullable(),
  problems: z.array(problemCardSchema),
});
/** A crop with its facts, its guide and its problems. */
export type CropDetails = z.infer<typeof cropDetailsSchema>;

/** A part of a plant or a sign on it, to be chosen. */
const choiceSchema = z.object({ id: z.string(), name: z.string(), image_url: z.string() });

/** `GET /advice/v1/crops/{id}/problems`: problems of a crop, of a part, or by what is seen. */
export const cropProblemsQuerySchema = adviceQuerySchema.extend({
  part: z.enum(PLANT_PARTS).optional(),
  /** Ids with commas between them. */
  signs: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(signIdSchema).min(1).max(MOST_SIGNS))
    .optional(),
  /** Number of the stage at which the crop is. */
  stage: z.coerce.number().int().min(1).max(99).optional(),
});
/** Answer of `GET /advice/v1/crops/{id}/problems`. */
export const cropProblemsSchema = z.object({
  crop: cropCardSchema,
  parts: z.array(z.enum(PLANT_PARTS)),
  /** Of the part that was asked for; empty without one. */
  signs: z.array(choiceSchema),
  /** With signs: those that they may mean, at most three, the likeliest first. Else all, of the part. */
  problems: z.array(problemCardSchema),
});
/** Problems of a crop. */
export type CropProblems = z.infer<typeof cropProblemsSchema>;

/** What is used against a problem. See docs/domain/advice.md#what-is-said-of-a-problem. */
export const medicineSchema = z.object({
  /** As the label writes it, in Latin letters. */
  active: z.string(),
  amount: z.number(),
  /** The end of a range, or null. */
  amount_to: z.number().nullable(),
  unit: z.enum(PACK_UNITS),
  per: z.enum(MEDICINE_BASES),
  method: z.string(),
  /** Days between the last use and harvest; null where it is not known. */
  waiting_days: z.number().int().nullable(),
  toxicity: z.enum(TOXICITY_COLOURS).nullable(),
  /** Where the law forbids it, in words; null where it does not. */
  restriction: z.string().nullable(),
});
/** What is used against a problem. */
export type Medicine = z.infer<typeof medicineSchema>;

/** A product whose label names the crop and the problem. */
export const labelledProductSchema = z.object({
  slug: z.string(),
  name: z.string(),
  image_url: z.string(),
  active: z.string().nullable(),
  per_acre: z.object({ amount: z.number(), unit: z.enum(PACK_UNITS) }),
  waiting_days: z.number().int().nullable(),
  toxicity: z.enum(TOXICITY_COLOURS).nullable(),
  /** Where the law forbids it, in words; null where it does not. */
  restriction: z.string().nullable(),
});
/** A product whose label names the crop and the problem. */
export type LabelledProduct = z.infer<typeof labelledProductSchema>;

/** Answer of `GET /advice/v1/crops/{id}/problems/{problemId}`. */
export const problemDetailsSchema = problemCardSchema.extend({
  crop: cropCardSchema,
  scientific: z.string().nullable(),
  parts: z.array(z.enum(PLANT_PARTS)),
  signs: z.array(choiceSchema),
  /** Names of the stages at which it is common. */
  stages: z.array(z.string()),
  /** From when it is worth acting; none where no number is known. */
  thresholds: z.array(z.string()),
  /** What needs no chemical. */
  measures: z.array(z.string()),
  medicines: z.array(medicineSchema),
  note: z.string().nullable(),
  products: z.array(labelledProductSchema),
});
/** A problem with what to do about it. */
export type ProblemDetails = z.infer<typeof problemDetailsSchema>;

/** `GET /advice/v1/search`. */
export const adviceSearchQuerySchema = adviceQuerySchema.extend({ q: z.string().trim().min(1).max(LONGEST_SEARCH) });
/** Answer of `GET /advice/v1/search`: what fits best first. */
export const adviceFoundSchema = z.object({
  crops: z.array(cropCardSchema),
  problems: z.array(problemCardSchema.extend({ crop: z.object({ id: cropIdSchema, name: z.string() }) })),
});
/** Crops and problems that a search found. */
export type AdviceFound = z.infer<typeof adviceFoundSchema>;

/** `POST /advice/v1/my-crops`, `PUT /advice/v1/my-crops/{id}`: a crop of a person. */
export const myCropInputSchema = z.object({
  crop: cropIdSchema,
  /** Day 0: sowing, transplanting, planting or cutting; 'YYYY-MM-DD'. */
  sowing_day: z.iso.date(),
  acres: z.number().min(0.01).max(MOST_CROP_ACRES).multipleOf(0.01),
});
/** What a person says of a crop. */
export type MyCropInput = z.infer<typeof myCropInputSchema>;

/** A crop of a person. */
export const myCropSchema = z.object({
  id: z.uuid(),
  crop: cropCardSchema,
  sowing_day: z.iso.date(),
  acres: z.number(),
});
/** A crop of a person. */
export type MyCrop = z.infer<typeof myCropSchema>;
/** Answer of `GET /advice/v1/my-crops`: the newest sowing first. */
export const myCropsSchema = z.object({ results: z.array(myCropSchema) });
